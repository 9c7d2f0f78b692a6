/** Reads what the operator's report is made of, for `npm run today` and for the nightly mail alike. */
import {createDatabase} from '../database.ts';
import {HEALTH_HEADER} from '../health.ts';
import {ADMIN_API_VERSION} from '../orders/admin-api.ts';
import {todayLines, type OperatorCounts, type TodayLine} from './today.ts';

/** Every function of the project (supabase/config.toml). */
export const FUNCTION_NAMES = [
  'certificates',
  'orders-reconcile',
  'purchases',
  'request-receipt',
  'shopify-webhooks',
  'sofia-chat',
] as const;

export interface TodaySource {
  /** Of the project. */
  readonly url: string;
  readonly serviceKey: string;
  /** Null if it is not configured; every function then refuses, and is reported so. */
  readonly reconcileSecret: string | null;
  /** How many orders and mails the last reconciliation could not handle. */
  readonly failed: number;
}

/** A function that has slept starts first. */
const REQUEST_LIMIT_MS = 15_000;

const NO_COUNTS: OperatorCounts = {
  overdueRequests: 0,
  dueRequests: 0,
  laterRequests: 0,
  unmailedBuyers: 0,
  waitingNotices: 0,
  waitingReviews: 0,
  events: [],
};

/** Never rejects: what cannot be read is a line itself. */
export async function readToday(
  {url, serviceKey, reconcileSecret, failed}: TodaySource,
  now: number,
): Promise<readonly TodayLine[]> {
  const problems: string[] = [];
  const counts = await createDatabase({url, serviceKey})
    .call<OperatorCounts>('operator_counts', {})
    .catch((error: unknown) => {
      const reason = String(error).replace(/^\w*Error: /, '');
      problems.push(`Requests, buyers and events cannot be counted: ${reason}`);
      return NO_COUNTS;
    });
  problems.push(...(await functionProblems(url, reconcileSecret)));
  return todayLines(
    {
      counts,
      problems,
      failed,
      hasOlderKeys: !serviceKey.startsWith('sb_'),
      adminVersion: ADMIN_API_VERSION,
    },
    now,
  );
}

/** Which functions are not deployed, and what the others cannot use, in words. */
export async function functionProblems(
  url: string,
  secret: string | null,
): Promise<readonly string[]> {
  const problems = await Promise.all(FUNCTION_NAMES.map((name) => problemsOf(url, name, secret)));
  return problems.flat();
}

async function problemsOf(
  url: string,
  name: string,
  secret: string | null,
): Promise<readonly string[]> {
  try {
    const response = await fetch(`${url}/functions/v1/${name}/health`, {
      headers: secret ? {[HEALTH_HEADER]: secret} : {},
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    const answer = (await response.json().catch(() => null)) as {
      code?: string;
      uses?: readonly {name: string; problem: string | null; optional?: boolean}[];
    } | null;
    if (response.status === 404) return [`The function ${name} is not deployed`];
    if (response.status === 401 || response.status === 503) {
      return [`The function ${name} does not know this ORDERS_RECONCILE_SECRET`];
    }
    if (!response.ok || !answer?.uses) {
      return [`The function ${name} does not report its health (HTTP ${response.status})`];
    }
    return answer.uses
      .filter(({problem, optional}) => problem !== null && !optional)
      .map((use) => `The function ${name} cannot use ${use.name}: ${use.problem}`);
  } catch {
    return [`The function ${name} does not answer`];
  }
}

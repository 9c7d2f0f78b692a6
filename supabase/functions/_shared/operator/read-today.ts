/** Reads the facts for the operator's report, for `npm run today` and for the nightly mail. */
import {createDatabase} from '../database.ts';
import {HEALTH_HEADER} from '../health.ts';
import {ADMIN_API_VERSION} from '../orders/admin-api.ts';
import {fixFor} from './fix-for.ts';
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
  /** URL of the project. */
  readonly url: string;
  readonly serviceKey: string;
  /** Null if not configured; every function then refuses, and is reported so. */
  readonly reconcileSecret: string | null;
  /** Number of orders and mails that the last reconciliation could not handle. */
  readonly failed: number;
  /** Problems that the caller has found already; if missing, the functions are asked. */
  readonly problems?: readonly TodayLine[];
}

/** A function that has slept starts first. */
const REQUEST_LIMIT_MS = 15_000;

const NO_COUNTS: OperatorCounts = {
  overdueRequests: 0,
  dueRequests: 0,
  laterRequests: 0,
  unmailedBuyers: 0,
  waitingNotices: 0,
  emptyProducts: 0,
  messages: 0,
  waitingReviews: 0,
  events: [],
};

/** Never rejects: what cannot be read becomes a line of the report. */
export async function readToday(
  {url, serviceKey, reconcileSecret, failed, problems: known}: TodaySource,
  now: number,
): Promise<readonly TodayLine[]> {
  const problems: TodayLine[] = [];
  const counts = await createDatabase({url, serviceKey})
    .call<OperatorCounts>('operator_counts', {})
    .catch((error: unknown) => {
      const reason = String(error).replace(/^\w*Error: /, '');
      const fix = /: 40[13] /.test(reason)
        ? 'copy the secret key again: Supabase → Project Settings → API keys (SUPABASE_SERVICE_ROLE_KEY)'
        : 'npm run doctor';
      problems.push({text: `Requests, buyers and events cannot be counted: ${reason}`, fix});
      return NO_COUNTS;
    });
  problems.push(
    ...(known ??
      (await functionProblems(url, reconcileSecret)).filter(({isOptional}) => !isOptional)),
  );
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

export interface FunctionProblem extends TodayLine {
  /** Whether the function works without the setting. */
  readonly isOptional: boolean;
}

const DEPLOY = 'npx supabase@3 functions deploy';

/**
 * Which functions are not deployed, and what the others cannot use; what several share is one line. `told` is what the
 * asker knows of the shop (health.ts). Without the secret it is only asked whether they are there.
 */
export async function functionProblems(
  url: string,
  secret: string | null,
  told = new Headers(),
): Promise<readonly FunctionProblem[]> {
  const found = await Promise.all(
    FUNCTION_NAMES.map(async (name) => ({name, causes: await causesOf(url, name, secret, told)})),
  );
  const byText = new Map(found.flatMap(({causes}) => causes.map((each) => [each.text, each])));
  return [...byText.values()].map(({text, fix, isOptional}) => {
    const names = found
      .filter(({causes}) => causes.some((each) => each.text === text))
      .map(({name}) => name);
    const [only = '', ...others] = names;
    return others.length === 0
      ? {
          text: `The function ${only} ${text}`,
          fix: fix === DEPLOY ? `${DEPLOY} ${only}` : fix,
          isOptional,
        }
      : {
          text: `The functions ${names.join(', ')} ${text.replace(/^is /, 'are ').replace(/^does /, 'do ')}`,
          fix,
          isOptional,
        };
  });
}

async function causesOf(
  url: string,
  name: string,
  secret: string | null,
  told: Headers,
): Promise<readonly FunctionProblem[]> {
  const cause = (text: string, fix: string) => [{text, fix, isOptional: false}];
  try {
    const response = await fetch(`${url}/functions/v1/${name}/health`, {
      headers: secret ? [...told, [HEALTH_HEADER, secret]] : [],
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    const {status} = response;
    const answer = (await response.json().catch(() => null)) as {
      code?: string;
      uses?: readonly {name: string; problem: string | null; optional?: boolean}[];
    } | null;
    if (status === 404 && answer?.code === 'NOT_FOUND') return cause('is not deployed', DEPLOY);
    if (status >= 500 && status !== 503) {
      return cause(
        `does not start (HTTP ${status})`,
        'look at the log: Supabase → Edge Functions → Logs; a paused project starts nothing',
      );
    }
    if (!secret) return [];
    if (status === 401 || status === 503) {
      return cause(
        'does not know this ORDERS_RECONCILE_SECRET',
        'npx supabase@3 secrets set ORDERS_RECONCILE_SECRET=… with the one of .env',
      );
    }
    if (!answer?.uses) return cause(`is of an earlier release (HTTP ${status})`, DEPLOY);
    return answer.uses.flatMap(({name: what, problem, optional = false}) =>
      problem === null
        ? []
        : {
            text: `cannot use ${what}: ${problem}`,
            fix: fixFor(`${what}: ${problem}`),
            isOptional: optional,
          },
    );
  } catch {
    return cause('does not answer', DEPLOY);
  }
}

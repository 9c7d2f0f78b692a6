/** Starts the reconciliation if the caller shows the schedule's secret. */
import {isSame} from '../health.ts';
import type {MailedToday} from '../operator/mail-today.ts';
import type {Noticed} from '../operator/send-notices.ts';
import type {Reconciled} from './reconcile.ts';

interface ReconcileParts {
  readonly secret: string | null;
  readonly now: () => number;
  /** `since` in epoch milliseconds. */
  readonly reconcile: (since: number) => Promise<Reconciled>;
  /** Mails shoppers the notices that are due; null when this day's went before. */
  readonly notify: () => Promise<Noticed | null>;
  /** Mails the operator what waits. @param failed how many things failed in this run. */
  readonly report: (failed: number) => Promise<MailedToday>;
}

/** A night that failed is made up for by the next two. */
const DEFAULT_HOURS = 72;
const MAX_HOURS = 24 * 60;
const HOUR_MS = 3_600_000;

export function createReconcileHandler(
  parts: ReconcileParts,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return answer(405, {error: 'method_not_allowed'});
    if (!parts.secret) return answer(503, {error: 'not_configured'});
    const shown = request.headers.get('x-reconcile-secret') ?? '';
    if (!(await isSame(shown, parts.secret))) return answer(401, {error: 'refused'});
    const {hours} = (await request.json().catch(() => ({}))) as {hours?: unknown};
    const span =
      typeof hours === 'number' && hours > 0 ? Math.min(hours, MAX_HOURS) : DEFAULT_HOURS;
    try {
      const done = await parts.reconcile(parts.now() - span * HOUR_MS);
      const noticed = await parts.notify().catch((error: unknown) => ({
        sent: 0,
        failed: [`notices: ${String(error).slice(0, 200)}`],
      }));
      const failed = [...done.failed, ...(noticed?.failed ?? [])];
      const report = await parts.report(failed.length).catch(() => 'failed');
      return answer(200, {...done, failed, notices: noticed?.sent ?? 0, report});
    } catch (error) {
      console.error('orders-reconcile:', String(error));
      return answer(502, {error: 'failed', message: String(error).slice(0, 200)});
    }
  };
}

function answer(status: number, body: object): Response {
  return Response.json(body, {status});
}

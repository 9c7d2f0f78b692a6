/**
 * One structured line per event, readable by any log drain. Values are operation names, ids,
 * statuses and messages of our own errors: never tokens, e-mails or what a shopper typed. Messages
 * and paths can carry such things all the same, so what looks like one is blotted out.
 */
import {asRecord} from '~/domain/text/parse-unknown';

type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

const MAX_LENGTH = 2_000;
/** E-mail addresses (also encoded in a path), JSON web tokens, and tokens of the services in use. */
const PRIVATE =
  /[^\s/"'<>=@]{1,64}(?:@|%40)[^\s/"'<>@]{1,255}|\beyJ[\w-]{8,}(?:\.[\w-]+)*|\b(?:shp[a-z]{2}|sb_secret|sk)[_-][\w-]{8,}/gi;

export function logInfo(event: string, fields: LogFields): void {
  console.log(lineOf('info', event, fields));
}

export function logWarning(event: string, fields: LogFields): void {
  console.warn(lineOf('warn', event, fields));
}

export function logError(event: string, fields: LogFields): void {
  console.error(lineOf('error', event, fields));
}

/** Loggable facts about a thrown value (responses are logged by status); the stack appears only in the log. */
export function describeError(error: unknown): {message: string; stack?: string} {
  if (!(error instanceof Error)) {
    const status = asRecord(error)?.status;
    return {message: typeof status === 'number' ? `status ${status}` : String(error)};
  }
  return {message: error.message, ...(error.stack ? {stack: error.stack} : {})};
}

function lineOf(level: string, event: string, fields: LogFields): string {
  const clean = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, MAX_LENGTH).replace(PRIVATE, '[redacted]') : value,
  ]);
  return JSON.stringify({level, event, ...Object.fromEntries(clean)});
}

/** The only log line of every request; names the route instead of the URL, which may contain anything. */
export function logRequest(
  trace: RequestTrace,
  request: Request,
  pattern: string,
  response: Response,
): void {
  logInfo('request', {
    request: trace.id,
    method: request.method,
    route: pattern,
    status: response.status,
    cache: cacheState(trace, response),
    providerCalls: trace.providerCalls,
    providerMs: Math.round(trace.providerMs),
    ms: Date.now() - trace.startedAt,
  });
}

/** 'hit', 'stale' or 'miss' of the page cache, 'stale' also if stale reads were used; 'none' otherwise. */
function cacheState({staleReads}: RequestTrace, response: Response): string {
  return staleReads > 0 ? 'stale' : (response.headers.get('X-Cache') ?? 'none');
}

/** The costs of one request, counted while it runs and written to its log line at the end. */
export interface RequestTrace {
  /** Names the request in all its log lines and in the response. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Start of rendering, without the time spent waiting for another request's render. */
  renderingSince: number;
  /** Calls to the provider so far, repeated ones included. */
  providerCalls: number;
  /** Milliseconds spent in provider calls; simultaneous calls add up. */
  providerMs: number;
  /** Old answers that stood in for a provider that failed. */
  staleReads: number;
}

/** The platform's id of the request. A visitor may be able to set it, so it must look like one. */
const ID_HEADER = 'request-id';

export function startTrace(request: Request): RequestTrace {
  const now = Date.now();
  const given = request.headers.get(ID_HEADER) ?? '';
  return {
    id: /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID(),
    startedAt: now,
    renderingSince: now,
    providerCalls: 0,
    providerMs: 0,
    staleReads: 0,
  };
}

/** Keeps a response with stale reads out of all caches, where it would count as new and outlive the failure. */
export function withoutStaleReads(response: Response, {staleReads}: RequestTrace): Response {
  if (staleReads === 0) return response;
  const uncached = new Response(response.body, response);
  uncached.headers.set('Cache-Control', 'no-store');
  return uncached;
}

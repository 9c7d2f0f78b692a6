import {logInfo} from './log';
import type {RequestTrace} from './request-trace';

/** The one line of every request; names the route, not the address, which may hold anything. */
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

/** 'hit', 'stale' or 'miss' of the page cache; 'stale' too when old reads stood in; else 'none'. */
function cacheState({staleReads}: RequestTrace, response: Response): string {
  return staleReads > 0 ? 'stale' : (response.headers.get('X-Cache') ?? 'none');
}

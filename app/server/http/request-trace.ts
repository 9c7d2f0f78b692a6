/** What one request cost, counted as it goes and written to its log line at the end. */
export interface RequestTrace {
  /** Names the request in every log line that it causes, and in its answer. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Start of rendering, without the time spent waiting for another request's render. */
  renderingSince: number;
  /** Calls to the provider so far, repeated ones included. */
  providerCalls: number;
  /** Milliseconds spent in them; calls at the same time add up. */
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

/** Keeps a response made from old reads out of all caches: cached as new it would outlive the provider's recovery. */
export function withoutStaleReads(response: Response, {staleReads}: RequestTrace): Response {
  if (staleReads === 0) return response;
  const uncached = new Response(response.body, response);
  uncached.headers.set('Cache-Control', 'no-store');
  return uncached;
}

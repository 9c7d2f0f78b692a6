import type {RequestTrace} from '../http/request-trace';

/**
 * Keeps an answer that was made of old reads out of every cache: kept as a new page it would outlive
 * the provider's recovery.
 */
export function withoutStaleReads(response: Response, {staleReads}: RequestTrace): Response {
  if (staleReads === 0) return response;
  const uncached = new Response(response.body, response);
  uncached.headers.set('Cache-Control', 'no-store');
  return uncached;
}

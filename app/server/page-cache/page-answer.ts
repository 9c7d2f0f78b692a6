/** From a kept page to what is sent. */
import {acceptsGzip} from '../http/accepted-encoding';
import type {StoredPage} from './stored-page';

/** Characters of `If-None-Match`; browsers send one tag, of 25. */
const MAX_ETAGS_LENGTH = 500;

export type CacheState = 'hit' | 'stale' | 'miss';

/**
 * A page as an answer: compressed or not as the request wants it, or a 304 for who has it already.
 * @param ms that were spent on it so far.
 */
export function answerWith(
  request: Request,
  page: StoredPage,
  state: CacheState,
  ms: number,
): Response {
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  // Kept as fresh by the platform, a stale page could live a day longer.
  const isStale = state === 'stale';
  const platform = isStale ? 'no-store' : 'public, max-age=300, stale-while-revalidate=86400';
  headers.set('Oxygen-Cache-Control', platform);
  headers.set('Vary', 'Accept-Encoding');
  headers.set('X-Cache', state);
  headers.set('Server-Timing', `page;desc=${state};dur=${ms}`);

  if (matchesEtag(request, headers.get('etag'))) return new Response(null, {status: 304, headers});
  const compressed = acceptsGzip(request);
  if (compressed) headers.set('Content-Encoding', 'gzip');
  return compressed
    ? new Response(page.body, {headers, encodeBody: 'manual'})
    : new Response(new Response(page.body).body?.pipeThrough(new DecompressionStream('gzip')), {
        headers,
      });
}

/** Whether who asks has this very version. */
function matchesEtag(request: Request, etag: string | null): boolean {
  const asked = request.headers.get('If-None-Match');
  if (etag === null || asked === null || asked.length > MAX_ETAGS_LENGTH) return false;
  return asked.split(',').some((each) => each.trim() === etag);
}

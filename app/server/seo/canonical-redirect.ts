import {canonicalPath} from '~/domain/moved-path';

const CACHED = 'public, max-age=3600';

/** A permanent redirect to the one form of a page's address; null when the request has it. */
export function canonicalRedirect({method, url}: Request): Response | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const {pathname, search} = new URL(url);
  const path = canonicalPath(pathname);
  if (path === null) return null;
  return new Response(null, {
    status: 301,
    headers: {Location: path + search, 'Cache-Control': CACHED},
  });
}

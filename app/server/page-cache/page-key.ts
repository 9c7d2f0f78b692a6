/**
 * Which requests may be answered from the page cache, and under what key. The key is the path and
 * the query parameters that the screen declares here, in this order; any other parameter (of
 * marketing tools, or of somebody who tries to fill the cache) is neither in the key nor seen by
 * the screen.
 */

/** Screens with parameters of their own. */
const DECLARED: readonly {readonly path: RegExp; readonly parameters: readonly string[]}[] = [
  {path: /^\/category\/[^/]+$/, parameters: ['pagina']},
  {path: /^\/tienda$/, parameters: ['q', 'nicho', 'orden', 'min', 'max', 'pagina']},
];
/** Screens whose document depends on who asks, and what is no screen at all. */
const PRIVATE = /^\/(?:api(?:\/|$)|gracias$|auth(?:\/|$)|healthz$)/;
const DATA_SUFFIX = '.data';
/** The parameter by which a client navigation names the routes whose data it wants. */
const ROUTES_PARAMETER = '_routes';
const MAX_VALUE_LENGTH = 200;

/** The address to render and to keep the answer under; null when the request is not for the cache. */
export function pageKey(request: Request, routeIds: ReadonlySet<string>): URL | null {
  if (request.method !== 'GET') return null;
  const url = new URL(request.url);
  const isData = url.pathname.endsWith(DATA_SUFFIX);
  const path = isData ? screenOfData(url.pathname) : url.pathname;
  if (PRIVATE.test(path)) return null;

  // Not `new URL(path, origin)`: a path of two slashes and a name would be another origin.
  const key = new URL(url.origin);
  key.pathname = url.pathname;
  const declared = DECLARED.find((screen) => screen.path.test(path))?.parameters ?? [];
  for (const name of declared) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    if (value.length > MAX_VALUE_LENGTH) return null;
    key.searchParams.set(name, value);
  }
  const routes = url.searchParams.get(ROUTES_PARAMETER);
  if (isData && routes !== null) {
    // Each once and in one order, or an address could be written, and kept, in countless ways.
    const ids = [...new Set(routes.split(','))].sort();
    if (!ids.every((id) => routeIds.has(id))) return null;
    key.searchParams.set(ROUTES_PARAMETER, ids.join());
  }
  return key;
}

function screenOfData(pathname: string): string {
  const path = pathname.slice(0, -DATA_SUFFIX.length);
  return path === '/_root' ? '/' : path;
}

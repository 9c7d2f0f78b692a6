/**
 * The page key: the path, and the query parameters that the route declares, in that order. A page is
 * rendered from its key and cached under it. No other parameter (from marketing tools, or from
 * somebody who tries to fill the cache) reaches the page or the cache, in development or in a build.
 */
import {canonicalPath} from '~/domain/navigation/moved-path';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {asksForData, documentPath, UNKNOWN_PATH, type KnownRoute} from '../http/route-table';

/** Remix's parameter with the routes of a client navigation. */
const ROUTES_PARAMETER = '_routes';
const MAX_VALUE_LENGTH = 200;

/** The URL reduced to what its route declares. */
export function declaredUrl(asked: string, {query = []}: RouteFacts): URL {
  const url = new URL(asked);
  if (query === 'any') return url;
  // `new URL(path, origin)` would read a path with two slashes and a name as another origin.
  const declared = new URL(url.origin);
  declared.pathname = url.pathname;
  const names = asksForData(url.pathname) ? [...query, ROUTES_PARAMETER] : query;
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value !== null) declared.searchParams.set(name, value);
  }
  return declared;
}

/** The URL to render and cache; null if the request is not cacheable. */
export function pageKey(
  {method, url}: Request,
  {id, path, facts}: Pick<KnownRoute, 'id' | 'path' | 'facts'>,
): URL | null {
  // Unknown paths are not pages.
  if (method !== 'GET' || facts.cache === 'none' || path === UNKNOWN_PATH) return null;
  const key = declaredUrl(url, facts);
  // Documents with another spelling are redirected to the canonical URL; data is matched in any spelling.
  if (asksForData(key.pathname) && canonicalPath(documentPath(key.pathname)) !== null) return null;
  const routes = key.searchParams.get(ROUTES_PARAMETER);
  key.searchParams.delete(ROUTES_PARAMETER);
  if ([...key.searchParams.values()].some((value) => value.length > MAX_VALUE_LENGTH)) return null;
  if (routes !== null) {
    const ids = routes.split(',');
    // Only the route's loader knows whether the page exists; a key for the route alone would answer any handle.
    if (!ids.includes(id)) return null;
    // Other routes have no part in the page: each set of them would be another copy of it.
    key.searchParams.set(ROUTES_PARAMETER, ids.includes('root') ? `root,${id}` : id);
  }
  return key;
}

/**
 * Storage key of a page.
 * @param url from `pageKey`.
 * @param version of the build.
 */
export function storedUnder(url: URL, version: string): string {
  return `${url.origin}/__page/${version}${url.pathname}${url.search}`;
}

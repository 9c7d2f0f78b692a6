/**
 * What a page is rendered from and kept under: its path, and those query parameters that its route
 * declares, in that order. Any other parameter (of marketing tools, or of somebody who tries to fill
 * the cache) is seen neither by the page nor by the cache, in development as in a build.
 */
import {canonicalPath} from '~/domain/navigation/moved-path';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {asksForData, documentPath, UNKNOWN_PATH, type KnownRoute} from '../http/route-table';

/** Remix's parameter with the routes of a client navigation. */
const ROUTES_PARAMETER = '_routes';
const MAX_VALUE_LENGTH = 200;

/** The address as its route sees it. */
export function declaredUrl(asked: string, {query = []}: RouteFacts): URL {
  const url = new URL(asked);
  if (query === 'any') return url;
  // Not `new URL(path, origin)`: a path of two slashes and a name would be another origin.
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
  routeIds: ReadonlySet<string>,
): URL | null {
  // Unknown paths are not pages.
  if (method !== 'GET' || facts.cache === 'none' || path === UNKNOWN_PATH) return null;
  const key = declaredUrl(url, facts);
  // A document in another spelling is redirected to the one address; routes match its data in any.
  if (asksForData(key.pathname) && canonicalPath(documentPath(key.pathname)) !== null) return null;
  const routes = key.searchParams.get(ROUTES_PARAMETER);
  key.searchParams.delete(ROUTES_PARAMETER);
  if ([...key.searchParams.values()].some((value) => value.length > MAX_VALUE_LENGTH)) return null;
  if (routes !== null) {
    // Sorted and without duplicates, otherwise one page could be cached under many URLs.
    const ids = [...new Set(routes.split(','))].sort();
    if (!ids.every((asked) => routeIds.has(asked))) return null;
    // Only the route's loader knows whether the page exists; without it any handle gets a response.
    if (!ids.includes(id)) return null;
    key.searchParams.set(ROUTES_PARAMETER, ids.join());
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

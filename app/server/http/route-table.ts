/**
 * The shop's routes, and which of them a path belongs to. Remix finds out for itself, but only once
 * it renders; refused requests, cached pages and the log need to know without it. The routes are
 * flat, so a path is matched against one pattern each.
 */
import type {ServerBuild} from '@remix-run/server-runtime';
import type {RouteFacts, SiteRoute} from '~/domain/navigation/route-facts';

export interface KnownRoute extends SiteRoute {
  /** Route id in client navigations; empty if the route has none. */
  readonly id: string;
  readonly takesPosts: boolean;
}

export interface RouteTable {
  readonly all: readonly KnownRoute[];
  /** The route that answers a path or a client navigation's data; '*' for unknown paths. */
  readonly find: (pathname: string) => KnownRoute;
}

const DATA_SUFFIX = '.data';
/** Pattern of the splat route. */
export const UNKNOWN_PATH = '*';
/** Default for routes without facts: rendered each time, without the query. */
const CAUTIOUS: RouteFacts = {cache: 'none', searchEngines: 'unlisted'};
const UNKNOWN: KnownRoute = {
  id: '',
  path: UNKNOWN_PATH,
  isPage: false,
  takesPosts: false,
  facts: CAUTIOUS,
};

export function createRouteTable(routes: ServerBuild['routes']): RouteTable {
  const all = Object.values(routes).flatMap((route) => {
    if (!route || route.id === 'root') return [];
    const {path = '', module} = route;
    return {
      id: route.id,
      path: path === UNKNOWN_PATH ? path : `/${path}`,
      isPage: Boolean(module.default),
      takesPosts: Boolean(module.action),
      facts: (module.handle as RouteFacts | undefined) ?? CAUTIOUS,
    };
  });
  const fallback = all.find(({path}) => path === UNKNOWN_PATH) ?? UNKNOWN;
  const matchers = all
    .filter((route) => route !== fallback)
    .map((route) => ({route, pattern: patternOf(route.path)}));
  return {
    all,
    find(pathname) {
      const path = documentPath(pathname);
      return matchers.find(({pattern}) => pattern.test(path))?.route ?? fallback;
    },
  };
}

/** Whether a path requests the data of a client navigation. */
export function asksForData(pathname: string): boolean {
  return pathname.endsWith(DATA_SUFFIX);
}

/** The document path of a data path; other paths unchanged. */
export function documentPath(pathname: string): string {
  if (!asksForData(pathname)) return pathname;
  const path = pathname.slice(0, -DATA_SUFFIX.length);
  return path === '/_root' ? '/' : path;
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escape(part)));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

function escape(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Which route a path belongs to. Remix finds out for itself, but only once it renders; refusals,
 * cached pages and the log need to know without it. The shop's routes are flat, so a path is matched
 * against one pattern each.
 */
import type {ServerBuild} from '@remix-run/server-runtime';

export interface FoundRoute {
  /** As the log names it, such as '/producto/:handle'; never what the visitor typed. */
  readonly pattern: string;
  readonly takesPosts: boolean;
}

const DATA_SUFFIX = /\.data$/;
const UNKNOWN: FoundRoute = {pattern: '*', takesPosts: false};

export function createRouteFinder(routes: ServerBuild['routes']): (pathname: string) => FoundRoute {
  const known = Object.values(routes).flatMap((route) => {
    if (!route || route.id === 'root' || route.path === '*') return [];
    const path = route.path ?? '';
    const source = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escape(part)));
    return {
      matches: new RegExp(`^/${source.join('/')}/?$`, 'i'),
      route: {pattern: `/${path}`, takesPosts: Boolean(route.module.action)},
    };
  });
  return (pathname) => {
    const path = pathname === '/_root.data' ? '/' : pathname.replace(DATA_SUFFIX, '');
    return known.find(({matches}) => matches.test(path))?.route ?? UNKNOWN;
  };
}

function escape(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

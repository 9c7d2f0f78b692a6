/** The pages that are measured: one address for each page route of the shop. */
import {PAGES} from '../lib/routes';

export interface BenchRoute {
  readonly name: string;
  readonly path: string;
  /** Calls to the provider that the page may cost while nothing is cached. */
  readonly mostCalls: number;
  /** Whether search engines should list the page. */
  readonly indexed: boolean;
}

/** Calls by route pattern; pages that are not listed need no call. */
const MOST_CALLS: Readonly<Record<string, number>> = {
  '/': 3,
  '/category/:handle': 2,
  '/producto/:handle': 2,
  '/producto/:handle/hojear': 1,
  '/tienda': 1,
  '/ebooks-plr': 1,
  '/politicas/:handle': 1,
};

export const ROUTES: readonly BenchRoute[] = PAGES.map(({name, path, example, facts}) => ({
  name,
  path: example,
  mostCalls: MOST_CALLS[path] ?? 0,
  indexed: facts.searchEngines === 'listed',
}));

export const HOME = routeNamed('home');
export const CATEGORY = routeNamed('category');
export const PRODUCT = routeNamed('producto');

/** @throws {Error} when no page has this name. */
function routeNamed(name: string): BenchRoute {
  const route = ROUTES.find((each) => each.name === name);
  if (!route) throw new Error(`No page of the shop is named ${name}`);
  return route;
}

/** URL of the data that a navigation within the shop fetches. */
export function dataPath({path}: BenchRoute): string {
  const [pathname = '', query] = path.split('?');
  return `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`;
}

/**
 * What a route module says of itself in its `handle`. The page cache, the robots tag, the sitemap,
 * `/robots.txt`, `/llms.txt`, the navigation and the tools that list pages all read it there.
 */
import type {Crumb} from '~/domain/catalogue/views';

/** Whether search engines may list what a route answers with. */
type SearchEngines =
  /** Listed in the sitemap and by the robots tag. */
  | 'listed'
  /** Reachable, but its robots tag asks not to list it. */
  | 'unlisted'
  /** Used by scripts only; `/robots.txt` asks crawlers not to fetch it. */
  | 'disallowed';

export interface RouteFacts {
  /** 'shared': the answer is the same for everybody and is kept at the edge; 'none': rendered each time. */
  readonly cache: 'shared' | 'none';
  /**
   * The query parameters that the answer depends on, in the order of the cache key. Loaders and
   * components see no others. 'any' keeps all of them: the checkout passes campaign parameters on to Shopify.
   */
  readonly query?: readonly string[] | 'any';
  readonly searchEngines: SearchEngines;
  /** What breadcrumbs, structured data and `/llms.txt` call the page, where its address alone decides. */
  readonly name?: string;
  /** The steps between the home page and this one. */
  readonly trail?: readonly Crumb[];
  /** The page's link in the main navigation. */
  readonly navigation?: {
    readonly label: string;
    /** Links are sorted by position, ascending. */
    readonly position: number;
    readonly isNew?: boolean;
  };
}

/** A route of the shop, as whoever lists routes sees it. */
export interface SiteRoute {
  /** Path pattern of the route, such as '/tienda', '/producto/:handle', or '*' for everything else. */
  readonly path: string;
  /** Whether the route shows a page; otherwise it answers with data or a file. */
  readonly isPage: boolean;
  readonly facts: RouteFacts;
}

export interface MainLink {
  readonly to: string;
  readonly label: string;
  readonly isNew: boolean;
}

/** The pages with one address each that search engines may list, sorted by it. */
export function listedPages(routes: readonly SiteRoute[]): readonly SiteRoute[] {
  return routes
    .filter(({path, facts}) => facts.searchEngines === 'listed' && !path.includes(':'))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The links of the main navigation, in their order. */
export function mainLinks(routes: readonly SiteRoute[]): readonly MainLink[] {
  return routes
    .flatMap(({path, facts: {navigation}}) => (navigation ? [{path, ...navigation}] : []))
    .sort((a, b) => a.position - b.position)
    .map(({path, label, isNew = false}) => ({to: path, label, isNew}));
}

/** A page's metadata for search engines and social networks. */
export interface PageHead {
  /** Title without the brand's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** Canonical path and query; null for pages without a URL of their own. */
  readonly path: string | null;
  /** Address of a raster picture; the shop's own when left out. */
  readonly image?: string | null;
  /** False for personal pages and those without content for search engines. */
  readonly indexed?: boolean;
}

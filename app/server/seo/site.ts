import type {SiteRoute} from '~/domain/navigation/route-facts';

/**
 * Under which address search engines shall know the shop. An operator's previews and the host's own
 * addresses serve the same pages; with `PUBLIC_SITE_URL` set, whatever is asked for at another host
 * is kept out of search engines, and names the shop's own address as the canonical one.
 */
export interface Site {
  /** Origin of canonicals, sitemaps and feeds, without a slash at its end. */
  readonly origin: string;
  /** False on previews: nothing on this host may be indexed. */
  readonly indexed: boolean;
}

/** @param configured origin of `PUBLIC_SITE_URL`; null to use the request's origin. */
export function siteOf(requestUrl: string, configured: string | null): Site {
  const {origin, host} = new URL(requestUrl);
  if (configured === null) return {origin, indexed: true};
  // The scheme is ignored: behind some proxies the worker sees http where the visitor sees https.
  return {origin: configured, indexed: host === new URL(configured).host};
}

/** Indexing header of every response. */
export function robotsHeaders({indexed}: Site): Record<string, string> {
  return indexed ? {} : {'X-Robots-Tag': 'noindex, nofollow'};
}

/** `/robots.txt`: pages that must not be indexed say so themselves, so crawlers must be able to read them. */
export function robotsTxt({origin, indexed}: Site, routes: readonly SiteRoute[]): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const disallowed = routes.filter(({facts}) => facts.searchEngines === 'disallowed');
  return [
    'User-agent: *',
    ...disallowed.map(({path}) => `Disallow: ${path}`).sort(),
    // Data of client navigations, which are not pages.
    'Disallow: /*.data$',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

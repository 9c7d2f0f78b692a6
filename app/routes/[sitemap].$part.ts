import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {fileAnswer} from '~/server/seo/machine-files';
import {readSitemapPart} from '~/server/seo/sitemap';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

/** Serves one of the sitemaps that `/sitemap.xml` lists. */
export function loader({params, context}: LoaderFunctionArgs) {
  const {storefront, site, routes} = context;
  const part = readSitemapPart(storefront, site.origin, params.part ?? '', routes);
  return fileAnswer('application/xml', part);
}

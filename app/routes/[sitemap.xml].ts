import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {fileAnswer} from '~/server/seo/machine-files';
import {readSitemapIndex} from '~/server/seo/sitemap';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export function loader({context}: LoaderFunctionArgs) {
  return fileAnswer('application/xml', readSitemapIndex(context.storefront, context.site.origin));
}

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {fileAnswer} from '~/server/seo/file-answer';
import {readSitemapPart} from '~/server/seo/sitemap';

/** One of the sitemaps that `/sitemap.xml` lists. */
export function loader({params, context}: LoaderFunctionArgs) {
  const {storefront, site} = context;
  return fileAnswer('application/xml', readSitemapPart(storefront, site.origin, params.part ?? ''));
}

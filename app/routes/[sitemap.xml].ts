import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {fileAnswer} from '~/server/seo/file-answer';
import {readSitemapIndex} from '~/server/seo/sitemap';

export function loader({context}: LoaderFunctionArgs) {
  return fileAnswer('application/xml', readSitemapIndex(context.storefront, context.site.origin));
}

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {fileAnswer} from '~/server/seo/file-answer';
import {readFeed} from '~/server/seo/feed';

/** The feed of new products. */
export function loader({context}: LoaderFunctionArgs) {
  return fileAnswer('application/atom+xml', readFeed(context.storefront, context.site.origin));
}

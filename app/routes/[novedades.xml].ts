import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {fileAnswer, readFeed} from '~/server/seo/machine-files';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

/** The feed of new products. */
export function loader({context}: LoaderFunctionArgs) {
  return fileAnswer('application/atom+xml', readFeed(context.storefront, context.site.origin));
}

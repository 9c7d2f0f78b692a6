import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {fileAnswer} from '~/server/seo/machine-files';
import {robotsTxt} from '~/server/seo/site';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export function loader({context}: LoaderFunctionArgs) {
  return fileAnswer('text/plain', robotsTxt(context.site, context.routes));
}

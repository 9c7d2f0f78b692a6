import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {fileAnswer, llmsTxt} from '~/server/seo/machine-files';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

/** Where shopping agents look; the same text as `/llms.txt`, which stores serve at both. */
export function loader({context}: LoaderFunctionArgs) {
  return fileAnswer('text/markdown', llmsTxt(context.site.origin, context.routes));
}

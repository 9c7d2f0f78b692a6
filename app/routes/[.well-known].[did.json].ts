import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {didAnswer} from '~/server/certificate/read-certificate';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

/** The shop as did:web, for libraries that verify its certificates. */
export function loader({context}: LoaderFunctionArgs) {
  return didAnswer(context.site.origin, context.environment.certificateKeys);
}

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {keySetAnswer} from '~/server/certificate/read-certificate';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

/** The public keys of the shop's certificates. */
export function loader({context}: LoaderFunctionArgs) {
  return keySetAnswer(context.site.origin, context.environment.certificateKeys);
}

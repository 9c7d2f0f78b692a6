import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {statusAnswer, tooManyAnswer} from '~/server/certificate/certificate-answers';
import {loadCertificate} from '~/server/certificate/read-certificate';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

/** Whether a certificate still holds: the address that the credential names. */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const refused = tooManyAnswer('data', request, params.id);
  if (refused) return refused;
  const {supabase} = context.environment;
  return statusAnswer(await loadCertificate(supabase, params.id ?? ''));
}

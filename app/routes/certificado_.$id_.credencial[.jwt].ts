import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {credentialAnswer, tooManyAnswer} from '~/server/certificate/certificate-answers';
import {loadCertificate} from '~/server/certificate/read-certificate';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

/** 'Descargar credencial (.jwt)'. */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const refused = tooManyAnswer('data', request, params.id);
  if (refused) return refused;
  const {supabase} = context.environment;
  return credentialAnswer(await loadCertificate(supabase, params.id ?? ''));
}

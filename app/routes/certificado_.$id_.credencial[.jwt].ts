import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/site/route-facts';
import {credentialAnswer} from '~/server/certificate/certificate-answers';
import {loadCertificate} from '~/server/certificate/read-certificate';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

/** 'Descargar credencial (.jwt)'. */
export async function loader({params, context}: LoaderFunctionArgs) {
  const {supabase} = context.environment;
  return credentialAnswer(await loadCertificate(supabase, params.id ?? ''));
}

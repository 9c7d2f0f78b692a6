import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {dossierAnswer, tooManyAnswer} from '~/server/certificate/certificate-answers';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

/** The signed credentials of a purchase's dossier. */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const {supabase} = context.environment;
  const {id = ''} = params;
  const refuse = () => tooManyAnswer('dossier', request, id);
  return tooManyAnswer('data', request, id) ?? (await dossierAnswer(supabase, id, refuse));
}

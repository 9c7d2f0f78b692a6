import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {now} from '~/state/browser/clock';
import {createStatusLists, tooManyAnswer} from '~/server/certificate/certificate-answers';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

const statusLists = createStatusLists();

/** Which certificates are revoked: the Bitstring Status List that credentials name. */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const {supabase} = context.environment;
  const {list = ''} = params;
  return tooManyAnswer('list', request, list) ?? (await statusLists(supabase, list, now()));
}

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {jsonResponse} from '~/server/http/loader-response';
import {unpackEntry, COLLECTIONS} from '~/server/search/catalogue-entry';
import {PATIENT_WAIT_MS} from '~/server/search/catalogue-index';

export const handle = {
  cache: 'none',
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** As many as SofIA knows, best selling first: more would not fit her function's memory and time. */
const MAX_PRODUCTS = 2_000;

/** The catalogue as the search knows it, for the function `sofia-chat`. All of it is public. */
export async function loader({context}: LoaderFunctionArgs) {
  const engine = await context.catalogue.load(PATIENT_WAIT_MS);
  if (!engine) return jsonResponse({ok: false, error: 'unavailable'}, {status: 503});
  return jsonResponse(
    {
      ok: true,
      collections: COLLECTIONS,
      products: engine.entries.slice(0, MAX_PRODUCTS).map(unpackEntry),
    },
    {cacheControl: 'public, max-age=60, stale-while-revalidate=600'},
  );
}

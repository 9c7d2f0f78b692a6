import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {jsonResponse} from '~/server/http/loader-response';
import {unpackEntry, COLLECTIONS, type SearchEngine} from '~/server/search/catalogue-entry';
import {PATIENT_WAIT_MS} from '~/server/search/catalogue-index';

export const handle = {
  cache: 'none',
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** The number of products that SofIA knows, best selling first: more would not fit her function's memory and time. */
const MAX_PRODUCTS = 2_000;

/** The catalogue as the search knows it, for the function `sofia-chat`. All of it is public. */
export async function loader({context}: LoaderFunctionArgs) {
  const engine = await context.catalogue.load(PATIENT_WAIT_MS);
  if (!engine) return jsonResponse({ok: false, error: 'unavailable'}, {status: 503});
  const body = written.get(engine) ?? write(engine);
  written.set(engine, body);
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
    },
  });
}

/** Written once an engine: thousands of products take a second. */
const written = new WeakMap<SearchEngine, Uint8Array<ArrayBuffer>>();

function write({entries}: SearchEngine): Uint8Array<ArrayBuffer> {
  const products = entries.slice(0, MAX_PRODUCTS).map(unpackEntry);
  return new TextEncoder().encode(JSON.stringify({ok: true, collections: COLLECTIONS, products}));
}

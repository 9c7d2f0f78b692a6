import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {MAX_SEARCH_LENGTH} from '~/domain/limits';
import {plainLine} from '~/domain/text/plain-text';
import type {SearchAnswer} from '~/domain/catalogue/search';
import {readSearchProducts, searchProducts} from '~/server/catalogue/read-search';
import {loadOptional, UNAVAILABLE_HEADERS} from '~/server/http/loaded';
import type {RouteFacts} from '~/domain/site/route-facts';

export const handle = {
  cache: 'none',
  query: ['q'],
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** The first products of the catalogue, or those that the provider finds for `?q=`. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const q = plainLine(new URL(request.url).searchParams.get('q') ?? '', MAX_SEARCH_LENGTH);
  const {storefront} = context;
  const read = await loadOptional(
    q ? searchProducts(storefront, q) : readSearchProducts(storefront),
  );
  return read.ok
    ? answer(read.value, 200, {'Cache-Control': 'public, max-age=60, stale-while-revalidate=600'})
    : answer({error: 'unavailable'}, 503, UNAVAILABLE_HEADERS);
}

function answer(
  content: SearchAnswer | {readonly error: 'unavailable'},
  status: number,
  headers: Readonly<Record<string, string>>,
) {
  return Response.json(content, {status, headers});
}

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {MAX_SEARCH_LENGTH} from '~/domain/limits';
import {plainLine} from '~/domain/text/plain-text';
import type {SearchAnswer} from '~/domain/api/answers';
import {readSearchProducts, searchProducts} from '~/server/catalogue/read-search';
import {jsonResponse} from '~/server/http/json-response';
import {loadOptional} from '~/server/storefront/load-optional';
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
    ? jsonResponse<SearchAnswer>(
        {ok: true, ...read.value},
        {cacheControl: 'public, max-age=60, stale-while-revalidate=600'},
      )
    : jsonResponse<SearchAnswer>({ok: false, error: 'unavailable'}, {status: 503});
}

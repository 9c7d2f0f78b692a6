import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {MAX_SEARCH_LENGTH} from '~/domain/limits';
import {plainLine} from '~/domain/markup/plain-text';
import type {SearchAnswer} from '~/domain/api/answers';
import {readSearchProducts, searchProducts} from '~/server/catalogue/read-search';
import {searchRows} from '~/server/search/search-rows';
import {jsonResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: ['q'],
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** The first products of the catalogue, or those that the search finds for `?q=`: the provider's, while ours is being made. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const q = plainLine(new URL(request.url).searchParams.get('q') ?? '', MAX_SEARCH_LENGTH);
  const {storefront, catalogue} = context;
  const engine = q ? await catalogue.load() : null;
  const read = await loadOptional(
    engine
      ? Promise.resolve(searchRows(engine, q))
      : q
        ? searchProducts(storefront, q)
        : readSearchProducts(storefront),
  );
  return read.ok
    ? jsonResponse<SearchAnswer>(
        {ok: true, ...read.value},
        {cacheControl: 'public, max-age=60, stale-while-revalidate=600'},
      )
    : jsonResponse<SearchAnswer>({ok: false, error: 'unavailable'}, {status: 503});
}

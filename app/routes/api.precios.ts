import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {PricesAnswer} from '~/domain/api/answers';
import {parseVariantNumbers} from '~/domain/cart/variant-ids';
import {readVariantPrices} from '~/server/catalogue/read-products';
import {jsonResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: ['variantes'],
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** Answers `?variantes=1,2` (the numbers of 100 variant ids at most) with those that the shop has. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const ids = parseVariantNumbers(new URL(request.url).searchParams.get('variantes'));
  if (!ids) return jsonResponse<PricesAnswer>({ok: false, error: 'invalid-ids'}, {status: 400});
  const read = await loadOptional(readVariantPrices(context.storefront, ids));
  // Never cached: the caller wants the price of this moment.
  return read.ok
    ? jsonResponse<PricesAnswer>({ok: true, variants: read.value})
    : jsonResponse<PricesAnswer>({ok: false, error: 'unavailable'}, {status: 503});
}

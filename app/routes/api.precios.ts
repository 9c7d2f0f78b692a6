import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ShopVariant} from '~/domain/cart/line-status';
import {parseVariantNumbers} from '~/domain/cart/variant-ids';
import {readVariantPrices} from '~/server/catalogue/read-products';
import {loadOptional, UNAVAILABLE_HEADERS} from '~/server/http/loaded';
import type {RouteFacts} from '~/domain/site/route-facts';

export const handle = {
  cache: 'none',
  query: ['variantes'],
  searchEngines: 'disallowed',
} satisfies RouteFacts;

export type PricesAnswer =
  | {readonly ok: true; readonly variants: readonly ShopVariant[]}
  | {readonly ok: false; readonly error: 'invalid-ids' | 'unavailable'};

/** Answers `?variantes=1,2` (the numbers of 100 variant ids at most) with those that the shop has. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const ids = parseVariantNumbers(new URL(request.url).searchParams.get('variantes'));
  if (!ids) return answer({ok: false, error: 'invalid-ids'}, 400);
  const read = await loadOptional(readVariantPrices(context.storefront, ids));
  return read.ok
    ? answer({ok: true, variants: read.value}, 200)
    : answer({ok: false, error: 'unavailable'}, 503, UNAVAILABLE_HEADERS);
}

/** Never cached: it is asked for to know the price of this moment. */
function answer(
  content: PricesAnswer,
  status: number,
  headers: Readonly<Record<string, string>> = {'Cache-Control': 'no-store'},
) {
  return Response.json(content, {status, headers});
}

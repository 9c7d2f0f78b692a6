import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {readOfferProducts} from '~/server/catalogue/read-products';
import {loadOptional, UNAVAILABLE_HEADERS} from '~/server/http/loaded';
import type {RouteFacts} from '~/domain/site/route-facts';

export const handle = {cache: 'none', searchEngines: 'disallowed'} satisfies RouteFacts;

/** Answers with the products among which the cart page draws its cross-sell. */
export async function loader({context}: LoaderFunctionArgs) {
  const read = await loadOptional(readOfferProducts(context.storefront));
  return read.ok
    ? Response.json({products: read.value}, {headers: {'Cache-Control': 'public, max-age=300'}})
    : Response.json({products: []}, {status: 503, headers: UNAVAILABLE_HEADERS});
}

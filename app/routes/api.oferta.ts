import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {readOfferProducts} from '~/server/catalogue/read-offer-products';
import {settle, UNAVAILABLE_HEADERS} from '~/server/loaded';

/** Answers with the products among which the cart page draws its cross-sell. */
export async function loader({context}: LoaderFunctionArgs) {
  const read = await settle(readOfferProducts(context.storefront));
  return read.ok
    ? Response.json({products: read.value}, {headers: {'Cache-Control': 'public, max-age=300'}})
    : Response.json({products: []}, {status: 503, headers: UNAVAILABLE_HEADERS});
}

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {readOfferProducts} from '~/server/catalogue/read-products';
import {jsonResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import type {OfferAnswer} from '~/domain/api/answers';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'none', searchEngines: 'disallowed'} satisfies RouteFacts;

/** Answers with the products among which the cart page draws its cross-sell. */
export async function loader({context}: LoaderFunctionArgs) {
  const read = await loadOptional(readOfferProducts(context.storefront));
  return read.ok
    ? jsonResponse<OfferAnswer>(
        {ok: true, products: read.value},
        {cacheControl: 'public, max-age=300'},
      )
    : jsonResponse<OfferAnswer>({ok: false, error: 'unavailable'}, {status: 503});
}

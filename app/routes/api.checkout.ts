import {data, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {parseOfferClaims, type ClaimError} from '~/domain/offer-claims';
import {createRemoteCart, type RemoteCart} from '~/server/checkout';
import {isSameOrigin} from '~/server/is-same-origin';
import {readLimitedJson} from '~/server/read-limited-json';
import {StorefrontError} from '~/server/storefront-error';

/** 100 lines of ids, quantities and offers fit well within it. */
const BODY_LIMIT_BYTES = 32_768;

export type CheckoutAnswer =
  | ({readonly ok: true} & RemoteCart)
  | {readonly ok: false; readonly error: ClaimError | 'foreign-origin' | 'unavailable'};

/** Takes the lines of a cart as JSON and answers with the provider's checkout address and total. */
export async function action({request, context}: ActionFunctionArgs) {
  if (request.method !== 'POST') throw data(null, {status: 405, headers: {Allow: 'POST'}});
  if (!isSameOrigin(request)) return refuse('foreign-origin', 403);
  const claims = parseOfferClaims(await readLimitedJson(request, BODY_LIMIT_BYTES));
  if (!claims.ok) return refuse(claims.error, 400);
  try {
    const cart = await createRemoteCart(context.storefront, claims.lines);
    return data<CheckoutAnswer>({ok: true, ...cart}, {headers: {'Cache-Control': 'no-store'}});
  } catch (error) {
    if (!(error instanceof StorefrontError)) throw error;
    return refuse('unavailable', 502);
  }
}

function refuse(error: Extract<CheckoutAnswer, {ok: false}>['error'], status: number) {
  return data<CheckoutAnswer>({ok: false, error}, {status, headers: {'Cache-Control': 'no-store'}});
}

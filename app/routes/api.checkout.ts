import {readLimitedText} from '@common/request-body';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import type {CheckoutAnswer, CheckoutFailure} from '~/domain/api/answers';
import {
  parseCheckoutRequest,
  asHandOffId,
  HAND_OFF_HEADER,
} from '~/domain/checkout/checkout-request';
import {withCampaign} from '~/domain/checkout/checkout-url';
import {CHECKOUT_RATE} from '~/domain/limits';
import {parseJson} from '~/domain/text/parse-unknown';
import {createRemoteCart} from '~/server/checkout/checkout';
import {currentCodes} from '~/server/environment/offers';
import {isSameOrigin, limitShared} from '~/server/http/request';
import {jsonResponse} from '~/server/http/loader-response';
import {logError} from '~/server/http/log';
import {CartRejectedError, StorefrontError} from '~/server/storefront/storefront-error';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: 'any',
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** 100 lines of ids, quantities and offers fit well within it. */
const BODY_LIMIT_BYTES = 32_768;
const secondsToWait = limitShared(CHECKOUT_RATE);

/** There is nothing to read here. */
export function loader(): Response {
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}

/**
 * Takes the lines of a cart as JSON and answers with the provider's checkout address and total. The
 * request's query is that of the visit's first page, whose campaign parameters are added to the checkout URL. A header
 * carries the hand-off's id.
 */
export async function action({request, context}: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') {
    return new Response(null, {status: 405, headers: {Allow: 'POST'}});
  }
  // The body is read first: answering a request with an unread body can break the connection.
  const text = await readLimitedText(request, BODY_LIMIT_BYTES);
  if (!isSameOrigin(request)) return failure('foreign-origin', 403);
  if (text === null) return failure('too-large', 413);
  const claims = parseCheckoutRequest(parseJson(text));
  if (!claims.ok) return failure(claims.error, 400);
  const handOffId = asHandOffId(request.headers.get(HAND_OFF_HEADER));
  const waitSeconds = secondsToWait(request, handOffId ?? '');
  if (waitSeconds > 0) {
    context.count('hand-off-failed', 'too-many');
    return failure('too-many', 429, {'Retry-After': String(waitSeconds)});
  }
  try {
    const {storefront, environment} = context;
    const cart = await createRemoteCart(storefront, currentCodes(environment.offers), {
      lines: claims.lines,
      handOffId,
    });
    if (cart.refusals.length > 0) context.count('hand-off-failed', 'offer-code');
    const checkoutUrl = withCampaign(cart.checkoutUrl, new URL(request.url).search);
    return jsonResponse<CheckoutAnswer>({ok: true, ...cart, checkoutUrl});
  } catch (error) {
    if (error instanceof StorefrontError) {
      const message = `Checkout failed: ${error.message}`;
      logError('checkout-failed', {request: context.trace.id, message});
      const reason = error instanceof CartRejectedError ? 'rejected' : 'unavailable';
      context.count('hand-off-failed', reason);
      return failure(reason, reason === 'rejected' ? 409 : 503);
    }
    throw error;
  }
}

function failure(error: CheckoutFailure, status: number, headers?: Record<string, string>) {
  return jsonResponse<CheckoutAnswer>({ok: false, error}, {status, headers});
}

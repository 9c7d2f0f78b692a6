import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {parseCheckoutRequest, type CheckoutRequestError} from '~/domain/cart/checkout-request';
import {withCampaign} from '~/domain/cart/checkout-url';
import {createRemoteCart, type RemoteCart} from '~/server/checkout/checkout';
import {UNAVAILABLE_HEADERS} from '~/server/http/loaded';
import {limitCheckouts} from '~/server/http/rate-limiter';
import {isSameOrigin, parseJson, readLimitedText} from '~/server/http/request-body';
import {CartRejectedError, StorefrontError} from '~/server/storefront/storefront-error';
import type {RouteFacts} from '~/domain/site/route-facts';

export const handle = {
  cache: 'none',
  query: 'any',
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** 100 lines of ids, quantities and offers fit well within it. */
const BODY_LIMIT_BYTES = 32_768;

export type CheckoutAnswer =
  ({readonly ok: true} & RemoteCart) | {readonly ok: false; readonly error: Refusal};

/** 'rejected': the provider refused a line; 'unavailable': it gave no answer that helps. */
type Refusal =
  CheckoutRequestError | 'too-large' | 'too-many' | 'foreign-origin' | 'rejected' | 'unavailable';

/** There is nothing to read here. */
export function loader(): Response {
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}

/**
 * Takes the lines of a cart as JSON and answers with the provider's checkout address and total. The
 * query is that of the address at which the visit began: the checkout's address gets its campaign.
 */
export async function action({request, context}: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') {
    return new Response(null, {status: 405, headers: {Allow: 'POST'}});
  }
  // Read first: an answer to a request whose body nobody took can break the connection.
  const text = await readLimitedText(request, BODY_LIMIT_BYTES);
  if (!isSameOrigin(request)) return refuse('foreign-origin', 403);
  if (text === null) return refuse('too-large', 413);
  const claims = parseCheckoutRequest(parseJson(text));
  if (!claims.ok) return refuse(claims.error, 400);
  const waitSeconds = limitCheckouts(request);
  if (waitSeconds > 0) return refuse('too-many', 429, {'Retry-After': String(waitSeconds)});
  try {
    const {storefront, environment} = context;
    const cart = await createRemoteCart(storefront, claims.lines, environment.offerCodes);
    const checkoutUrl = withCampaign(cart.checkoutUrl, new URL(request.url).search);
    return answer({ok: true, ...cart, checkoutUrl}, 200);
  } catch (error) {
    if (error instanceof CartRejectedError) return refuse('rejected', 409);
    if (error instanceof StorefrontError) return refuse('unavailable', 503, UNAVAILABLE_HEADERS);
    throw error;
  }
}

function refuse(error: Refusal, status: number, headers?: Record<string, string>): Response {
  return answer({ok: false, error}, status, headers);
}

function answer(body: CheckoutAnswer, status: number, headers?: Record<string, string>): Response {
  return Response.json(body, {status, headers: {...headers, 'Cache-Control': 'no-store'}});
}

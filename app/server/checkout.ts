/** Hands a cart over to the provider's checkout (spec sections 4 and 7). */
import type {ClaimedLine} from '~/domain/offer-claims';
import {checkoutAddress} from '~/domain/checkout-url';
import type {Money} from '~/domain/money';
import {CART_CREATE} from '~/graphql/cart-create';
import type {OfferCodes} from './environment';
import {logError} from './log';
import type {StorefrontClient} from './storefront-client';
import {CartRejectedError, missingCheckoutUrlError} from './storefront-error';

export interface RemoteCart {
  readonly cartId: string;
  /** Where the shopper pays; already carries the sales channel. */
  readonly checkoutUrl: string;
  /** What the provider will ask. */
  readonly total: Money;
  readonly totalQuantity: number;
}

/** Names the offer on its line, so that a discount code of the shop can be limited to such lines. */
const OFFER_ATTRIBUTE = '_oferta';

/** @throws {StorefrontError} with the texts of spec section 8, already logged. */
export async function createRemoteCart(
  storefront: StorefrontClient,
  lines: readonly ClaimedLine[],
  offerCodes: OfferCodes,
): Promise<RemoteCart> {
  const {cartCreate} = await storefront.mutate(CART_CREATE, {
    input: {
      lines: lines.map(({merchandiseId, quantity, offer}) => ({
        merchandiseId,
        quantity,
        attributes: offer ? [{key: OFFER_ATTRIBUTE, value: offer}] : [],
      })),
      discountCodes: discountCodes(lines, offerCodes),
    },
  });
  const {cart, userErrors = []} = cartCreate ?? {};
  if (userErrors.length > 0) {
    throw logged(new CartRejectedError(userErrors.map(({message}) => message)));
  }
  const checkoutUrl = checkoutAddress(cart?.checkoutUrl);
  if (!cart || !checkoutUrl) throw logged(missingCheckoutUrlError());
  return {
    cartId: cart.id,
    checkoutUrl,
    total: cart.cost.totalAmount,
    totalQuantity: cart.totalQuantity,
  };
}

function logged(error: Error): Error {
  logError('checkout-failed', {message: error.message});
  return error;
}

/** The shop's codes for the offers in the cart, each once. */
function discountCodes(lines: readonly ClaimedLine[], offerCodes: OfferCodes): string[] {
  const codes = lines.flatMap(({offer}) => (offer && offerCodes[offer]) || []);
  return [...new Set(codes)];
}

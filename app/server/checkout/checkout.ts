/** Hands a cart over to the provider's checkout (docs/product.md 7.3). */
import type {CreatedCheckout} from '~/domain/api/answers';
import type {ChargedLine} from '~/domain/cart/checkout-difference';
import {checkoutAddress} from '~/domain/cart/checkout-url';
import {MAX_CART_LINES} from '~/domain/limits';
import type {CheckoutLine} from '~/domain/cart/checkout-request';
import {CART_CREATE} from '~/graphql/cart';
import type {CartCreateMutation} from 'storefrontapi.generated';
import type {OfferCodes} from '../environment/offers';
import {logError, logWarning} from '../http/log';
import type {StorefrontClient} from '../storefront/storefront-client';
import {CartRejectedError, missingCheckoutUrlError} from '../storefront/storefront-error';

/** Names the offer on its line, so that a discount code of the shop can be limited to such lines. */
export const OFFER_ATTRIBUTE = '_oferta';

/** @throws {StorefrontError} with the texts of docs/product.md 14.1, already logged. */
export async function createRemoteCart(
  storefront: StorefrontClient,
  lines: readonly CheckoutLine[],
  offerCodes: OfferCodes,
): Promise<CreatedCheckout> {
  const {cartCreate} = await storefront.mutate(CART_CREATE, {
    input: {
      lines: lines.map(({merchandiseId, quantity, offer}) => ({
        merchandiseId,
        quantity,
        attributes: offer ? [{key: OFFER_ATTRIBUTE, value: offer}] : [],
      })),
      discountCodes: discountCodes(lines, offerCodes),
    },
    lines: MAX_CART_LINES,
  });
  const {cart, userErrors = []} = cartCreate ?? {};
  if (userErrors.length > 0) {
    throw logged(new CartRejectedError(userErrors.map(({message}) => message)));
  }
  const checkoutUrl = checkoutAddress(cart?.checkoutUrl);
  if (!cart || !checkoutUrl) throw logged(missingCheckoutUrlError());
  warnOfRefusedOffers(lines, offerCodes, cart.discountCodes);
  return {
    cartId: cart.id,
    checkoutUrl,
    total: cart.cost.totalAmount,
    totalQuantity: cart.totalQuantity,
    lines: cart.lines.nodes.flatMap(toChargedLine),
  };
}

type ProviderCart = NonNullable<NonNullable<CartCreateMutation['cartCreate']>['cart']>;

function toChargedLine(line: ProviderCart['lines']['nodes'][number]): ChargedLine[] {
  const {merchandise, quantity, cost} = line;
  if (!('id' in merchandise)) return [];
  return [
    {
      merchandiseId: merchandise.id,
      quantity,
      price: cost.amountPerQuantity,
      compareAtPrice: cost.compareAtAmountPerQuantity ?? null,
      total: cost.totalAmount,
    },
  ];
}

/** The shopper is told by the browser; the operator, whose codes need mending, by the log. */
function warnOfRefusedOffers(
  lines: readonly CheckoutLine[],
  offerCodes: OfferCodes,
  applied: ProviderCart['discountCodes'],
): void {
  const offers = new Set(lines.flatMap(({offer}) => offer ?? []));
  for (const offer of offers) {
    const wanted = offerCodes[offer];
    if (!wanted) logWarning('offer-without-code', {offer});
    const refused = applied.find(
      ({code, applicable}) => !applicable && code.toLowerCase() === wanted?.toLowerCase(),
    );
    if (refused) logWarning('offer-code-not-applicable', {offer});
  }
}

function logged(error: Error): Error {
  logError('checkout-failed', {message: error.message});
  return error;
}

/** The shop's codes for the offers in the cart, each once. */
function discountCodes(lines: readonly CheckoutLine[], offerCodes: OfferCodes): string[] {
  const codes = lines.flatMap(({offer}) => (offer && offerCodes[offer]) || []);
  return [...new Set(codes)];
}

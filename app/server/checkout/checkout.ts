/**
 * Hands a cart over to the provider's checkout (docs/product.md 7.3). Lines that are known to be sold out are not sent
 * (`buyableLines` in domain/cart/line-amounts.ts). The provider decides about the others; the shopper sees what it left
 * out before paying (domain/checkout/checkout-difference.ts).
 */
import type {
  ChargedLine,
  CreatedCheckout,
  NamedDiscount,
  Refusal,
  RefusalReason,
} from '~/domain/checkout/checkout-answer';
import {checkoutAddress} from '~/domain/checkout/checkout-url';
import {HAND_OFF_ATTRIBUTE, type CheckoutLine} from '~/domain/checkout/checkout-request';
import {CART_CREATE} from '~/graphql/cart';
import type {CartCreateMutation} from 'storefrontapi.generated';
import type {OfferCodes} from '~/server/environment/offers';
import {logWarning} from '~/server/http/log';
import type {StorefrontClient} from '~/server/storefront/storefront-client';
import {
  CartRejectedError,
  missingCheckoutUrlError,
  nonsenseError,
} from '~/server/storefront/storefront-error';

/** Names the offer on its line, so that a discount code of the shop can be limited to such lines. */
export const OFFER_ATTRIBUTE = '_oferta';
/** The provider's page size: it may split one of our lines into several. */
const MAX_ANSWERED_LINES = 250;

/** The browser's request. */
export interface HandedCart {
  readonly lines: readonly CheckoutLine[];
  /** Id of the hand-off in the order; null from pages of older versions. */
  readonly handOffId: string | null;
}

/** @throws {StorefrontError} with the texts of docs/product.md 14.1. */
export async function createRemoteCart(
  storefront: StorefrontClient,
  offerCodes: OfferCodes,
  {lines, handOffId}: HandedCart,
): Promise<CreatedCheckout> {
  const {cartCreate} = await storefront.mutate(CART_CREATE, {
    input: {
      lines: lines.map(({merchandiseId, quantity, offer}) => ({
        merchandiseId,
        quantity,
        attributes: offer ? [{key: OFFER_ATTRIBUTE, value: offer}] : [],
      })),
      attributes: handOffId ? [{key: HAND_OFF_ATTRIBUTE, value: handOffId}] : [],
      discountCodes: discountCodes(lines, offerCodes),
    },
    lines: MAX_ANSWERED_LINES,
  });
  const {cart, userErrors = [], warnings = []} = cartCreate ?? {};
  if (userErrors.length > 0) {
    throw new CartRejectedError(userErrors.map(({message}) => message));
  }
  const checkoutUrl = checkoutAddress(cart?.checkoutUrl);
  if (!cart || !checkoutUrl) throw missingCheckoutUrlError();
  if (!cart.lines.nodes.every((line) => isAskedFor(line, lines))) throw nonsenseError('cart.lines');
  const refusals = refusedOffers(lines, offerCodes, cart.discountCodes, warnings);
  warnOf(refusals);
  return {
    cartId: cart.id,
    checkoutUrl,
    total: cart.cost.totalAmount,
    totalQuantity: cart.totalQuantity,
    lines: cart.lines.nodes.map(toChargedLine),
    discounts: cart.discountAllocations.map(toNamedDiscount),
    refusals,
  };
}

type ProviderCart = NonNullable<NonNullable<CartCreateMutation['cartCreate']>['cart']>;
type ProviderLine = ProviderCart['lines']['nodes'][number];

/** A checkout with an unrequested item is not opened. */
function isAskedFor({merchandise}: ProviderLine, lines: readonly CheckoutLine[]): boolean {
  return lines.some(({merchandiseId}) => merchandiseId === merchandise.id);
}

function toChargedLine({
  merchandise,
  quantity,
  cost,
  discountAllocations,
}: ProviderLine): ChargedLine {
  return {
    merchandiseId: merchandise.id,
    quantity,
    price: cost.amountPerQuantity,
    compareAtPrice: cost.compareAtAmountPerQuantity ?? null,
    total: cost.totalAmount,
    automatic: discountAllocations
      .filter(({__typename}) => __typename !== 'CartCodeDiscountAllocation')
      .map(toNamedDiscount),
  };
}

/** Codes are the operator's secret, so their names are removed. */
function toNamedDiscount(allocation: ProviderCart['discountAllocations'][number]): NamedDiscount {
  const title = 'title' in allocation ? allocation.title : null;
  return {title, amount: allocation.discountedAmount};
}

/** Logs refused offers for the operator, who must fix the codes; the browser informs the shopper. */
function warnOf(refusals: readonly Refusal[]): void {
  for (const {offer, reason} of refusals) {
    if (reason === 'no-code') logWarning('offer-without-code', {offer});
    else logWarning('offer-code-not-applicable', {offer, reason});
  }
}

/** The shop's codes for the offers in the cart, each once. */
function discountCodes(lines: readonly CheckoutLine[], offerCodes: OfferCodes): string[] {
  const codes = lines.flatMap(({offer}) => (offer && offerCodes[offer]) || []);
  return [...new Set(codes)];
}

/**
 * Which offers the provider did not apply, and why: an offer without a code, or a rejected code. Its `warnings`
 * mention the code only in a sentence, which is the only way to tell several codes apart.
 */
interface Warning {
  readonly code: string;
  readonly message: string;
}

const REASONS: Readonly<Record<string, RefusalReason>> = {
  DISCOUNT_NOT_FOUND: 'not-found',
  DISCOUNT_CURRENTLY_INACTIVE: 'inactive',
  DISCOUNT_USAGE_LIMIT_REACHED: 'used-up',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'used-up',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'not-for-you',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'not-for-you',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'not-for-these',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'not-for-these',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'not-for-these',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'not-for-these',
};

/** Returns a refusal for each offer that the lines claim and the provider does not honour. */
export function refusedOffers(
  lines: readonly CheckoutLine[],
  offerCodes: OfferCodes,
  applied: readonly {readonly code: string; readonly applicable: boolean}[],
  warnings: readonly Warning[],
): readonly Refusal[] {
  const offers = [...new Set(lines.flatMap(({offer}) => offer ?? []))];
  const discounts = warnings.filter(({code}) => code.startsWith('DISCOUNT_'));
  const refused = offers.filter((offer) => {
    const wanted = offerCodes[offer];
    return wanted && !applied.some(({code, applicable}) => applicable && sameCode(code, wanted));
  });
  return offers.flatMap((offer): Refusal[] => {
    const wanted = offerCodes[offer];
    if (!wanted) return [{offer, reason: 'no-code'}];
    if (!refused.includes(offer)) return [];
    const named = discounts.find(({message}) => namesCode(message, wanted));
    // A single refusal needs no name.
    const warning = named ?? (refused.length === 1 ? discounts[0] : undefined);
    return [{offer, reason: REASONS[warning?.code ?? ''] ?? 'unknown'}];
  });
}

function sameCode(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Whether the sentence contains the code as a whole word: COMBO10 does not name COMBO1. */
function namesCode(message: string, code: string): boolean {
  const words = message.toLowerCase().split(/[\s"'“”«»:,.]+/);
  return words.includes(code.trim().toLowerCase());
}

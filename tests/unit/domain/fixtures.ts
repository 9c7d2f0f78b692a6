import type {CartState} from '~/domain/cart/cart';
import {lineFromProduct, type CartLine} from '~/domain/cart/cart-line';
import type {ChargedLine, CheckoutTerms} from '~/domain/checkout/checkout-answer';
import {beginHandOff} from '~/domain/checkout/hand-off-transitions';
import type {Purchase} from '~/domain/library/library';
import {addMoney, type Money} from '~/domain/money/money';
import type {OfferCode} from '~/domain/offers/offers';
import type {ProductSummary, Variant} from '~/domain/product/product';
import {VISITOR_TERMS} from '~/domain/offers/offer-terms';

/** A moment to count from; any will do. */
export const NOW = Date.UTC(2025, 10, 3, 12);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function usd(amount: string): Money {
  return {amount, currencyCode: 'USD'};
}

export function aVariant(id = 'v1', overrides: Partial<Variant> = {}): Variant {
  return {
    id,
    title: 'Default Title',
    price: usd('20.0'),
    compareAtPrice: null,
    availableForSale: true,
    selectedOptions: [],
    ...overrides,
  };
}

export function aProduct(id = 'p1', overrides: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id,
    handle: `producto-${id}`,
    title: `Producto ${id}`,
    productType: 'Ebook',
    price: usd('20.0'),
    image: null,
    firstVariant: aVariant(`${id}-variant`),
    pages: null,
    formats: [],
    ...overrides,
  };
}

export function aLine(variantId = 'v1', overrides: Partial<CartLine> = {}): CartLine {
  return {...lineFromProduct(aProduct(), aVariant(variantId), NOW), ...overrides};
}

export function anOfferLine(offer: OfferCode, price: string, variantId = 'v1'): CartLine {
  return lineFromProduct(aProduct(), aVariant(variantId, {price: usd(price)}), NOW, offer);
}

/** The record of a hand-off of this cart, as it is being prepared. */
export function aHandOff(cart: CartState, shownAt = NOW, at = shownAt, id = 'a'.repeat(32)) {
  const {outcome} = beginHandOff(cart, {id, at, shownAt}, VISITOR_TERMS);
  if (outcome.kind !== 'begun') throw new Error(`Not begun: ${outcome.kind}`);
  return outcome.handOff;
}

/** A line as the provider charges it. */
export function aCharge(
  merchandiseId: string,
  total: string,
  overrides: Partial<ChargedLine> = {},
): ChargedLine {
  return {
    merchandiseId,
    quantity: 1,
    price: usd(total),
    compareAtPrice: null,
    total: usd(total),
    automatic: [],
    ...overrides,
  };
}

/** What the provider answers: these lines, and their sum unless told otherwise. */
export function anAnswer(
  lines: readonly ChargedLine[],
  overrides: Partial<CheckoutTerms> = {},
): CheckoutTerms {
  return {
    cartId: 'c1',
    checkoutUrl: 'https://shop.example/cart/c/1',
    total: overrides.total ?? lines.map(({total}) => total).reduce(addMoney, usd('0.0')),
    lines,
    discounts: [],
    refusals: [],
    ...overrides,
  };
}

/** What storage hands back. */
export function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Something bought, which its buyer may open. */
export const aPurchase: Purchase = {
  id: 'right',
  orderId: '1',
  order: 'RP-1001',
  paidAt: '2026-11-22T10:00:00.000Z',
  productId: 'gid://shopify/Product/1',
  title: 'Ebook',
  variant: 'Solo PDF',
  quantity: 1,
  refundedQuantity: 0,
  totalCents: 5000,
  orderTotalCents: 5500,
  orderRefundedCents: 0,
  currency: 'USD',
  state: 'active',
  files: [],
  certificateId: null,
  review: null,
};

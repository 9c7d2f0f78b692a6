/**
 * A line of the local cart (docs/product.md 5.1) and its prices. A line bought through an offer
 * carries the offer, the reduced price, and as compare-at the price that the shop charges without
 * it, so that the price to which it reverts is the true one. Any other line carries the variant's
 * own. What it costs at a moment is in `./cart-total.ts` (`lineAmounts`).
 */
import type {Money} from '~/domain/money/money';
import type {OfferCode} from '../offers/offers';
import type {ProductSummary, SelectedOption, Variant} from '~/domain/product/product';
import {compareMoney, percentOff} from '~/domain/money/money';
import {MAX_LINE_QUANTITY} from '../limits';
import {OFFERS} from '../offers/offers';

/** What a line remembers of its product; any `ProductSummary` will do. */
export type CartProduct = Pick<ProductSummary, 'id' | 'handle' | 'title' | 'productType' | 'image'>;

/** What the shop said of a line's variant when it was last asked. */
export type Availability = 'available' | 'sold-out' | 'gone';

/** What the shopper is told of a line since it was added. */
export interface LineStatus {
  readonly availability: Availability;
  /** What the shop charged before it changed its price; null when it did not. */
  readonly priceBefore: Money | null;
  /**
   * Why the line shows the shop's plain price, without compare-at: the checkout refused its offer,
   * or goes on selling at a reduced price that the line had shown as ended. Null otherwise.
   */
  readonly settled: 'offer-refused' | 'shop-sale' | null;
  /** What the checkout asks for the whole line, where that is not what its prices make. */
  readonly adopted: AdoptedAmount | null;
}

/** It holds for this quantity, and as long as the checkout is asked for the same offer. */
export interface AdoptedAmount {
  readonly quantity: number;
  readonly total: Money;
  readonly offer: OfferCode | null;
}

export const INITIAL_STATUS: LineStatus = {
  availability: 'available',
  priceBefore: null,
  settled: null,
  adopted: null,
};

export interface CartLine {
  readonly product: CartProduct;
  readonly variantId: string;
  readonly variantTitle: string;
  /** A unit's price, reduced by the offer if there is one. */
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  /** 1 to 99. */
  readonly quantity: number;
  readonly selectedOptions: readonly SelectedOption[];
  /** Epoch milliseconds; the line's discount lasts from then on (`line-discount.ts`). */
  readonly addedAt: number;
  readonly offer: OfferCode | null;
  readonly status: LineStatus;
}

/** The most units a line may have: its offer's limit, 99 without one. */
export function maxQuantity({offer}: Pick<CartLine, 'offer'>): number {
  return offer ? OFFERS[offer].maxQuantity : MAX_LINE_QUANTITY;
}

type LinePrices = Pick<CartLine, 'price' | 'compareAtPrice'>;

/** A new line of one unit, added at `now` (epoch milliseconds), at the offer's price if one is given. */
export function lineFromProduct(
  product: CartProduct,
  variant: Variant,
  now: number,
  offer: OfferCode | null = null,
): CartLine {
  const {id, handle, title, productType, image} = product;
  return {
    product: {id, handle, title, productType, image},
    variantId: variant.id,
    variantTitle: variant.title,
    ...linePrices(variant, offer),
    quantity: 1,
    selectedOptions: variant.selectedOptions,
    addedAt: now,
    offer,
    status: INITIAL_STATUS,
  };
}

/** The line at what the variant costs today, its offer and age kept; the same line when nothing changed. */
export function repriceLine(
  line: CartLine,
  variant: Pick<Variant, 'price' | 'compareAtPrice'>,
): CartLine {
  const {price} = variant;
  const prices = line.status.settled
    ? {price, compareAtPrice: null}
    : linePrices(variant, line.offer);
  const same =
    sameMoney(line.price, prices.price) && sameMoney(line.compareAtPrice, prices.compareAtPrice);
  return same ? line : {...line, ...prices, status: {...line.status, adopted: null}};
}

/** What a unit costs: the variant's own prices, or the offer's with the variant's as compare-at. */
export function linePrices(
  variant: Pick<Variant, 'price' | 'compareAtPrice'>,
  offer: OfferCode | null,
): LinePrices {
  const {price, compareAtPrice} = variant;
  return offer
    ? {price: percentOff(price, OFFERS[offer].percent), compareAtPrice: price}
    : {price, compareAtPrice};
}

/** The line at what the shop itself charges. */
export function withoutOffer(line: CartLine): CartLine {
  return {...line, offer: null, price: shopPrice(line), compareAtPrice: null};
}

/** What the shop itself charges for a unit, without the offer. */
export function shopPrice({price, compareAtPrice, offer}: CartLine): Money {
  return (offer && compareAtPrice) || price;
}

/** Whether both are the same amount, however it is spelt, or both are none. */
export function sameMoney(a: Money | null, b: Money | null): boolean {
  if (!a || !b) return a === b;
  return a.currencyCode === b.currencyCode && compareMoney(a, b) === 0;
}

/**
 * A line of the local cart (docs/product.md 5.1) and its prices. A line bought through an offer stores the offer and
 * the reduced price; its compare-at price is the shop's price without the offer, to which it reverts. Other lines
 * store the variant's own prices. `lineAmounts` in `./cart-total.ts` computes what a line costs at a given moment.
 */
import type {Money} from '~/domain/money/money';
import type {OfferCode} from '../offers/offers';
import type {ProductSummary, SelectedOption, Variant} from '~/domain/product/product';
import {compareMoney, percentOff} from '~/domain/money/money';
import {MAX_LINE_QUANTITY} from '../limits';
import {OFFERS} from '../offers/offers';

/** The fields of a product that a line stores. */
export type CartProduct = Pick<ProductSummary, 'id' | 'handle' | 'title' | 'productType' | 'image'>;

/** Availability of a line's variant at the last refresh. */
export type Availability = 'available' | 'sold-out' | 'gone';

/** What changed in the shop after the line was added; the cart page shows it. */
export interface LineStatus {
  readonly availability: Availability;
  /** The shop's previous price; null if it has not changed. */
  readonly priceBefore: Money | null;
  /**
   * Why the line shows the shop's plain price, without compare-at: the checkout refused the offer, or still charges a
   * sale price that the line showed as ended. Null otherwise.
   */
  readonly settled: 'offer-refused' | 'shop-sale' | null;
  /** The checkout's amount for the whole line, if it differs from the amount computed from the line's prices. */
  readonly adopted: AdoptedAmount | null;
}

/** Valid for this quantity, and while the checkout is asked for the same offer. */
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
  /** Unit price, reduced by the offer if there is one. */
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

/** The line with the variant's current prices, keeping offer and age; the same reference if nothing changed. */
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

/** Unit prices: the variant's own, or the offer's price with the variant's price as compare-at. */
export function linePrices(
  variant: Pick<Variant, 'price' | 'compareAtPrice'>,
  offer: OfferCode | null,
): LinePrices {
  const {price, compareAtPrice} = variant;
  return offer
    ? {price: percentOff(price, OFFERS[offer].percent), compareAtPrice: price}
    : {price, compareAtPrice};
}

/** The line at the shop's price without its offer. */
export function withoutOffer(line: CartLine): CartLine {
  return {...line, offer: null, price: shopPrice(line), compareAtPrice: null};
}

/** The shop's unit price without the offer. */
export function shopPrice({price, compareAtPrice, offer}: CartLine): Money {
  return (offer && compareAtPrice) || price;
}

/** Whether both amounts are equal regardless of spelling ('5.0' and '5.00'), or both are null. */
export function sameMoney(a: Money | null, b: Money | null): boolean {
  if (!a || !b) return a === b;
  return a.currencyCode === b.currencyCode && compareMoney(a, b) === 0;
}

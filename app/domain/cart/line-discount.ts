/**
 * What a cart line shows for its compare-at price (docs/product.md 5.4).
 *
 * - A compare-at price higher than the price is a discount: 'active' for 15 minutes from `addedAt`,
 *   then 'ended', and the displayed price reverts to the compare-at price. That holds, to the
 *   letter, for a line bought through an offer (where compare-at is what the shop charges without
 *   it) and for a variant that the shop itself has on sale. For the latter the provider goes on
 *   charging its own lower price; the checkout compares totals and says so before the payment.
 * - 'special' ('Oferta especial') is a compare-at price that gives no discount: not higher than the
 *   price, or so little higher that the badge would read '-0% OFF'.
 * - A line dated in the future (the clock jumped back) is active with 15:00 left, never more.
 */
import type {CartLine} from './cart-line';
import type {Money} from '../text/money';
import type {OfferCode} from '../offers/offers';
import {remainingSeconds} from '../offers/countdown';
import {LINE_DISCOUNT_MS} from '../limits';
import {toMinorUnits} from '../text/money';
import {OFFERS} from '../offers/offers';

/** `price` is always the unit price to display. */
export type LineDiscount =
  | {readonly kind: 'none'; readonly price: Money}
  | {readonly kind: 'special'; readonly price: Money}
  | {
      readonly kind: 'active';
      readonly price: Money;
      readonly originalPrice: Money;
      /** Whole percent of the badge. */
      readonly percent: number;
      /** 1 to 900. */
      readonly remainingSeconds: number;
    }
  | {readonly kind: 'ended'; readonly price: Money};

/** The line's discount at `now` (epoch milliseconds). */
export function lineDiscount(line: CartLine, now: number): LineDiscount {
  const {price, compareAtPrice, offer} = line;
  if (!compareAtPrice || compareAtPrice.currencyCode !== price.currencyCode) {
    return {kind: 'none', price};
  }
  const original = toMinorUnits(compareAtPrice);
  const saved = original - toMinorUnits(price);
  const percent = offer && saved > 0 ? OFFERS[offer].percent : Math.round((saved * 100) / original);
  // Also refuses the NaN of a compare-at price of zero.
  if (!(saved > 0 && percent > 0)) return {kind: 'special', price};

  const seconds = remainingSeconds(line.addedAt + LINE_DISCOUNT_MS, now, LINE_DISCOUNT_MS / 1000);
  return seconds > 0
    ? {kind: 'active', price, originalPrice: compareAtPrice, percent, remainingSeconds: seconds}
    : {kind: 'ended', price: compareAtPrice};
}

/** The offer that the checkout may still be asked to apply to the line at `now` (epoch milliseconds). */
export function liveOffer(line: CartLine, now: number): OfferCode | null {
  return line.offer && lineDiscount(line, now).kind === 'active' ? line.offer : null;
}

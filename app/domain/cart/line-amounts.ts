/** What a cart line shows and costs: its discount, and its amounts (docs/product.md 5.4). */
import type {CartLine} from './cart-line';
import {type Money, toMinorUnits, multiplyMoney} from '~/domain/money/money';
import {type OfferCode, OFFERS} from '~/domain/offers/offers';
import {nextWindowChange, offerRuns, ownEnd, type OfferTerms} from '~/domain/offers/offer-terms';
import {remainingSeconds} from '~/domain/offers/countdown';
import {amountsOff, amountsAt, amountsFrom, sumAmounts, type Amounts} from '~/domain/money/amounts';
import {LINE_DISCOUNT_MS} from '~/domain/limits';

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
      /** Seconds left, at least 1; null if no clock ends the discount. */
      readonly remainingSeconds: number | null;
    }
  | {readonly kind: 'ended'; readonly price: Money};

/**
 * The line's discount at `now` (epoch milliseconds).
 *
 * - A compare-at price higher than the price is a discount: 'active' for `LINE_DISCOUNT_MS` from `addedAt`
 *   (ten times as long for visitors who asked for more time), then 'ended', and the displayed price reverts to the
 *   compare-at price. This also holds for a variant that the shop itself has on sale: Shopify goes on charging its
 *   lower price, and the checkout says so before the payment.
 * - 'special' ('Oferta especial') is a compare-at price that gives no discount: not higher than the price, or so
 *   little higher that the badge would read '-0% OFF'.
 * - Where offers are the shop's own (docs/product.md 6.6) lines have no clock: a sale price stays, and a line bought
 *   through an offer follows the shop's window.
 * - A line dated in the future (the clock was set back) has the whole window left, never more.
 */
export function lineDiscount(line: CartLine, now: number, terms: OfferTerms): LineDiscount {
  const {price, compareAtPrice, offer, quantity} = line;
  if (!compareAtPrice || compareAtPrice.currencyCode !== price.currencyCode) {
    return {kind: 'none', price};
  }
  const original = toMinorUnits(compareAtPrice);
  const saved = original - toMinorUnits(price);
  const reduced = offer !== null && saved >= 0 && offerSaves(compareAtPrice, quantity, offer);
  const percent = reduced ? OFFERS[offer].percent : Math.round((saved * 100) / original);
  // Also refuses the NaN of a compare-at price of zero.
  if (!(reduced || (saved > 0 && percent > 0))) return {kind: 'special', price};

  const seconds = secondsLeft(line, now, terms);
  return seconds === 0
    ? {kind: 'ended', price: compareAtPrice}
    : {kind: 'active', price, originalPrice: compareAtPrice, percent, remainingSeconds: seconds};
}

/**
 * Whether the offer reduces the line's amount. Discounts are rounded per line: three units at one cent save a cent
 * although a single unit saves nothing.
 */
function offerSaves(regular: Money, quantity: number, offer: OfferCode): boolean {
  return toMinorUnits(amountsOff(regular, quantity, OFFERS[offer].percent).saved) > 0;
}

/** The offer to request from the checkout for this line at `now` (epoch milliseconds). */
export function liveOffer(line: CartLine, now: number, terms: OfferTerms): OfferCode | null {
  return line.offer && lineDiscount(line, now, terms).kind === 'active' ? line.offer : null;
}

/** When the price of any line changes next, in epoch milliseconds; null if no change is due after `now`. */
export function nextLineChange(
  lines: readonly CartLine[],
  now: number,
  terms: OfferTerms,
): number | null {
  if (terms.mode === 'campaign') return nextWindowChange(terms, now);
  if (terms.mode === 'none') return null;
  const ends = lines
    .map(({addedAt}) => ownEnd(terms, addedAt, LINE_DISCOUNT_MS))
    .filter((end) => end > now);
  return ends.length ? Math.min(...ends) : null;
}

/** Seconds left: 0 when the discount is over, null if no clock ends it. */
function secondsLeft({offer, addedAt}: CartLine, now: number, terms: OfferTerms): number | null {
  if (terms.mode === 'visitor') {
    const end = ownEnd(terms, addedAt, LINE_DISCOUNT_MS);
    return remainingSeconds(end, now, (end - addedAt) / 1000);
  }
  if (!offer) return null;
  const end = offerRuns(terms, offer, now) ? terms.windows[offer]?.endsAt : undefined;
  return end === undefined ? 0 : remainingSeconds(end, now, Infinity);
}

/**
 * The cart's total (docs/product.md 5.5), from the price that each line displays, so it changes when a line's
 * discount ends. Discounts are rounded once per line, as the provider does: three units of 12.35 at 10% off cost
 * 33.34, not three times 11.11. Unavailable lines do not count.
 *
 * Amounts of a whole line at `now` (epoch milliseconds); the checkout's own amount wins if known.
 */
export function lineAmounts(line: CartLine, now: number, terms: OfferTerms): Amounts {
  const shown = lineDiscount(line, now, terms);
  const asked = adoptedTotal(line, now, terms);
  if (asked) {
    const before = shown.kind === 'active' ? shown.originalPrice : shown.price;
    const comparable = before.currencyCode === asked.currencyCode;
    return amountsFrom(comparable ? multiplyMoney(before, line.quantity) : asked, asked);
  }
  if (shown.kind !== 'active') return amountsAt(shown.price, null, line.quantity);
  return line.offer
    ? amountsOff(shown.originalPrice, line.quantity, OFFERS[line.offer].percent)
    : amountsAt(shown.price, shown.originalPrice, line.quantity);
}

/** Total of a line at `now` (epoch milliseconds). */
export function lineTotal(line: CartLine, now: number, terms: OfferTerms): Money {
  return lineAmounts(line, now, terms).total;
}

/** The checkout's amount for the line while quantity and offer are unchanged at `now`; else null. */
export function adoptedTotal(line: CartLine, now: number, terms: OfferTerms): Money | null {
  const {adopted} = line.status;
  const holds =
    adopted?.quantity === line.quantity && adopted.offer === liveOffer(line, now, terms);
  return adopted && holds ? adopted.total : null;
}

/** The lines that can be bought. */
export function buyableLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({status}) => status.availability === 'available');
}

/** All lines that can be bought, at `now` (epoch milliseconds); null without any, or with mixed currencies. */
export function cartAmounts(
  lines: readonly CartLine[],
  now: number,
  terms: OfferTerms,
): Amounts | null {
  return sumAmounts(buyableLines(lines).map((line) => lineAmounts(line, now, terms)));
}

/** Total of all available lines; null as in `cartAmounts`. */
export function cartTotal(
  lines: readonly CartLine[],
  now: number,
  terms: OfferTerms,
): Money | null {
  return cartAmounts(lines, now, terms)?.total ?? null;
}

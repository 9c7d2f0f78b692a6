/**
 * The cart's total (docs/product.md 5.5), from the price that each line displays, so it changes when a line's
 * discount ends. Discounts are rounded once per line, as the provider does: three units of 12.35 at 10% off cost
 * 33.34, not three times 11.11. Unavailable lines do not count.
 */
import type {CartLine} from './cart-line';
import type {Money} from '~/domain/money/money';
import {lineDiscount, liveOffer} from './line-discount';
import {amountsAt, amountsFrom, amountsOff, sumAmounts, type Amounts} from '~/domain/money/amounts';
import {multiplyMoney} from '~/domain/money/money';
import type {OfferTerms} from '../offers/offer-terms';
import {OFFERS} from '../offers/offers';

/** Amounts of a whole line at `now` (epoch milliseconds); the checkout's own amount wins if known. */
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

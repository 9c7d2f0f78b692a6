/**
 * What the cart displays as owed (docs/product.md 5.5), at the price that each line displays, so
 * that the total reverts with the line. A discount is rounded once per line, as the provider rounds
 * it: three units of 12.35 at 10% off make 33.34, not three times 11.11. What the shop no longer
 * sells is neither owed nor bought.
 */
import type {CartLine} from './cart-line';
import type {Money} from '~/domain/money/money';
import {lineDiscount, liveOffer} from './line-discount';
import {amountsAt, amountsFrom, amountsOff, sumAmounts, type Amounts} from '~/domain/money/amounts';
import {multiplyMoney} from '~/domain/money/money';
import type {OfferTerms} from '../offers/offer-terms';
import {OFFERS} from '../offers/offers';

/** What a whole line costs at `now` (epoch milliseconds): what the checkout asks, if that is known. */
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

/** What is to be paid for a whole line at `now` (epoch milliseconds). */
export function lineTotal(line: CartLine, now: number, terms: OfferTerms): Money {
  return lineAmounts(line, now, terms).total;
}

/** What the checkout asked for the line, as long as the same is handed over at `now`; else null. */
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

/** What is to be paid for all lines that can be bought; null as for `cartAmounts`. */
export function cartTotal(
  lines: readonly CartLine[],
  now: number,
  terms: OfferTerms,
): Money | null {
  return cartAmounts(lines, now, terms)?.total ?? null;
}

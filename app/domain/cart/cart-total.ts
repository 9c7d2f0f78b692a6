/**
 * What the cart displays as owed (docs/product.md 5.5), at the price that each line displays, so
 * that the total reverts with the line. A discount is rounded once per line, as the provider rounds
 * it: three units of 12.35 at 10% off make 33.34, not three times 11.11. What the shop no longer
 * sells is neither owed nor bought.
 */
import type {CartLine} from './cart-line';
import type {Money} from '../text/money';
import {lineDiscount} from './line-discount';
import {addMoney, multiplyMoney, percentOff} from '../text/money';
import {OFFERS} from '../offers/offers';

/** What a whole line costs at `now` (epoch milliseconds). */
export function lineTotal(line: CartLine, now: number): Money {
  const shown = lineDiscount(line, now);
  return shown.kind === 'active' && line.offer
    ? percentOff(multiplyMoney(shown.originalPrice, line.quantity), OFFERS[line.offer].percent)
    : multiplyMoney(shown.price, line.quantity);
}

/** The lines that can be bought. */
export function buyableLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({review}) => review.availability === 'available');
}

/**
 * The sum of all lines that can be bought, at `now` (epoch milliseconds); null without any, or with
 * mixed currencies.
 */
export function cartTotal(lines: readonly CartLine[], now: number): Money | null {
  const totals = buyableLines(lines).map((line) => lineTotal(line, now));
  const [first] = totals;
  if (!first || totals.some(({currencyCode}) => currencyCode !== first.currencyCode)) return null;
  return totals.reduce(addMoney);
}

/** What each product costs, in cents: 5 to 25 USD, about 35% of them with a higher price before. */
import {hash, pick} from './pick';

const PRICES = [
  599, 650, 699, 799, 850, 899, 999, 1050, 1099, 1200, 1250, 1299, 1400, 1499, 1599, 1700, 1799,
  1850, 1999, 2199, 2250, 2499,
] as const;

export interface Price {
  priceCents: number;
  /** Higher than the price; null when there is no offer. */
  compareAtCents: number | null;
}

export function priceOf(n: number): Price {
  const priceCents = pick(PRICES, n, 'price');
  if (hash(n, 'compare') % 100 >= 39) return {priceCents, compareAtCents: null};
  const before = (priceCents * pick([130, 145, 160, 180, 200], n, 'before')) / 100;
  // People write such prices as whole dollars minus one cent.
  return {priceCents, compareAtCents: Math.ceil(before / 100) * 100 - 1};
}

/** The price of the n-th variant of a product that has several: the later, the more it holds. */
export function stepUp(price: Price, step: number): Price {
  return {
    priceCents: price.priceCents + step * 400,
    compareAtCents: price.compareAtCents === null ? null : price.compareAtCents + step * 600,
  };
}

/**
 * The price engine (docs/product.md 3.9): what something costs before, what is saved, and what is to
 * be paid, for everything that shows amounts: cards, product page, combo, cart lines and summary. It does not know
 * offers: what a unit costs with one is `linePrices` (`../cart/cart-line.ts`), what a line costs `lineAmounts`
 * (`../cart/cart-total.ts`), and what the provider should ask is compared by `../checkout/checkout-difference.ts`.
 */
import {
  addMoney,
  compareMoney,
  multiplyMoney,
  percentOff,
  subtractMoney,
  type Money,
} from './money';

/** All amounts have one currency; `regular` is the sum of `saved` and `total`. */
export interface Amounts {
  readonly regular: Money;
  readonly saved: Money;
  readonly total: Money;
}

/** Amounts of something that cost `regular` before; nothing is saved if `total` is higher. @throws {RangeError} */
export function amountsFrom(regular: Money, total: Money): Amounts {
  const before = compareMoney(regular, total) > 0 ? regular : total;
  return {regular: before, saved: subtractMoney(before, total), total};
}

/** Amounts of `quantity` units; `original` is the former price, if higher. @throws {RangeError} if currencies differ. */
export function amountsAt(price: Money, original: Money | null, quantity: number): Amounts {
  return amountsFrom(multiplyMoney(original ?? price, quantity), multiplyMoney(price, quantity));
}

/** Amounts of `quantity` units with `percent` off their sum, rounded once. @throws {RangeError} */
export function amountsOff(unit: Money, quantity: number, percent: number): Amounts {
  const regular = multiplyMoney(unit, quantity);
  return amountsFrom(regular, percentOff(regular, percent));
}

/** The sum of all parts; null for an empty list, or if the currencies differ. */
export function sumAmounts(parts: readonly Amounts[]): Amounts | null {
  const [first] = parts;
  const currency = first?.total.currencyCode;
  if (!first || parts.some(({total}) => total.currencyCode !== currency)) return null;
  const sum = (part: keyof Amounts) => parts.map((each) => each[part]).reduce(addMoney);
  return {regular: sum('regular'), saved: sum('saved'), total: sum('total')};
}

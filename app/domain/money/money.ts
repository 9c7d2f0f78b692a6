/**
 * Exact money. The provider speaks decimal strings; sums and discounts are done in integer minor
 * units, so that no floating-point residue reaches a price.
 *
 * A minor unit is a hundredth in every currency, also in those without cents (CLP, JPY), whose
 * prices arrive as '1000.0' like all others; only a discount is rounded to what the currency has.
 */
import {centsOf} from '@common/cents';
import {asRecord} from '~/domain/text/parse-unknown';

/** An amount as the provider writes it: a decimal string ('12.5') and an ISO 4217 code ('USD'). */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

/** A price has nine whole digits at most: 100 lines of 99 such prices still add up exactly. */
const PRICE = /^\d{1,9}(?:\.\d{1,12})?$/;
const WITHOUT_CENTS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';

/** The value as a price, or null when it is not an unsigned decimal string with a currency code. */
export function parseMoney(value: unknown): Money | null {
  const money = asRecord(value);
  if (!money) return null;
  const {amount, currencyCode} = money;
  if (typeof amount !== 'string' || !PRICE.test(amount)) return null;
  if (typeof currencyCode !== 'string' || !/^[A-Z]{3}$/.test(currencyCode)) return null;
  return {amount, currencyCode};
}

/**
 * The amount in hundredths, rounded half up when it has more decimals ('0.105' is 11).
 * @throws RangeError when the amount is not an unsigned decimal string; check with `parseMoney` first.
 */
export function toMinorUnits({amount}: Money): number {
  return centsOf(amount) ?? fail(`Not an amount: ${amount}`);
}

/**
 * Hundredths as money, written as the provider does: '12.0', '12.5', '12.55'.
 * @throws RangeError when `minor` is negative, a fraction, or beyond exact integers.
 */
export function fromMinorUnits(minor: number, currencyCode: string): Money {
  if (!Number.isSafeInteger(minor) || minor < 0) fail(`Not minor units: ${minor}`);
  const cents = String(minor % 100).padStart(2, '0');
  const fraction = cents.endsWith('0') ? cents.slice(0, 1) : cents;
  return {amount: `${Math.floor(minor / 100)}.${fraction}`, currencyCode};
}

/** The sum. @throws RangeError when the currencies differ. */
export function addMoney(a: Money, b: Money): Money {
  return fromMinorUnits(minorOfSame(a, b) + toMinorUnits(b), a.currencyCode);
}

/** Subtracts `b` from `a`. @throws RangeError when the currencies differ, or the result is negative. */
export function subtractMoney(a: Money, b: Money): Money {
  return fromMinorUnits(minorOfSame(a, b) - toMinorUnits(b), a.currencyCode);
}

/** The amount times a whole, unsigned number. @throws RangeError for any other factor. */
export function multiplyMoney(money: Money, factor: number): Money {
  return fromMinorUnits(toMinorUnits(money) * factor, money.currencyCode);
}

/**
 * What is left to pay after a discount of `percent` (whole, 0 to 100). As the provider does, the
 * discount itself is rounded half up to what the currency has (cents, or whole units for CLP), then
 * subtracted: 10% off 12.35 takes 1.24 and leaves 11.11. Call it on a whole line to round per line.
 * @throws RangeError for any other percent.
 */
export function percentOff(money: Money, percent: number): Money {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) fail(`Not a percent: ${percent}`);
  const minor = toMinorUnits(money);
  const step = WITHOUT_CENTS.includes(money.currencyCode) ? 100 : 1;
  const discount = Math.floor((minor * percent + 50 * step) / (100 * step)) * step;
  return fromMinorUnits(Math.max(0, minor - discount), money.currencyCode);
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. @throws RangeError when the currencies differ. */
export function compareMoney(a: Money, b: Money): number {
  return minorOfSame(a, b) - toMinorUnits(b);
}

function minorOfSame(a: Money, b: Money): number {
  if (a.currencyCode !== b.currencyCode) fail(`Mixed: ${a.currencyCode}, ${b.currencyCode}`);
  return toMinorUnits(a);
}

function fail(message: string): never {
  throw new RangeError(message);
}

/**
 * '$1,234.50 USD': how every amount reads (docs/product.md 3.9), so that nobody has to guess whose
 * dollars they are.
 */
export function formatPrice(money: Money): string {
  return `${formatAmount(money)} ${money.currencyCode}`;
}

/**
 * '$1,234.50': the figure alone, for texts that write the currency separately. Two decimals, a half cent rounded up as `toMinorUnits` does. Not
 * `Intl.NumberFormat`: the first one that a page makes costs a cheap phone 40 ms, just when the page
 * is to come alive.
 */
export function formatAmount({amount}: Money): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const half = (fraction[2] ?? '0') >= '5' ? 1 : 0;
  const minor = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + half;
  const units = String(Math.floor(minor / 100)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
  return `$${units}.${String(minor % 100).padStart(2, '0')}`;
}

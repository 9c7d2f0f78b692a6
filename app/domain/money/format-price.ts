import type {Money} from '~/domain/money/money';

/**
 * '$1,234.50 USD': how every amount reads (docs/product.md 3.9), so that nobody has to guess whose
 * dollars they are.
 */
export function formatPrice(money: Money): string {
  return `${formatAmount(money)} ${money.currencyCode}`;
}

/**
 * '$1,234.50': the figure alone, for who writes the currency in letters of its own. Two decimals, a half cent rounded up as `toMinorUnits` does. Not
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

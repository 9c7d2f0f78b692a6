import type {Money} from '~/domain/text/money';

/**
 * '$1,234.50': two decimals with a dollar sign, as on cards and in the cart (docs/product.md 3.9),
 * a half cent rounded up as `toMinorUnits` does. Not `Intl.NumberFormat`: the first one that a page
 * makes costs a cheap phone 40 ms, just when the page is to come alive.
 */
export function formatPrice({amount}: Money): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const half = (fraction[2] ?? '0') >= '5' ? 1 : 0;
  const minor = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + half;
  const units = String(Math.floor(minor / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `$${units}.${String(minor % 100).padStart(2, '0')}`;
}

/** '$12.50 USD': where the currency matters, as in search results and before paying. */
export function formatPriceWithCurrency(money: Money): string {
  return `${formatPrice(money)} ${money.currencyCode}`;
}

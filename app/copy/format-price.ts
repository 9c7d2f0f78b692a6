import type {Money} from '~/domain/money';

/**
 * '$1,234.50': two decimals with a dollar sign, as on cards and in the cart (spec section 9). Not
 * `Intl.NumberFormat`: the first one that a page makes costs a cheap phone 40 ms, just when the page
 * is to come alive.
 */
export function formatPrice({amount}: Money): string {
  const decimals = Number(amount).toFixed(2);
  return `$${decimals.replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/** '$12.50 USD': where the currency matters, as in search results and before paying. */
export function formatPriceWithCurrency(money: Money): string {
  return `${formatPrice(money)} ${money.currencyCode}`;
}

import type {Money} from '~/domain/money';

const twoDecimals = new Intl.NumberFormat('es-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** '$1,234.50': two decimals with a dollar sign, as on cards and in the cart (spec section 9). */
export function formatPrice({amount}: Money): string {
  return `$${twoDecimals.format(Number(amount))}`;
}

/** '$12.50 USD': where the currency matters, as in search results and before paying. */
export function formatPriceWithCurrency(money: Money): string {
  return `${formatPrice(money)} ${money.currencyCode}`;
}

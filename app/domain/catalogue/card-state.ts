/** Badges of a product card: sold out, or reduced (docs/product.md 3.5, 3.11). */
import type {Money} from '~/domain/money/money';
import type {ProductSummary, Variant} from '~/domain/product/product';
import {originalPrice} from '~/domain/product/variant-selection';

/**
 * Whether a product is shown as sold out, 'Agotado', where it is one of many (docs/product.md 3.11): the variant
 * that 'Agregar' adds is not for sale.
 */
export function isSoldOut({firstVariant}: Pick<ProductSummary, 'firstVariant'>): boolean {
  return firstVariant?.availableForSale === false;
}

/**
 * The compare-at price to show beside a product's lowest price (cards, search); null if the lowest price is not that
 * of the first variant, or that variant is sold out.
 */
export function originalLowestPrice(
  lowest: Money,
  first: Pick<Variant, 'price' | 'compareAtPrice' | 'availableForSale'> | null,
): Money | null {
  return first?.price.amount === lowest.amount && first.availableForSale
    ? originalPrice(first)
    : null;
}

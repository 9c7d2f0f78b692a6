/** What a product is shown as where it is one of many: sold out, or reduced (docs/product.md 3.5, 3.11). */
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
 * The price before the offer where a product's lowest price is told (cards, the search); null where that is
 * not the price of its first variant, or the variant is sold out.
 */
export function originalLowestPrice(
  lowest: Money,
  first: Pick<Variant, 'price' | 'compareAtPrice' | 'availableForSale'> | null,
): Money | null {
  return first?.price.amount === lowest.amount && first.availableForSale
    ? originalPrice(first)
    : null;
}

/**
 * Which variant the product page starts with, and what its compare-at price means there
 * (docs/product.md 4.2): an offer is a compare-at price higher than the price. Any other is none.
 */
import type {Money} from '../text/money';
import type {Variant} from './product';
import {toMinorUnits} from '../text/money';

/** The first variant for sale, else the first of all; null when the product has none. */
export function initialVariant(variants: readonly Variant[]): Variant | null {
  return variants.find((variant) => variant.availableForSale) ?? variants[0] ?? null;
}

/** The price before the offer; null when there is no offer. */
export function originalPrice({
  price,
  compareAtPrice,
}: Pick<Variant, 'price' | 'compareAtPrice'>): Money | null {
  if (!compareAtPrice || compareAtPrice.currencyCode !== price.currencyCode) return null;
  return toMinorUnits(compareAtPrice) > toMinorUnits(price) ? compareAtPrice : null;
}

/**
 * Which variant the product page starts with, and what its compare-at price means there
 * (docs/product.md 4.2): an offer is a compare-at price higher than the price. Other compare-at prices are ignored.
 */
import type {Money} from '~/domain/money/money';
import type {Product, Variant} from './product';
import {toMinorUnits} from '~/domain/money/money';

/** The first variant that can be bought, or the first of all; null when the product has no variants. */
export function initialVariant(variants: readonly Variant[]): Variant | null {
  return variants.find((variant) => variant.availableForSale) ?? variants[0] ?? null;
}

/** The variant in `?variant=`, by number, as used by feeds and old links; null if unknown. */
export function chooseVariant(
  {variants}: Pick<Product, 'variants'>,
  number: string | null,
): Variant | null {
  if (!number) return null;
  return variants.find(({id}) => id === `gid://shopify/ProductVariant/${number}`) ?? null;
}

/** Puts the chosen variant's picture first and drops those of other variants, which the page does not show. */
export function withPictureFirst<P extends Pick<Product, 'images' | 'variants'>>(
  product: P,
  chosen: Variant | null,
): P {
  const first = chosen?.image;
  return {
    ...product,
    images: first
      ? [first, ...product.images.filter(({url}) => url !== first.url)]
      : product.images,
    variants: product.variants.map(({image: _, ...variant}) => variant),
  };
}

/** The price before the offer; null when there is no offer. */
export function originalPrice({
  price,
  compareAtPrice,
}: Pick<Variant, 'price' | 'compareAtPrice'>): Money | null {
  if (!compareAtPrice || compareAtPrice.currencyCode !== price.currencyCode) return null;
  return toMinorUnits(compareAtPrice) > toMinorUnits(price) ? compareAtPrice : null;
}

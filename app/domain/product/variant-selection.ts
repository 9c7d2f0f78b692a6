/**
 * Which variant a product page starts with, and how cards and pages show prices (docs/product.md 4.2): an offer is a
 * compare-at price higher than the price. Other compare-at prices are ignored.
 */
import {type Money, toMinorUnits} from '~/domain/money/money';
import type {Product, Variant, ProductOption, ProductSummary} from './product';

/** The first variant that can be bought, or the first of all; null when the product has no variants. */
export function initialVariant(variants: readonly Variant[]): Variant | null {
  return variants.find((variant) => variant.availableForSale) ?? variants[0] ?? null;
}

/** The variant in `?variant=`, by number or global id, as used by feeds and old links; null if unknown. */
export function chooseVariant(
  {variants}: Pick<Product, 'variants'>,
  number: string | null,
): Variant | null {
  const wanted = number?.trim().replace('gid://shopify/ProductVariant/', '');
  return variants.find((variant) => variantNumber(variant) === wanted) ?? null;
}

/** As links write it. */
export function variantNumber({id}: Pick<Variant, 'id'>): string {
  return id.replace('gid://shopify/ProductVariant/', '');
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

/**
 * Selection among several product options (docs/product.md 4.2), evaluated in order: earlier choices decide which
 * values are available, later options adapt.
 *
 * The variant that selecting this value leads to: available if possible, then closest to the current one. Null if no
 * variant has the value together with the earlier choices.
 */
export function variantForValue(
  options: readonly Pick<ProductOption, 'name'>[],
  place: number,
  value: string,
  variants: readonly Variant[],
  chosen: Variant | null,
): Variant | null {
  const agrees = (variant: Variant, {name}: Pick<ProductOption, 'name'>) =>
    chosen !== null && valueOf(variant, name) === valueOf(chosen, name);
  const closeness = (variant: Variant) =>
    (variant.availableForSale ? options.length : 0) +
    options.slice(place + 1).filter((option) => agrees(variant, option)).length;
  return variants
    .filter(
      (variant) =>
        valueOf(variant, options[place]?.name) === value &&
        options.slice(0, place).every((option) => agrees(variant, option)),
    )
    .reduce<Variant | null>(
      (best, variant) => (best && closeness(best) >= closeness(variant) ? best : variant),
      null,
    );
}

/** A variant's value of an option, or null. */
export function valueOf(variant: Variant | null, optionName: string | undefined): string | null {
  return variant?.selectedOptions.find(({name}) => name === optionName)?.value ?? null;
}

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

/** How far a price is below the one before, in whole percent. */
export function percentBelow(price: Money, before: Money): number {
  return Math.round(100 - (100 * toMinorUnits(price)) / toMinorUnits(before));
}

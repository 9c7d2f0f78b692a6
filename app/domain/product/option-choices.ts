/**
 * Selection among several product options (docs/product.md 4.2), evaluated in order: earlier choices decide which
 * values are available, later options adapt.
 */
import type {ProductOption, Variant} from './product';

/**
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

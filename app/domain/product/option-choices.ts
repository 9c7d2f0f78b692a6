/**
 * The choice among the options of a product that has several (docs/product.md 4.2). They are read from
 * the first to the last: what is chosen in the options before it decides whether a value can be had, and
 * the options after it follow.
 */
import type {ProductOption, Variant} from './product';

/**
 * The variant that choosing a value of the option at `place` leads to: for sale if any is, then as close
 * to the chosen one as can be. Null when no variant has the value together with what is chosen before it.
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

/** What a variant has of an option; null when it has none. */
export function valueOf(variant: Variant | null, optionName: string | undefined): string | null {
  return variant?.selectedOptions.find(({name}) => name === optionName)?.value ?? null;
}

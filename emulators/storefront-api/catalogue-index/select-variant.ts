/** Choosing a variant by its options, as the product page of a storefront asks for it. */
import type {ProductNode, VariantNode} from './nodes';

export interface VariantSelection {
  readonly selectedOptions?: readonly {readonly name: string; readonly value: string}[] | null;
  readonly ignoreUnknownOptions?: boolean | null;
  readonly caseInsensitiveMatch?: boolean | null;
}

interface Wanted {
  readonly name: string;
  readonly value: string;
}

/** The variant with exactly these options, or null. */
export function variantBySelectedOptions(
  product: ProductNode,
  selection: VariantSelection,
): VariantNode | null {
  const wanted = wantedOptions(product, selection);
  if (!wanted || wanted.length === 0 || wanted.length < product.data.options.length) return null;
  return product.variants.find((variant) => mismatches(variant, wanted, selection) === 0) ?? null;
}

/** The variant with these options, else the first that can be bought, else the first. */
export function selectedOrFirstAvailableVariant(
  product: ProductNode,
  selection: VariantSelection,
): VariantNode | null {
  return (
    variantBySelectedOptions(product, selection) ??
    product.variants.find(({data}) => data.availableForSale) ??
    product.variants[0] ??
    null
  );
}

/** Variants that differ from the selection in exactly one option. */
export function adjacentVariants(product: ProductNode, selection: VariantSelection): VariantNode[] {
  const base = selectedOrFirstAvailableVariant(product, selection);
  const wanted =
    selection.selectedOptions && selection.selectedOptions.length > 0
      ? wantedOptions(product, selection)
      : (base?.data.selectedOptions ?? null);
  if (!wanted) return [];
  return product.variants.filter((variant) => mismatches(variant, wanted, selection) === 1);
}

/** Null when the selection names an option that the product lacks and that may not be ignored. */
function wantedOptions(
  product: ProductNode,
  {selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch}: VariantSelection,
): Wanted[] | null {
  const known = (name: string) =>
    product.data.options.some((option) => same(option.name, name, caseInsensitiveMatch));
  const all = selectedOptions ?? [];
  const wanted = all.filter(({name}) => known(name));
  return wanted.length < all.length && !ignoreUnknownOptions ? null : wanted;
}

function mismatches(
  variant: VariantNode,
  wanted: readonly Wanted[],
  {caseInsensitiveMatch}: VariantSelection,
): number {
  return wanted.filter(
    ({name, value}) =>
      !variant.data.selectedOptions.some(
        (option) =>
          same(option.name, name, caseInsensitiveMatch) &&
          same(option.value, value, caseInsensitiveMatch),
      ),
  ).length;
}

function same(a: string, b: string, caseInsensitive: boolean | null | undefined): boolean {
  return a === b || (Boolean(caseInsensitive) && a.toLowerCase() === b.toLowerCase());
}

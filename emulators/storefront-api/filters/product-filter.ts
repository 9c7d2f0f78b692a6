/**
 * The `ProductFilter` input. Filters of one kind widen each other (this type or that type), filters
 * of different kinds narrow each other, and those about variants must hold for the same variant.
 */
import type {ProductNode} from '../catalogue-index/nodes';
import type {CatalogueVariant} from '../catalogue/types';
import {fold} from '../search-query/fold';

export interface ProductFilterInput {
  readonly available?: boolean | null;
  readonly price?: {readonly min?: number | null; readonly max?: number | null} | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly variantOption?: {readonly name: string; readonly value: string} | null;
  readonly category?: {readonly id: string} | null;
  readonly productMetafield?: unknown;
  readonly variantMetafield?: unknown;
  readonly taxonomyMetafield?: unknown;
}

type ProductTest = (product: ProductNode) => boolean;
type VariantTest = (variant: CatalogueVariant) => boolean;

/** Kind of filter, e.g. `tag` or `option:Formato`; filters of one kind are alternatives. */
export type FilterKind = string;

interface KindTests {
  readonly product: ProductTest[];
  readonly variant: VariantTest[];
}

/** The products that pass. `except` leaves out one kind: what a facet of that kind counts among. */
export function filterProducts(
  products: readonly ProductNode[],
  filters: readonly ProductFilterInput[],
  except?: FilterKind,
): readonly ProductNode[] {
  const kinds = new Map<FilterKind, KindTests>();
  for (const filter of filters) collectTests(filter, kinds);
  if (except !== undefined) kinds.delete(except);
  if (kinds.size === 0) return products;
  const tests = [...kinds.values()];
  const productTests = tests.map(({product}) => product).filter(({length}) => length > 0);
  const variantTests = tests.map(({variant}) => variant).filter(({length}) => length > 0);
  return products.filter(
    (product) =>
      productTests.every((alternatives) => alternatives.some((test) => test(product))) &&
      (variantTests.length === 0 ||
        product.data.variants.some((variant) =>
          variantTests.every((alternatives) => alternatives.some((test) => test(variant))),
        )),
  );
}

function collectTests(filter: ProductFilterInput, kinds: Map<FilterKind, KindTests>): void {
  const of = (kind: FilterKind): KindTests => {
    const tests = kinds.get(kind) ?? {product: [], variant: []};
    kinds.set(kind, tests);
    return tests;
  };
  const {available, price, productType, productVendor, tag, variantOption} = filter;
  if (available != null) {
    of('available').variant.push(({availableForSale}) => availableForSale === available);
  }
  if (price) {
    const min = Math.round((price.min ?? 0) * 100);
    const max = price.max == null ? Infinity : Math.round(price.max * 100);
    of('price').variant.push(({priceCents}) => priceCents >= min && priceCents <= max);
  }
  if (productType != null) {
    const wanted = fold(productType);
    of('productType').product.push(({search}) => search.type === wanted);
  }
  if (productVendor != null) {
    const wanted = fold(productVendor);
    of('productVendor').product.push(({search}) => search.vendor === wanted);
  }
  if (tag != null) {
    const wanted = fold(tag);
    of('tag').product.push(({search}) => search.tags.includes(wanted));
  }
  if (variantOption) {
    const {name, value} = variantOption;
    of(`option:${fold(name)}`).variant.push(({selectedOptions}) =>
      selectedOptions.some(
        (option) => fold(option.name) === fold(name) && fold(option.value) === fold(value),
      ),
    );
  }
  // The shop has no categories and no metafields, so nothing carries the value asked for.
  for (const kind of [
    'category',
    'productMetafield',
    'variantMetafield',
    'taxonomyMetafield',
  ] as const) {
    if (filter[kind] != null) of(kind).product.push(() => false);
  }
}

/** The few products of a run, of different kinds. */
import type {Emulator} from '../../../../emulators/storefront-api/emulator';
import {PRODUCTS} from './act';

export interface Good {
  readonly handle: string;
  /** Global id. */
  readonly id: string;
  /** Global ids. */
  readonly variantIds: readonly string[];
}

/** One with several variants, one on sale, and plain ones. */
export function goodsOf({catalogue}: Emulator): readonly Good[] {
  const all = catalogue
    .products('BEST_SELLING')
    .filter(({variants}) => variants.every(({data}) => data.availableForSale));
  const several = all.find(({variants}) => variants.length > 1);
  const onSale = all.find(
    ({variants}) => variants.length === 1 && variants[0]?.data.compareAtCents !== null,
  );
  const chosen = [several, onSale, ...all].filter((each) => each !== undefined);
  return [...new Set(chosen)].slice(0, PRODUCTS).map((node) => ({
    handle: node.data.handle,
    id: `gid://shopify/Product/${node.data.id}`,
    variantIds: node.variants.map(({data}) => `gid://shopify/ProductVariant/${data.id}`),
  }));
}

import type {ProductSummary} from '~/domain/product';
import type {ProductCardFragment, ProductCategoryFragment} from 'storefrontapi.generated';
import {toProductSummary} from './map-product';
import {categoryName} from './product-category';

/** A product as a card of a mixed list shows it. */
export interface CategorisedProduct {
  readonly product: ProductSummary;
  readonly category: string | null;
}

export function categorised(
  node: ProductCardFragment & ProductCategoryFragment,
): CategorisedProduct {
  return {product: toProductSummary(node), category: categoryName(node.collections.nodes)};
}

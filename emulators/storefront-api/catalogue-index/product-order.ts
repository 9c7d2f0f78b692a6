/** The provider's sort orders over products. Ties are broken by id, so that pages never overlap. */
import type {ProductNode} from './nodes';

export type ProductOrder =
  | 'MANUAL'
  | 'ID'
  | 'TITLE'
  | 'PRICE'
  | 'CREATED'
  | 'UPDATED'
  | 'PRODUCT_TYPE'
  | 'VENDOR'
  | 'BEST_SELLING';

type Compare = (a: ProductNode, b: ProductNode) => number;

const byId: Compare = (a, b) => compareNumericIds(a.data.id, b.data.id);

const COMPARISONS: Record<Exclude<ProductOrder, 'MANUAL'>, Compare> = {
  ID: byId,
  TITLE: (a, b) => compareText(a.search.titleKey, b.search.titleKey),
  PRICE: (a, b) => a.minCents - b.minCents,
  CREATED: (a, b) => a.createdAt - b.createdAt,
  UPDATED: (a, b) => a.updatedAt - b.updatedAt,
  PRODUCT_TYPE: (a, b) => compareText(a.search.type, b.search.type),
  VENDOR: (a, b) => compareText(a.search.vendor, b.search.vendor),
  BEST_SELLING: (a, b) => a.position - b.position,
};

/** The order meant by a sort key of `products` or of a collection's products. */
export function orderOfSortKey(sortKey: string | null | undefined): ProductOrder {
  switch (sortKey) {
    case 'CREATED_AT':
      return 'CREATED';
    case 'UPDATED_AT':
      return 'UPDATED';
    case 'COLLECTION_DEFAULT':
    case 'MANUAL':
    case 'RELEVANCE':
      return 'MANUAL';
    default:
      return sortKey && sortKey in COMPARISONS ? (sortKey as ProductOrder) : 'ID';
  }
}

/** A sorted copy; `MANUAL` keeps the order given. */
export function sortProducts(
  products: readonly ProductNode[],
  order: ProductOrder,
): readonly ProductNode[] {
  if (order === 'MANUAL') return products;
  const compare = COMPARISONS[order];
  return [...products].sort((a, b) => compare(a, b) || byId(a, b));
}

/** Code units, not `localeCompare`: the texts are folded, and this is a hundred times faster. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function compareNumericIds(a: string, b: string): number {
  return a.length - b.length || compareText(a, b);
}

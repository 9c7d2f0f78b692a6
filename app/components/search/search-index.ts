/** Which products a text finds, and in which order they stand. */
import {
  foldText,
  matchesSearch,
  searchPreview,
  searchTextOf,
  type SearchText,
  type SearchProduct,
} from '~/domain/catalogue/search';

/** A product with the text that it is found by, made once and not at every key. */
export interface IndexedProduct {
  readonly product: SearchProduct;
  readonly preview: string;
  readonly text: SearchText;
  readonly titleText: SearchText;
}

export function indexProduct(product: SearchProduct): IndexedProduct {
  return {
    product,
    preview: searchPreview(product.description),
    text: searchTextOf(product),
    titleText: foldText(product.title),
  };
}

/**
 * The first products that match, by title before those by description alone, then those that the
 * provider knows besides, each in its own unchanging order: what comes later is appended and moves
 * nothing that is in sight.
 */
export function mergeResults(
  query: string,
  first: readonly IndexedProduct[],
  pool: readonly IndexedProduct[],
  found: ReadonlySet<string> | null,
): readonly IndexedProduct[] {
  if (!query.trim()) return first;
  const near = first.filter(({text}) => matchesSearch(text, query));
  const shown = new Set(first.map(({product}) => product.handle));
  const nearby = new Set(near.map(({product}) => product.handle));
  const far = pool.filter(({product: {handle}, text}) =>
    shown.has(handle)
      ? !nearby.has(handle) && found?.has(handle)
      : found?.has(handle) || matchesSearch(text, query),
  );
  const byTitle = near.filter(({titleText}) => matchesSearch(titleText, query));
  const byDescription = near.filter((result) => !byTitle.includes(result));
  return [...byTitle, ...byDescription, ...far];
}

/** Which products a text finds, and in which order they stand. */
import {
  foldText,
  matchesSearch,
  searchTextOf,
  type SearchText,
  type SearchProduct,
} from '~/domain/catalogue/search';

/** A product with the text that it is found by, made once and not at every key. */
export interface IndexedProduct {
  readonly product: SearchProduct;
  readonly text: SearchText;
  readonly titleText: SearchText;
}

export function indexProduct(product: SearchProduct): IndexedProduct {
  return {
    product,
    text: searchTextOf(product),
    titleText: foldText(product.title),
  };
}

/**
 * What the shop's search found, best first. Until it has answered, or when it finds nothing: the first
 * products that have the text in their titles, then those that have it in their descriptions. While
 * somebody moves among these (`steady`), what was found is appended, and nothing in sight moves.
 */
export function mergeResults(
  query: string,
  first: readonly IndexedProduct[],
  found: readonly IndexedProduct[] | null,
  steady: boolean,
): readonly IndexedProduct[] {
  if (!query.trim()) return first;
  if (found && found.length > 0 && !steady) return found;
  const near = first.filter(({text}) => matchesSearch(text, query));
  const byTitle = near.filter(({titleText}) => matchesSearch(titleText, query));
  const byDescription = near.filter((result) => !byTitle.includes(result));
  const shown = new Set(near.map(({product}) => product.handle));
  const besides = (found ?? []).filter(({product}) => !shown.has(product.handle));
  return [...byTitle, ...byDescription, ...besides];
}

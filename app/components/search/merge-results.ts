import {matchesSearch} from '~/domain/catalogue/search';
import type {IndexedProduct} from './indexed-product';

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

import {useCallback, useEffect, useState} from 'react';
import type {Purchase} from '~/domain/library/library';
import type {ProductSummary} from '~/domain/product/product';
import {COLLECTION_PAGE_SIZE} from '~/domain/limits';
import {fetchProducts} from '~/state/api-client';
import {readLibrary} from '~/state/library/library';
import {useReturn} from '~/state/browser/on-return';

export type Library =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'}
  | {readonly status: 'read'; readonly purchases: readonly Purchase[]};

/** Purchases of the signed-in shopper, reloaded when the tab is visible again. */
export function useLibrary(): {readonly library: Library; readonly retry: () => void} {
  const [library, setLibrary] = useState<Library>({status: 'loading'});
  const read = useCallback(async () => {
    const answer = await readLibrary();
    setLibrary((before) => {
      if (answer.ok) return {status: 'read', purchases: answer.purchases};
      // Keeps earlier data when a refresh fails.
      return before.status === 'read' ? before : {status: 'failed'};
    });
  }, []);
  useEffect(() => {
    void read();
  }, [read]);
  useReturn(read);
  const retry = () => {
    setLibrary({status: 'loading'});
    void read();
  };
  return {library, retry};
}

/** Products that still exist, by id, for covers and links. */
export function useProducts(purchases: readonly Purchase[]): ReadonlyMap<string, ProductSummary> {
  const [products, setProducts] = useState<ReadonlyMap<string, ProductSummary>>(new Map());
  const ids = [...new Set(purchases.map(({productId}) => productId))].join();
  useEffect(() => {
    if (!ids) return;
    const abort = new AbortController();
    const all = ids.split(',');
    for (let start = 0; start < all.length; start += COLLECTION_PAGE_SIZE) {
      const part = all.slice(start, start + COLLECTION_PAGE_SIZE).join();
      fetchProducts(part, abort.signal).then(
        (found) =>
          setProducts(
            (before) => new Map([...before, ...found.map((each) => [each.id, each] as const)]),
          ),
        // A purchase is shown even if its cover could not be loaded.
        () => {},
      );
    }
    return () => abort.abort();
  }, [ids]);
  return products;
}

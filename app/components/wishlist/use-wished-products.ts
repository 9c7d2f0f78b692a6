import {useEffect, useState} from 'react';
import {COLLECTION_PAGE_SIZE} from '~/domain/limits';
import type {ProductSummary} from '~/domain/product/product';
import {isProductId} from '~/domain/share/shared-list';
import {markGone, type Wishlist} from '~/domain/wishlist/wishlist';
import {wishlistStore} from '~/state/wishlist/wishlist';
import {fetchProducts} from '~/state/api-client';

/** By id; null where the shop has no such product (any more). */
type Known = ReadonlyMap<string, ProductSummary | null>;

const NOTHING: Known = new Map();

export interface WishedProducts {
  /** The places of the list, in order; null where the product is on its way. */
  readonly slots: readonly {readonly id: string; readonly product: ProductSummary | null}[];
  /** Wished products that the shop has, as far as is known. */
  readonly count: number;
  /** Ids of those that it has no more. */
  readonly vanished: readonly string[];
  readonly status: 'loading' | 'failed' | 'idle';
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The wished products that the catalogue has, the latest wish first, a page of 24 at a time. */
export function useWishedProducts(wishlist: Wishlist): WishedProducts {
  const [known, setKnown] = useState(NOTHING);
  const [wanted, setWanted] = useState(COLLECTION_PAGE_SIZE);
  const [failed, setFailed] = useState(false);

  const ids = wishlist.map(({id}) => id).filter(isProductId);
  ids.reverse();
  const vanished = ids.filter((id) => known.get(id) === null);
  // One that is gone gives its place to the next.
  const within = ids.filter((id) => known.get(id) !== null).slice(0, wanted);
  const missing = within.filter((id) => !known.has(id));
  const request = missing.slice(0, COLLECTION_PAGE_SIZE).join();

  useEffect(() => {
    if (known === NOTHING) return;
    const answers = new Map([...known].map(([id, product]) => [id, product !== null]));
    wishlistStore.change((all) => markGone(all, answers));
  }, [known]);

  useEffect(() => {
    if (!request || failed) return;
    const abort = new AbortController();
    fetchProducts(request, abort.signal).then(
      (found) => setKnown((before) => withAnswer(before, request.split(','), found)),
      () => {
        if (!abort.signal.aborted) setFailed(true);
      },
    );
    return () => abort.abort();
  }, [request, failed]);

  return {
    slots: within.map((id) => ({id, product: known.get(id) ?? null})),
    count: ids.length - vanished.length,
    vanished,
    status: !request ? 'idle' : failed ? 'failed' : 'loading',
    hasMore: ids.length - vanished.length > wanted,
    loadMore: () => setWanted(wanted + COLLECTION_PAGE_SIZE),
    retry: () => setFailed(false),
  };
}

function withAnswer(before: Known, asked: readonly string[], found: readonly ProductSummary[]) {
  const after = new Map(before);
  for (const id of asked) after.set(id, null);
  for (const product of found) after.set(product.id, product);
  return after;
}

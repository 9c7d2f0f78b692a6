import {useEffect, useState} from 'react';
import {fetchSearch} from '~/state/api-client';
import {indexProduct, type IndexedProduct} from '~/domain/search/dialog-search';

export type FirstProducts =
  | {readonly status: 'loading' | 'failed'}
  | {
      readonly status: 'loaded';
      readonly products: readonly IndexedProduct[];
      readonly hasMore: boolean;
    };

const LOADING: FirstProducts = {status: 'loading'};

/** The first products of the shop, read when the dialog opens for the first time. */
export function useFirstProducts(open: boolean): [first: FirstProducts, retry: () => void] {
  const [first, setFirst] = useState(LOADING);
  const wanted = open && first.status === 'loading';

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    fetchSearch('', abort.signal).then(
      ({products, hasMore}) =>
        setFirst({status: 'loaded', products: products.map(indexProduct), hasMore}),
      () => {
        if (!abort.signal.aborted) setFirst({status: 'failed'});
      },
    );
    return () => abort.abort();
  }, [wanted]);

  // Whoever opens it anew tries again.
  if (!open && first.status === 'failed') setFirst(LOADING);

  return [first, () => setFirst(LOADING)];
}

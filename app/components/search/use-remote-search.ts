import {useEffect, useState} from 'react';
import {MIN_REMOTE_SEARCH_LENGTH, SEARCH_DEBOUNCE_MS} from '~/domain/limits';
import {foldText} from '@common/fold-text';
import {fetchSearch} from '~/state/api-client';
import {indexProduct, type IndexedProduct, type SearchResult} from '~/domain/search/dialog-search';

interface Found extends Pick<SearchResult, 'correction' | 'categories' | 'near'> {
  /** Best first. */
  readonly products: readonly IndexedProduct[];
}

export interface RemoteSearch {
  readonly status: 'idle' | 'waiting' | 'failed';
  /** Remote results for the text; null while unknown. */
  readonly found: Found | null;
  readonly retry: () => void;
}

/** Searches remotely after a pause in typing; only the latest text counts. */
export function useRemoteSearch(typed: string, enabled: boolean): RemoteSearch {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Found>>(new Map());
  const [failed, setFailed] = useState('');
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const asked = enabled && foldText(text).length >= MIN_REMOTE_SEARCH_LENGTH;
  const found = (asked && answers.get(text)) || null;
  const wanted = asked && !found && failed !== text ? text : '';

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSearch(wanted, abort.signal).then(
        ({products, correction, categories, near}) => {
          const answer = {products: products.map(indexProduct), correction, categories, near};
          setAnswers((before) => new Map(before).set(wanted, answer));
        },
        () => {
          if (!abort.signal.aborted) setFailed(wanted);
        },
      );
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

  return {
    status: !asked || found ? 'idle' : wanted ? 'waiting' : 'failed',
    found,
    retry: () => setFailed(''),
  };
}

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

  // Reopening the dialog retries.
  if (!open && first.status === 'failed') setFirst(LOADING);

  return [first, () => setFirst(LOADING)];
}

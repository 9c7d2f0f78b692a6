import {useEffect, useState} from 'react';
import {MIN_REMOTE_SEARCH_LENGTH, SEARCH_DEBOUNCE_MS} from '~/domain/limits';
import {foldText} from '~/domain/catalogue/search';
import {fetchSearch} from '~/state/api-client';
import {indexProduct, type IndexedProduct} from './search-index';

interface Known {
  /** Every product that an answer brought, in the order of arrival, which never changes. */
  readonly pool: readonly IndexedProduct[];
  /** Handles of the answer, by text. */
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface RemoteSearch {
  readonly status: 'idle' | 'waiting' | 'failed';
  readonly pool: readonly IndexedProduct[];
  /** What the provider found for the text; null while it is not known. */
  readonly found: ReadonlySet<string> | null;
  readonly retry: () => void;
}

const NOTHING: Known = {pool: [], answers: new Map()};

/** Asks the provider too, once the typing pauses; only the last text is waited for. */
export function useRemoteSearch(typed: string, enabled: boolean): RemoteSearch {
  const [{pool, answers}, setKnown] = useState(NOTHING);
  const [failed, setFailed] = useState('');
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const asked = enabled && foldText(text).length >= MIN_REMOTE_SEARCH_LENGTH;
  const found = answers.get(text) ?? null;
  const wanted = asked && !found && failed !== text ? text : '';

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSearch(wanted, abort.signal).then(
        ({products}) =>
          setKnown((before) => withAnswer(before, wanted, products.map(indexProduct))),
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
    pool,
    found: asked ? found : null,
    retry: () => setFailed(''),
  };
}

function withAnswer({pool, answers}: Known, text: string, found: readonly IndexedProduct[]): Known {
  const known = new Set(pool.map(({product}) => product.handle));
  return {
    pool: [...pool, ...found.filter(({product}) => !known.has(product.handle))],
    answers: new Map(answers).set(text, new Set(found.map(({product}) => product.handle))),
  };
}

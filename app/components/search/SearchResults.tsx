import {useEffect, useState, type RefObject, type UIEventHandler} from 'react';
import {search as copy} from '~/copy/search';
import {Button, ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';
import {Spinner} from '../ui/notices/Spinner';
import {SearchRow} from './SearchRow';
import type {IndexedProduct} from '~/domain/search/dialog-search';
import type {FirstProducts} from './use-first-products';
import type {RemoteSearch} from './use-remote-search';

interface SearchResultsProps {
  readonly list: RefObject<HTMLDivElement>;
  readonly first: FirstProducts;
  readonly remote: RemoteSearch;
  readonly results: readonly IndexedProduct[];
  /** How many of the results are in the document. */
  readonly limit: number;
  readonly onScroll: UIEventHandler;
  /** Index of the result that Enter opens. */
  readonly active: number | null;
  readonly query: string;
  /** Whether nothing is being looked for any more. */
  readonly settled: boolean;
  readonly onRetry: () => void;
}

export const RESULTS_ID = 'resultados';
export const resultId = (index: number) => `resultado-${index + 1}`;

/** Long enough that a screen reader is not interrupted at every key. */
const COUNT_PAUSE_MS = 700;

/** The products found, or why there are none; how many there are is said too. */
export function SearchResults(props: SearchResultsProps) {
  const {list, results, limit, onScroll, active, query, settled} = props;
  return (
    <>
      {results.length === 0 ? <NoResults {...props} /> : null}
      <div
        ref={list}
        id={RESULTS_ID}
        role="listbox"
        aria-label={copy.results}
        hidden={results.length === 0}
        onScroll={onScroll}
        className="h-full scroll-py-3 overflow-y-auto overscroll-contain p-2 sm:p-3"
      >
        {results.slice(0, limit).map((result, index) => (
          <SearchRow
            key={result.product.handle}
            result={result}
            query={query}
            id={resultId(index)}
            index={index}
            active={index === active}
            count={results.length}
          />
        ))}
      </div>
      <FoundCount count={results.length} settled={settled} />
    </>
  );
}

function NoResults({first, remote, onRetry}: SearchResultsProps) {
  if (first.status === 'failed') return <Failed onRetry={onRetry} />;
  if (first.status === 'loading' || remote.status === 'waiting') {
    return <Spinner label={copy.loading} />;
  }
  if (remote.status === 'failed') return <Failed onRetry={remote.retry} />;
  return (
    <EmptyState title={copy.none} text={copy.noneText} illustration="/illustrations/not-found.svg">
      <ButtonLink to="/categorias" look="outline">
        {copy.browse}
      </ButtonLink>
    </EmptyState>
  );
}

function Failed({onRetry}: {onRetry: () => void}) {
  return (
    <div role="alert">
      <EmptyState
        title={copy.failed}
        text={copy.failedText}
        illustration="/illustrations/error.svg"
      >
        <Button onClick={onRetry}>{copy.retry}</Button>
      </EmptyState>
    </div>
  );
}

/** Tells a screen reader how many products were found, once nothing changes any more. */
function FoundCount({count, settled}: {count: number; settled: boolean}) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(
      () => setSaid(count > 0 ? copy.found(count) : copy.none),
      COUNT_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [count, settled]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

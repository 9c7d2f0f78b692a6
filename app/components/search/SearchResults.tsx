import type {RefObject} from 'react';
import {search as copy} from '~/copy/search';
import {Button, ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/EmptyState';
import {Spinner} from '../ui/Spinner';
import type {IndexedProduct} from './indexed-product';
import {SearchRow} from './SearchRow';
import type {FirstProducts} from './use-first-products';
import type {RemoteSearch} from './use-remote-search';

interface SearchResultsProps {
  readonly listId: string;
  readonly listRef: RefObject<HTMLDivElement>;
  readonly idOf: (handle: string) => string;
  readonly first: FirstProducts;
  readonly remote: RemoteSearch;
  readonly results: readonly IndexedProduct[];
  readonly query: string;
  readonly activeIndex: number;
  readonly onRetry: () => void;
  readonly onChoose: () => void;
}

const SCROLLING = 'h-full overflow-y-auto scroll-py-3 overscroll-contain p-2 sm:p-3';

export function SearchResults(props: SearchResultsProps) {
  const {first, remote, results, onChoose} = props;
  if (first.status === 'loading') return <Spinner label={copy.loading} />;
  if (first.status === 'failed') return <Failed onRetry={props.onRetry} />;
  if (results.length > 0) {
    return (
      <div
        ref={props.listRef}
        id={props.listId}
        role="listbox"
        aria-label={copy.results}
        className={SCROLLING}
      >
        {results.map((result, index) => (
          <SearchRow
            key={result.product.handle}
            id={props.idOf(result.product.handle)}
            result={result}
            query={props.query}
            active={index === props.activeIndex}
            onChoose={onChoose}
          />
        ))}
      </div>
    );
  }
  if (remote.status === 'waiting') return <Spinner label={copy.loading} />;
  if (remote.status === 'failed') return <Failed onRetry={remote.retry} />;
  return (
    <EmptyState title={copy.none} text={copy.noneText} illustration="/illustrations/not-found.svg">
      <ButtonLink to="/categorias" look="outline" onClick={onChoose}>
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

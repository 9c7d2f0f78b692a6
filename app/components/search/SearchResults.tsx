import {
  useEffect,
  useState,
  type RefObject,
  type UIEventHandler,
  memo,
  type ReactNode,
  forwardRef,
} from 'react';
import {search as copy} from '~/copy/search';
import {Button, ButtonLink} from '~/components/ui/Button';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {Spinner} from '~/components/ui/notices/Spinner';
import type {FirstProducts, RemoteSearch} from './use-remote-search';
import {Link} from '@remix-run/react';
import {markedRanges, searchPreview, type IndexedProduct} from '~/domain/search/dialog-search';
import {formatPrice} from '~/domain/money/money';
import {imageAtWidth} from '~/components/ui/ResponsiveImage';
import {Icon} from '~/components/ui/Icon';

interface SearchResultsProps {
  readonly list: RefObject<HTMLDivElement>;
  readonly first: FirstProducts;
  readonly remote: RemoteSearch;
  readonly results: readonly IndexedProduct[];
  /** Number of rendered results. */
  readonly limit: number;
  readonly onScroll: UIEventHandler;
  /** Index of the result that Enter opens. */
  readonly active: number | null;
  readonly query: string;
  /** Whether the search has finished. */
  readonly settled: boolean;
  readonly onRetry: () => void;
}

export const RESULTS_ID = 'resultados';
export const resultId = (index: number) => `resultado-${index + 1}`;

/** Long enough that a screen reader is not interrupted at every key. */
const COUNT_PAUSE_MS = 700;

/** The products found and their number; without results, the reason. */
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
    <div className="p-4">
      <EmptyState
        title={copy.none}
        text={copy.noneText}
        illustration="/illustrations/not-found.svg"
      >
        <ButtonLink to="/categorias" look="outline">
          {copy.browse}
        </ButtonLink>
      </EmptyState>
    </div>
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

/** Announces the number of results once it is final. */
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

interface SearchRowProps {
  readonly result: IndexedProduct;
  readonly query: string;
  readonly id: string;
  /** Index of the result in the list. */
  readonly index: number;
  /** Whether Enter opens this result. */
  readonly active: boolean;
  /** Number of results, including those not rendered yet. */
  readonly count: number;
}

/** Rows out of sight are not laid out until they are scrolled to. */
const ROW =
  'flex min-h-22 items-center gap-3 rounded-lg px-2 py-2 [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto] hover:bg-paper-deep aria-selected:bg-mango-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink sm:gap-4 sm:px-3';

/** A product that was found: an option of the list, and a link. */
const SearchRow = memo(function SearchRow({
  result: {product},
  query,
  id,
  index,
  active,
  count,
}: SearchRowProps) {
  const {handle, title, description, image, price, marks} = product;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      aria-posinset={index + 1}
      aria-setsize={count}
      tabIndex={-1}
      to={`/producto/${handle}`}
      prefetch="intent"
      className={ROW}
    >
      <img
        src={image ? imageAtWidth(image, 160) : '/placeholder.svg'}
        alt=""
        width={56}
        height={70}
        loading="lazy"
        decoding="async"
        className="h-17.5 w-14 shrink-0 rounded-sm bg-paper-deep object-cover"
      />
      <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-6">
        <span className="block min-w-0 flex-1">
          <span className="line-clamp-6 leading-snug font-bold">
            <Highlighted text={title} query={query} marks={marks} />
          </span>{' '}
          <span className="line-clamp-2 text-sm leading-snug text-muted">
            <Highlighted text={searchPreview(description, query)} query={query} marks={marks} />
          </span>
        </span>{' '}
        <span className="mt-1 block shrink-0 font-extrabold whitespace-nowrap tabular">
          {formatPrice(price)}
        </span>
      </span>
    </Link>
  );
});

/** A text with the searched words marked. */
function Highlighted({
  text,
  query,
  marks,
}: {
  readonly text: string;
  readonly query: string;
  readonly marks: readonly string[] | undefined;
}) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of markedRanges(text, query, marks)) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-sm bg-mango text-ink-deep">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <span key={`${query} ${text}`}>
      {parts}
      {text.slice(at)}
    </span>
  );
}

interface SearchFooterProps {
  readonly query: string;
  /** URL of the shop's list with all results. */
  readonly shopPath: string;
  /** The search of the whole shop; null while it is idle or the list is empty. */
  readonly remote: RemoteSearch | null;
}

/** Below the list: keyboard hints or progress, and a link to the shop. */
export const SearchFooter = forwardRef<HTMLAnchorElement, SearchFooterProps>(function SearchFooter(
  {query, shopPath, remote},
  ref,
) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 border-t border-arena px-3 pb-[env(safe-area-inset-bottom)] sm:px-5">
      {remote ? <RemoteNote remote={remote} /> : <SearchKeys />}
      <Link
        ref={ref}
        to={shopPath}
        className="ml-auto flex min-h-11 min-w-0 items-center gap-2 text-selva underline-offset-4 hover:underline"
      >
        <span>{query ? copy.seeAllFor(query) : copy.seeAll}</span>
        <Icon name="arrow-right" className="size-4" />
      </Link>
    </div>
  );
});

/** Whether the request is still running; shown without moving anything. */
function RemoteNote({remote}: {remote: RemoteSearch}) {
  if (remote.status === 'waiting') {
    return <p className="truncate text-sm text-muted">{copy.searchingMore}</p>;
  }
  return (
    <p role="alert" className="flex items-center gap-3 text-sm leading-tight text-muted">
      {copy.moreFailed}
      <Button look="outline" size="sm" onClick={remote.retry}>
        {copy.retry}
      </Button>
    </p>
  );
}

const KEYS = [
  ['↑ ↓', copy.keys],
  ['Enter', copy.keyOpen],
  ['Esc', copy.keyClose],
] as const;

/** Keyboard hints for devices with keys; screen readers give their own. */
function SearchKeys() {
  return (
    <p aria-hidden="true" className="hidden gap-4 text-xs text-muted md:flex pointer-coarse:hidden">
      {KEYS.map(([key, meaning]) => (
        <span key={key}>
          <kbd className="mr-1 rounded-sm border border-arena-deep bg-white px-2 py-0.5 font-sans font-bold text-ink">
            {key}
          </kbd>
          {meaning}
        </span>
      ))}
    </p>
  );
}

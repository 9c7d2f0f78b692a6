import {useNavigate, Link} from '@remix-run/react';
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type UIEvent,
  type ReactNode,
} from 'react';
import {search as copy} from '~/copy/search';
import {MAX_SEARCH_LENGTH} from '~/domain/limits';
import {mergeResults, type IndexedProduct} from '~/domain/search/dialog-search';
import {searchPath} from '~/domain/catalogue/shop-filters';
import {Dialog, DialogHeading} from '~/components/ui/Dialog';
import {Icon} from '~/components/ui/Icon';
import {useOnNavigation} from '../ui/hydration/use-browser';
import {SearchFooter, resultId, RESULTS_ID, SearchResults} from './SearchResults';
import {useFirstProducts, useRemoteSearch, type RemoteSearch} from './use-remote-search';
import {POPULAR_SEARCHES} from '~/content/popular-searches';

interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Rows in the document at first, and how many come with each stretch of scrolling: a slow phone takes 2 ms for each. */
const ROWS = 12;
const MORE_ROWS = 36;
/** Distance in pixels that a fast fling scrolls beyond the visible part. */
const NEAR_END = 1500;
const NO_PRODUCTS: readonly IndexedProduct[] = [];

/**
 * 'Buscar Productos': a text box that filters a list. Not Headless UI's combobox, whose active option cannot be set:
 * that required synthetic key presses. Lazy-loaded, hence the default export.
 */
export default function SearchDialog({open, onClose}: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const shopLink = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const shown = useDeferredValue(query);
  /** The active result of a text; `steady` keeps the order when remote results arrive. */
  const [moved, setMoved] = useState({text: '', index: -1, steady: false});
  const [first, retry] = useFirstProducts(open);
  const loaded = first.status === 'loaded';
  const remote = useRemoteSearch(query, open && loaded);
  const nearby = loaded ? first.products : NO_PRODUCTS;
  const {found} = remote;
  const hasMoved = moved.text === shown && moved.index >= 0;
  const steady = hasMoved && moved.steady;
  const results = useMemo(
    () => mergeResults(shown, nearby, found?.products ?? null, steady),
    [shown, nearby, found, steady],
  );
  const text = shown.trim();
  const nowhere = text !== '' && loaded && results.length === 0 && remote.status === 'idle';
  /** Number of rendered rows, and the text for which they were scrolled. */
  const [scrolled, setScrolled] = useState({text: '', limit: ROWS});
  // With a text, Enter opens the first result; without one, no result is active until a key selects it.
  const active = hasMoved
    ? Math.min(moved.index, results.length - 1)
    : text && results.length
      ? 0
      : null;
  const limit = Math.max(scrolled.text === text ? scrolled.limit : ROWS, (active ?? 0) + 1);

  // Every navigation closes the dialog.
  useOnNavigation(onClose);
  useEffect(() => {
    if (!hasMoved) list.current?.scrollTo(0, 0);
    else document.getElementById(resultId(moved.index))?.scrollIntoView({block: 'nearest'});
  }, [shown, found, hasMoved, moved.index]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const index = indexAfterKey(event.key, active, results.length);
    if (index === null) return;
    event.preventDefault();
    setMoved({text: shown, index, steady: steady || !found});
  }

  /** Enter, and the 'search' key of a phone's keyboard. */
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const value = input.current?.value.trim() ?? '';
    const isCurrent = value === shown.trim();
    if (isCurrent && active !== null) document.getElementById(resultId(active))?.click();
    else if (isCurrent) shopLink.current?.click();
    // The shown results belong to another text.
    else navigate(searchPath(value));
  }

  /** The list scrolls; in a low window the whole dialog does. */
  function onScroll({currentTarget: {scrollHeight, scrollTop, clientHeight}}: UIEvent) {
    if (limit >= results.length || scrollHeight - scrollTop - clientHeight >= NEAR_END) return;
    setScrolled({text, limit: limit + MORE_ROWS});
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      initialFocus={input}
      onScroll={onScroll}
      className="absolute inset-x-0 top-0 flex h-dvh max-w-3xl flex-col overflow-y-auto transition-[opacity,translate] duration-200 ease-label data-closed:opacity-0 sm:mx-auto sm:mt-[8vh] sm:h-auto sm:max-h-[80vh] sm:rounded-xl sm:data-closed:-translate-y-2"
    >
      <div className="border-b border-arena px-3 pt-2 pb-3 sm:px-5 sm:pb-4">
        <DialogHeading title={copy.title} closeLabel={copy.close} onClose={onClose} />
        <form role="search" onSubmit={onSubmit} className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2"
          />
          <input
            role="combobox"
            aria-expanded={results.length > 0}
            aria-controls={RESULTS_ID}
            aria-autocomplete="list"
            aria-activedescendant={active === null ? undefined : resultId(active)}
            ref={input}
            aria-label={copy.label}
            placeholder={copy.hint}
            value={query}
            onChange={({target: {value}}) => setQuery(value)}
            onKeyDown={onKeyDown}
            onFocus={(event) => event.target.select()}
            maxLength={MAX_SEARCH_LENGTH}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            className="h-13 w-full rounded-full border border-muted bg-white pr-4 pl-12 text-lg placeholder:text-muted hover:border-ink"
          />
        </form>
      </div>
      <SearchHints
        query={text}
        found={found}
        nothing={results.length === 0 && found !== null}
        onSearch={(other) => {
          setQuery(other);
          input.current?.focus();
        }}
      />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <SearchResults
          list={list}
          first={first}
          remote={remote}
          results={results}
          limit={limit}
          active={active}
          onScroll={onScroll}
          query={shown}
          settled={open && loaded && shown === query && remote.status !== 'waiting'}
          onRetry={retry}
        />
      </div>
      <SearchFooter
        ref={shopLink}
        // Where nothing was found, the list of the shop would say so once more.
        query={nowhere ? '' : text}
        shopPath={searchPath(nowhere ? '' : text)}
        remote={remote.status === 'idle' || results.length === 0 ? null : remote}
      />
    </Dialog>
  );
}

/** The index that a key moves to among `count` results, wrapping around; null for other keys. */
function indexAfterKey(key: string, active: number | null, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : (active + 1) % count;
    case 'ArrowUp':
      return active === null ? count - 1 : (active + count - 1) % count;
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return null;
  }
}

interface SearchHintsProps {
  readonly query: string;
  readonly found: RemoteSearch['found'];
  /** Whether the shop has no results. */
  readonly nothing: boolean;
  /** Puts another text into the box. */
  readonly onSearch: (text: string) => void;
}

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-arena-deep bg-white px-4 text-sm font-bold whitespace-nowrap hover:border-ink';

/** Above the results: popular searches, or a suggested correction and matching categories. */
export function SearchHints({query, found, nothing, onSearch}: SearchHintsProps) {
  const {correction, categories = [], near} = found ?? {};
  if (!query || (nothing && !correction)) {
    return (
      <Row label={query ? copy.instead : copy.popular}>
        {POPULAR_SEARCHES.map((text) => (
          <button key={text} type="button" className={CHIP} onClick={() => onSearch(text)}>
            {text}
          </button>
        ))}
      </Row>
    );
  }
  if (!correction && categories.length === 0) {
    return near ? <p className="px-5 pt-3 text-sm font-bold">{copy.near}</p> : null;
  }
  return (
    <Row label={correction ? copy.didYouMean : copy.inCategories}>
      {correction ? (
        <button type="button" className={CHIP} onClick={() => onSearch(correction)}>
          {correction}
        </button>
      ) : null}
      {categories.map(({handle, name}) => (
        <Link key={handle} to={`/category/${handle}`} className={CHIP}>
          {name}
        </Link>
      ))}
    </Row>
  );
}

function Row({label, children}: {label: string; children: ReactNode}) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex shrink-0 items-center gap-2 overflow-x-auto border-b border-arena px-3 py-2 sm:flex-wrap sm:px-5"
    >
      <span className="shrink-0 text-sm text-muted">{label}</span>
      {children}
    </div>
  );
}

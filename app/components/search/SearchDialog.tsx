import {Combobox, ComboboxInput} from '@headlessui/react';
import {useNavigate} from '@remix-run/react';
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type UIEvent,
} from 'react';
import {flushSync} from 'react-dom';
import {search as copy} from '~/copy/page-layout/search';
import {MAX_SEARCH_LENGTH} from '~/domain/limits';
import {mergeResults, type IndexedProduct} from '~/domain/search/dialog-search';
import {searchPath} from '~/domain/search/search-path';
import {Dialog, DialogHeading} from '../ui/Dialog';
import {Icon} from '../ui/Icon';
import {afterPaint} from '../ui/hydration/after-paint';
import {useOnNavigation} from '../ui/hydration/use-on-navigation';
import {SearchFooter} from './SearchFooter';
import {SearchHints} from './SearchHints';
import {SearchResults} from './SearchResults';
import {useFirstProducts} from './use-first-products';
import {useRemoteSearch} from './use-remote-search';

interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Rows in the document at first, and how many come with each stretch of scrolling: a slow phone takes 2 ms for each. */
const ROWS = 12;
const MORE_ROWS = 36;
/** As far below what is seen as a quick thumb throws the list, in pixels. */
const NEAR_END = 1500;
const NO_PRODUCTS: readonly IndexedProduct[] = [];

/** 'Buscar Productos': a text box over a list that it filters. Lazy-loaded, hence the default export. */
export default function SearchDialog({open, onClose}: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const shopLink = useRef<HTMLAnchorElement>(null);
  const lastKey = useRef('');
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const shown = useDeferredValue(query);
  /** The text among whose results somebody has moved. */
  const [movedIn, setMovedIn] = useState<string | null>(null);
  const [first, retry] = useFirstProducts(open);
  const loaded = first.status === 'loaded';
  const remote = useRemoteSearch(query, open && loaded);
  const nearby = loaded ? first.products : NO_PRODUCTS;
  const {found} = remote;
  const steady = movedIn === shown;
  const results = useMemo(
    () => mergeResults(shown, nearby, found?.products ?? null, steady),
    [shown, nearby, found, steady],
  );
  const text = shown.trim();
  /** How many rows are in the document, for the text that they were scrolled through with. */
  const [scrolled, setScrolled] = useState({text: '', limit: ROWS});
  const limit = scrolled.text === text ? scrolled.limit : ROWS;

  // Wherever a link or the back button leads, the dialog is not part of it.
  useOnNavigation(onClose);
  // Another text, and what the shop finds for it, is read from its first result, which is the one that
  // Enter opens. The combobox would stay with the product that was first before.
  const none = results.length === 0;
  useEffect(() => {
    if (steady) return;
    list.current?.scrollTo(0, 0);
    if (!shown.trim() || none || !input.current) return;
    // Its own order is made anew only when the number of the active one changes.
    pressKey(input.current, 'End');
    pressKey(input.current, 'Home');
  }, [shown, none, found, steady]);
  // A blank box is as it was at first: no result is the one that Enter opens until a key moves to one.
  useEffect(() => {
    const box = input.current;
    if (!query.trim() && box?.getAttribute('aria-expanded') === 'true') pressKey(box, 'Escape');
  }, [query]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, activeIndex: number | null) {
    lastKey.current = event.key;
    if (event.nativeEvent.isComposing || ownKeys.has(event.nativeEvent)) return;
    if (event.key === 'Enter' && event.currentTarget.value !== shown) {
      // What is shown and active was found for another text than the one that stands there by now.
      event.preventDefault();
      navigate(searchPath(event.currentTarget.value.trim()));
      return;
    }
    // The combobox knows only what is in the document.
    if (LIST_KEYS.has(event.key)) flushSync(() => setScrolled({text, limit: Infinity}));
    if (event.key === 'Escape') {
      // The combobox would need one Escape for itself, though its list stays.
      event.preventDefault();
      onClose();
    }
    if (event.key.startsWith('Arrow') && !found) setMovedIn(query);
    const around = {ArrowDown: results.length - 1, ArrowUp: 0}[event.key];
    if (around === undefined || around !== activeIndex) return;
    // Past either end it goes on from the other, where the combobox would stay.
    event.preventDefault();
    pressKey(event.currentTarget, event.key === 'ArrowDown' ? 'Home' : 'End');
  }

  /** Tab would choose as well, and losing the focus chooses nothing. */
  function onChoose(handle: string | null) {
    if (handle === null || lastKey.current !== 'Enter') return;
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
  }

  /** The list scrolls by itself, and in a low window the whole dialog does. */
  function onScroll({currentTarget: {scrollHeight, scrollTop, clientHeight}}: UIEvent) {
    if (limit >= results.length || scrollHeight - scrollTop - clientHeight >= NEAR_END) return;
    setScrolled({text, limit: limit + MORE_ROWS});
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    shopLink.current?.click();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      initialFocus={input}
      onScroll={onScroll}
      className="absolute inset-x-0 top-0 flex h-dvh max-w-2xl flex-col overflow-y-auto transition-[opacity,translate] duration-200 ease-label data-closed:opacity-0 sm:mx-auto sm:mt-[8vh] sm:h-[80vh] sm:rounded-xl sm:data-closed:-translate-y-2"
    >
      <Combobox<string | null> value={null} onChange={onChoose} immediate={query.trim() !== ''}>
        {({activeIndex}) => (
          <>
            <div className="border-b border-arena px-3 pt-2 pb-3 sm:px-5 sm:pb-4">
              <DialogHeading title={copy.title} closeLabel={copy.close} onClose={onClose} />
              <form role="search" onSubmit={onSubmit} className="relative">
                <Icon
                  name="search"
                  className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2"
                />
                <ComboboxInput
                  ref={input}
                  aria-label={copy.label}
                  placeholder={copy.hint}
                  displayValue={() => query}
                  onChange={({target: {value}}) => afterPaint(() => setQuery(value))}
                  onKeyDown={(event) => onKeyDown(event, activeIndex)}
                  onFocus={(event) => event.target.select()}
                  maxLength={MAX_SEARCH_LENGTH}
                  inputMode="search"
                  enterKeyHint="search"
                  autoComplete="off"
                  autoCorrect="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  className="h-13 w-full rounded-full border-2 border-selva bg-white pr-4 pl-12 text-lg placeholder:text-muted hover:border-ink"
                />
              </form>
            </div>
            <SearchHints
              query={text}
              found={found}
              nothing={none && found !== null}
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
                onScroll={onScroll}
                query={shown}
                settled={open && loaded && shown === query && remote.status !== 'waiting'}
                onRetry={retry}
              />
            </div>
            <SearchFooter
              ref={shopLink}
              query={text}
              shopPath={searchPath(text)}
              remote={remote.status === 'idle' || results.length === 0 ? null : remote}
            />
          </>
        )}
      </Combobox>
    </Dialog>
  );
}

/** What moves among the results. */
const LIST_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);

const ownKeys = new WeakSet<Event>();

/**
 * The combobox offers no other way to move in its list, which only then it puts in order anew, or to
 * have no active result (Escape, while one is).
 */
function pressKey(box: HTMLInputElement, key: 'Home' | 'End' | 'Escape') {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
  ownKeys.add(event);
  box.dispatchEvent(event);
}

import {Link, useLocation, useNavigate} from '@remix-run/react';
import {useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent} from 'react';
import {search as copy} from '~/copy/search';
import {MAX_SEARCH_LENGTH} from '~/domain/limits';
import {Icon} from '../ui/Icon';
import {DialogTitle, ModalDialog} from '../ui/ModalDialog';
import {FoundCount} from './FoundCount';
import type {IndexedProduct} from './indexed-product';
import {mergeResults} from './merge-results';
import {RemoteNote} from './RemoteNote';
import {SearchKeys} from './SearchKeys';
import {SearchResults} from './SearchResults';
import {useActiveOption} from './use-active-option';
import {useFirstProducts} from './use-first-products';
import {useRemoteSearch} from './use-remote-search';

interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const TITLE_ID = 'busqueda-titulo';
const LIST_ID = 'busqueda-lista';
const NO_PRODUCTS: readonly IndexedProduct[] = [];
const idOf = (handle: string) => `busqueda-${handle}`;

/** 'Buscar Productos': a text box over a list that it filters. Lazy-loaded, hence the default export. */
export default function SearchDialog({open, onClose}: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const {key} = useLocation();
  const [query, setQuery] = useState('');
  const shown = useDeferredValue(query);
  const [first, retry] = useFirstProducts(open);
  const loaded = first.status === 'loaded';
  const remote = useRemoteSearch(query, open && loaded && first.hasMore);
  const nearby = loaded ? first.products : NO_PRODUCTS;
  const {pool, found} = remote;
  const results = useMemo(
    () => mergeResults(shown, nearby, pool, found),
    [shown, nearby, pool, found],
  );
  const active = useActiveOption(results, shown, idOf);
  const activeResult = results[active.index];
  const settled = open && loaded && shown === query && remote.status !== 'waiting';
  const shopPath = shown.trim() ? `/tienda?${new URLSearchParams({q: shown.trim()})}` : '/tienda';

  useEffect(() => {
    if (open) input.current?.select();
  }, [open]);
  // Wherever a link or the back button leads, the dialog is not part of it.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    onClose();
  }, [key, onClose]);
  // Another text is read from its first result.
  useEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [shown]);

  function go(path: string) {
    onClose();
    navigate(path);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && activeResult) {
      event.preventDefault();
      go(`/producto/${activeResult.product.handle}`);
      return;
    }
    active.onKeyDown(event);
  }

  return (
    <ModalDialog
      dialog={dialog}
      open={open}
      onClose={onClose}
      aria-labelledby={TITLE_ID}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-paper text-ink opacity-0 shadow-overlay transition-[opacity,translate,display,overlay] transition-discrete duration-200 ease-label backdrop:bg-ink-deep/60 open:flex open:opacity-100 sm:mx-auto sm:mt-[8vh] sm:h-fit sm:max-h-[80vh] sm:w-[min(46rem,92vw)] sm:-translate-y-2 sm:rounded-xl sm:open:translate-y-0 starting:open:opacity-0 sm:starting:open:-translate-y-2"
    >
      <div className="border-b border-arena px-3 pt-2 pb-3 sm:px-5 sm:pb-4">
        <DialogTitle id={TITLE_ID} title={copy.title} closeLabel={copy.close} onClose={onClose} />
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            go(shopPath);
          }}
          className="relative"
        >
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2"
          />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={copy.label}
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={results.length > 0 ? LIST_ID : undefined}
            aria-activedescendant={activeResult ? idOf(activeResult.product.handle) : undefined}
            placeholder={copy.hint}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
            maxLength={MAX_SEARCH_LENGTH}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            className="h-13 w-full rounded-full border-2 border-arena-deep bg-white pr-4 pl-12 text-lg placeholder:text-muted hover:border-ink"
          />
        </form>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto sm:h-[min(34rem,52vh)] sm:flex-initial">
        <SearchResults
          listId={LIST_ID}
          listRef={list}
          idOf={idOf}
          first={first}
          remote={remote}
          results={results}
          query={shown}
          activeIndex={active.index}
          onRetry={retry}
          onChoose={onClose}
        />
      </div>
      <div className="flex min-h-14 items-center justify-between gap-4 border-t border-arena px-3 pb-[env(safe-area-inset-bottom)] sm:px-5">
        {remote.status === 'idle' || results.length === 0 ? (
          <SearchKeys />
        ) : (
          <RemoteNote remote={remote} />
        )}
        <Link
          to={shopPath}
          onClick={onClose}
          className="ml-auto flex min-h-11 min-w-0 items-center gap-2 font-bold text-selva underline-offset-4 hover:underline"
        >
          <span className="truncate">
            {shown.trim() ? copy.seeAllFor(shown.trim()) : copy.seeAll}
          </span>
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
      <FoundCount count={results.length} settled={settled} />
    </ModalDialog>
  );
}

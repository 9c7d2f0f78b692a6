import {Link} from '@remix-run/react';
import {forwardRef} from 'react';
import {search as copy} from '~/copy/search';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import type {RemoteSearch} from './use-remote-search';

interface SearchFooterProps {
  readonly query: string;
  /** Where the shop shows all that is found. */
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
        className="ml-auto flex min-h-11 min-w-0 items-center gap-2 font-bold text-selva underline-offset-4 hover:underline"
      >
        <span className="truncate">{query ? copy.seeAllFor(query) : copy.seeAll}</span>
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
          <kbd className="mr-1 rounded-sm border border-arena-deep bg-white px-1.5 py-0.5 font-sans font-bold text-ink">
            {key}
          </kbd>
          {meaning}
        </span>
      ))}
    </p>
  );
}

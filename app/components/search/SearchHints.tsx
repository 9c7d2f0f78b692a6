import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {POPULAR_SEARCHES} from '~/content/popular-searches';
import {search as copy} from '~/copy/search';
import type {RemoteSearch} from './use-remote-search';

interface SearchHintsProps {
  readonly query: string;
  readonly found: RemoteSearch['found'];
  /** Whether the shop has nothing for it. */
  readonly nothing: boolean;
  /** Puts another text into the box. */
  readonly onSearch: (text: string) => void;
}

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-arena-deep bg-white px-4 text-sm font-bold whitespace-nowrap hover:border-ink';

/** Above the results: what many look for, or what this text may have meant and which categories it names. */
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
      className="flex items-center gap-2 overflow-x-auto border-b border-arena px-3 py-2 sm:px-5"
    >
      <span className="shrink-0 text-sm text-muted">{label}</span>
      {children}
    </div>
  );
}

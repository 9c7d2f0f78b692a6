import {Link} from '@remix-run/react';
import {POPULAR_SEARCHES} from '~/content/popular-searches';
import {noProducts as copy} from '~/copy/shop';
import {searchPath} from '~/domain/search/search-path';
import {ButtonLink} from '~/components/ui/Button';
import {EmptyState} from '~/components/ui/notices/EmptyState';

interface NoProductsProps {
  /** Whether something narrows the list; otherwise the whole catalogue is empty. */
  readonly narrowed: boolean;
  /** Whether a text was looked for. */
  readonly searched: boolean;
}

/** In place of the list. Lazy-loaded. */
export function NoProducts({narrowed, searched}: NoProductsProps) {
  return (
    <EmptyState
      title={narrowed ? copy.empty : copy.emptyCatalogue}
      text={narrowed ? copy.emptyText : copy.emptyCatalogueText}
      illustration="/illustrations/not-found.svg"
    >
      {searched ? (
        <ul aria-label={copy.instead} className="flex flex-wrap justify-center gap-2">
          {POPULAR_SEARCHES.map((text) => (
            <li key={text}>
              <Link
                to={searchPath(text)}
                className="inline-flex min-h-11 items-center rounded-full border border-arena-deep bg-white px-4 text-sm font-bold whitespace-nowrap hover:border-ink"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {narrowed ? <ButtonLink to="/tienda">{copy.seeAll}</ButtonLink> : null}
    </EmptyState>
  );
}

import {Link} from '@remix-run/react';
import type {CollectionLink} from '~/domain/catalogue/views';

interface SubcategoriesProps {
  /** The shop's list of this category, where it can be sorted and filtered. */
  readonly filterPath: string | null;
  readonly filterLabel: string;
  readonly label: string;
  readonly subcategories: readonly CollectionLink[];
}

/** The ways on from a category, in one row under a thumb: down, and to its list in the shop. */
export function Subcategories({label, subcategories, filterPath, filterLabel}: SubcategoriesProps) {
  if (subcategories.length === 0 && !filterPath) return null;
  return (
    <nav aria-label={label} className="mb-5">
      <ul className="-mx-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {subcategories.map(({handle, name}) => (
          <li key={handle}>
            <Link
              to={`/category/${handle}`}
              prefetch="intent"
              className="inline-flex min-h-11 items-center rounded-full bg-selva-soft px-4 text-sm font-bold whitespace-nowrap transition-colors hover:bg-ink hover:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
        {filterPath ? (
          <li>
            <Link
              to={filterPath}
              rel="nofollow"
              className="inline-flex min-h-11 items-center rounded-full border border-arena-deep bg-white px-4 text-sm font-bold whitespace-nowrap hover:border-ink"
            >
              {filterLabel}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

import {Link} from '@remix-run/react';
import type {CollectionLink} from '~/domain/catalogue/views';

interface SubcategoriesProps {
  readonly label: string;
  readonly subcategories: readonly CollectionLink[];
}

/** The ways down from a category, in one row under a thumb. */
export function Subcategories({label, subcategories}: SubcategoriesProps) {
  if (subcategories.length === 0) return null;
  return (
    <nav aria-label={label} className="sm:mb-2">
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
      </ul>
    </nav>
  );
}

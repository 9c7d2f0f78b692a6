import {Link} from '@remix-run/react';
import {shopFacets as copy} from '~/copy/shop';
import {Icon} from '~/components/ui/Icon';
import type {ShopList} from '~/domain/catalogue/views';

const CHIP =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full px-4 text-sm font-bold transition-colors';

interface AppliedFiltersProps extends Pick<ShopList, 'applied'> {
  /** Of the element that says how many products are left. */
  readonly countId: string;
}

/**
 * Gives the focus of a link that is about to go to the next one of its list, to the one before it, or to
 * the element of that id; without any of them the focus would fall to the page.
 */
function handOn(link: HTMLElement, otherwise: string): void {
  const others = link.closest('ul')?.querySelectorAll<HTMLElement>('[rel=nofollow]') ?? [];
  const links = [...others];
  const at = links.indexOf(link);
  const next = at < 0 ? null : (links[at + 1] ?? links[at - 1]);
  (next ?? document.getElementById(otherwise))?.focus({preventScroll: true});
}

/** What narrows the list, each with a way to be rid of it; a phone's open facets show it already. Lazy-loaded. */
export function AppliedFilters({applied, countId}: AppliedFiltersProps) {
  if (applied.length === 0) return null;
  return (
    <ul
      aria-label={copy.applied}
      className="mb-6 flex flex-wrap gap-2 pt-2 [form:has([open]>[open])~&]:hidden"
    >
      {applied.map(({label, without}) => (
        <li key={label} className="max-w-full">
          <Link
            to={without}
            rel="nofollow"
            preventScrollReset
            onClick={({currentTarget}) => handOn(currentTarget, countId)}
            className={`${CHIP} bg-selva-soft hover:bg-ink hover:text-paper`}
          >
            <span className="truncate">
              <span className="sr-only">{copy.remove} </span>
              {label}
            </span>
            <Icon name="x" className="size-4" />
          </Link>
        </li>
      ))}
      {applied.length > 1 ? (
        <li>
          <Link
            to="/tienda"
            preventScrollReset
            onClick={({currentTarget}) => handOn(currentTarget, countId)}
            className={`${CHIP} underline hover:bg-paper-deep`}
          >
            {copy.clear}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

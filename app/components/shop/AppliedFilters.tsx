import {Link} from '@remix-run/react';
import {shop as copy} from '~/copy/shop';
import type {ShopFilters} from '~/domain/shop-filters';
import {Icon} from '../ui/Icon';
import {nicheName} from './shop-niches';
import {shopPath} from './shop-path';

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-bold transition-colors';

/** What narrows the list, each with a way to be rid of it. */
export function AppliedFilters({filters}: {filters: ShopFilters}) {
  const {q, niche, min, max} = filters;
  const applied = [
    q && {label: copy.textFilter(q), without: {...filters, q: ''}},
    niche && {label: nicheName(niche) ?? niche, without: {...filters, niche: null}},
    (min || max) && {
      label: copy.priceFilter(min, max),
      without: {...filters, min: null, max: null},
    },
  ].filter((filter) => filter !== '' && filter !== null);
  if (applied.length === 0) return null;
  return (
    <ul aria-label={copy.applied} className="mb-6 flex flex-wrap gap-2">
      {applied.map(({label, without}) => (
        <li key={label} className="max-w-full">
          <Link
            to={shopPath(withOwnOrder(filters, without))}
            preventScrollReset
            className={`${CHIP} max-w-full bg-selva-soft hover:bg-ink hover:text-paper`}
          >
            <span className="truncate">
              <span className="sr-only">{copy.removeFilter} </span>
              {label}
            </span>
            <Icon name="x" className="size-4" />
          </Link>
        </li>
      ))}
      {applied.length > 1 ? (
        <li>
          <Link to="/tienda" preventScrollReset className={`${CHIP} underline hover:bg-paper-deep`}>
            {copy.clear}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** Without its text a list has no relevance to be sorted by. */
function withOwnOrder(before: ShopFilters, after: ShopFilters): ShopFilters {
  return before.q && !after.q && before.order === 'relevancia'
    ? {...after, order: 'nuevos'}
    : after;
}

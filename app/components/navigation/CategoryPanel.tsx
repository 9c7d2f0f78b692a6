import {Link} from '@remix-run/react';
import {useRef, type MouseEvent} from 'react';
import {niches} from '~/content/niches';
import {menu as copy} from '~/copy/menu';
import {Icon} from '../ui/Icon';
import {CategoryFlyout, RestingFlyout} from './CategoryFlyout';
import {FormatLinks} from './FormatLinks';
import {useFlyout} from './use-flyout';

/** What is in the sheet under 'VER CATEGORÍAS'; `onFollow` is told when a link of it is followed. */
export function CategoryPanel({onFollow}: {onFollow: () => void}) {
  const flyout = useRef<HTMLDivElement>(null);
  const {active, activate, listProps, rowProps} = useFlyout(flyout);

  function follow(event: MouseEvent, opensFlyout: boolean, handle: string) {
    // Without a pointer that hovers, the first tap shows the subcategories.
    const firstTap = opensFlyout && event.detail > 0 && active !== handle;
    if (firstTap && window.matchMedia('(hover: none)').matches) {
      event.preventDefault();
      activate(handle);
    } else {
      onFollow();
    }
  }

  return (
    <div className="page grid gap-6 py-6 lg:grid-cols-[41rem_1fr] xl:gap-8">
      <div className="relative">
        <p className="mb-2 flex items-center gap-2 px-3 text-sm font-extrabold tracking-wide text-selva">
          <Icon name="book-open" />
          {copy.ebooks}
        </p>
        <ul data-column="categories" aria-label={copy.ebooks} className="w-80" {...listProps}>
          {niches.map(({handle, label, name, subcategories}) => {
            const opensFlyout = subcategories.length > 0;
            const isActive = active === handle;
            return (
              <li key={handle} {...rowProps(handle)}>
                <Link
                  to={`/category/${handle}`}
                  prefetch="intent"
                  tabIndex={-1}
                  onFocus={() => activate(handle)}
                  onClick={(event) => follow(event, opensFlyout, handle)}
                  {...(opensFlyout ? {'aria-expanded': isActive} : {})}
                  className={`flex min-h-11 items-center justify-between gap-2 rounded-md px-3 text-sm leading-tight font-bold ${isActive ? 'bg-ink text-paper' : ''}`}
                >
                  {label}
                  {opensFlyout ? <Icon name="chevron-right" className="size-4" /> : null}
                </Link>
                {isActive ? (
                  <CategoryFlyout
                    ref={flyout}
                    handle={handle}
                    name={name}
                    label={label}
                    subcategories={subcategories}
                    onFollow={onFollow}
                  />
                ) : null}
              </li>
            );
          })}
          <li {...rowProps(null)} onFocus={() => activate(null)}>
            <Link
              to="/ebooks-plr"
              prefetch="intent"
              tabIndex={-1}
              onClick={onFollow}
              className="flex min-h-11 items-center gap-2 rounded-md px-3 font-bold text-selva underline decoration-mango-deep decoration-2 underline-offset-4 hover:bg-paper-deep"
            >
              {copy.allEbooks}
              <Icon name="arrow-right" className="size-4" />
            </Link>
          </li>
        </ul>
        {active === null ? <RestingFlyout /> : null}
      </div>
      <FormatLinks onFollow={onFollow} />
    </div>
  );
}

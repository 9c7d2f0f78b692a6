import {Link} from '@remix-run/react';
import {useEffect, useRef, type MouseEvent} from 'react';
import {niches} from '~/content/niches';
import {menu as copy} from '~/copy/menu';
import {Icon} from '../ui/Icon';
import {CategoryFlyout, RestingFlyout} from './CategoryFlyout';
import {FormatLinks} from './FormatLinks';
import {moveInMenu} from './menu-keys';
import {useFlyout} from './use-flyout';

interface CategoryPanelProps {
  readonly id: string;
  /** The first link takes the focus for each new one. */
  readonly focusRequest: object | null;
  readonly onClose: () => void;
  readonly onEscape: (focusWithin: boolean) => void;
}

/** The sheet under 'VER CATEGORÍAS'. Lazy-loaded, hence the default export. */
export default function CategoryPanel({id, focusRequest, onClose, onEscape}: CategoryPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const flyout = useRef<HTMLDivElement>(null);
  const {active, activate, listProps, rowProps} = useFlyout(flyout);

  useEffect(() => {
    if (focusRequest) panel.current?.querySelector('a')?.focus();
  }, [focusRequest]);

  useEffect(() => {
    const menu = panel.current?.parentElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape(menu?.contains(document.activeElement) ?? false);
    };
    const onPointer = (event: Event) => {
      if (!menu?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [onClose, onEscape]);

  function follow(event: MouseEvent, opensFlyout: boolean, handle: string) {
    // Without a pointer that hovers, the first tap shows the subcategories.
    const firstTap = opensFlyout && event.detail > 0 && active !== handle;
    if (firstTap && window.matchMedia('(hover: none)').matches) {
      event.preventDefault();
      activate(handle);
    } else {
      onClose();
    }
  }

  return (
    <div
      ref={panel}
      id={id}
      role="presentation"
      onKeyDown={moveInMenu}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-8.5rem)] animate-rise overflow-y-auto overscroll-contain border-t border-arena bg-paper shadow-lift"
    >
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
                      onFollow={onClose}
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
                onClick={onClose}
                className="flex min-h-11 items-center gap-2 rounded-md px-3 font-bold text-selva underline decoration-mango-deep decoration-2 underline-offset-4 hover:bg-paper-deep"
              >
                {copy.allEbooks}
                <Icon name="arrow-right" className="size-4" />
              </Link>
            </li>
          </ul>
          {active === null ? <RestingFlyout /> : null}
        </div>
        <FormatLinks onFollow={onClose} />
      </div>
    </div>
  );
}

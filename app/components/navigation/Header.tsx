import {Link, useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type RefObject, type PointerEvent} from 'react';
import {layout} from '~/copy/layout';
import {Icon} from '~/components/ui/Icon';
import {AccountLink} from './links/AccountLink';
import {
  CommunityLink,
  useMainLinks,
  CartLink,
  WishlistLink,
  SearchTrigger,
  TriggerLink,
} from '~/components/navigation/links/QuickLink';
import {NewTag} from '~/components/ui/Badge';
import {fetchOnIntent, useLazyPart} from '~/components/ui/hydration/use-lazy-part';
import type {Wanted} from './CategoryPopover';
import {HEADER_HIDE_THRESHOLD_PX, HEADER_JITTER_PX} from '~/domain/limits';

const NAV_LINK =
  'flex min-h-11 items-center gap-1.5 px-2 text-sm font-bold whitespace-nowrap underline-offset-8 decoration-mango-deep decoration-2 hover:underline aria-[current=page]:underline lg:px-3';

export function Header({communityUrl}: {communityUrl: string | null | undefined}) {
  const header = useRef<HTMLElement>(null);
  const [hidden, show] = useHeaderHidden(header);
  const {pathname} = useLocation();
  const mainLinks = useMainLinks();
  return (
    <header
      ref={header}
      onFocus={show}
      className={`sticky -top-[2rem] z-30 border-b border-arena bg-paper transition-transform duration-300 ease-label ${hidden ? '-translate-y-full' : ''}`}
    >
      <p className="flex h-[2rem] flex-wrap items-center justify-center gap-x-6 bg-ink px-4 text-xs font-semibold text-paper low:hidden">
        {layout.announcement.map((fact) => (
          <span key={fact} className="fact">
            {fact}
          </span>
        ))}
      </p>
      {/* Reserves the last column's width before its links are parsed, to avoid a layout shift. */}
      <div className="page flex h-16 items-center justify-between gap-2 md:grid md:grid-cols-[auto_minmax(0,1fr)_13.25rem] md:gap-4 lg:gap-8 low:h-13">
        <Link to="/" prefetch="intent" aria-label={layout.home} className="shrink-0 py-2">
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet="/brand/logo-on-ink.png" />
            <img
              src="/brand/logo.png"
              alt=""
              width={346}
              height={64}
              className="h-7 w-auto bg-paper min-[22.5rem]:h-8 md:h-9"
            />
          </picture>
        </Link>
        <SearchTrigger className="flex h-11 min-w-0 flex-1 items-center gap-1 rounded-full border-2 border-arena-deep bg-white px-2 text-muted transition-colors hover:border-ink aria-busy:animate-pulse aria-busy:border-ink sm:px-4 md:w-full md:max-w-xl md:justify-self-center">
          <Icon name="search" className="size-5 text-ink" />
          <span className="truncate text-sm sm:text-base">
            {layout.search}
            <span className="max-sm:hidden"> {layout.searchWhat}</span>
          </span>
        </SearchTrigger>
        <nav aria-label={layout.quickNavigation} className="hidden justify-end gap-1 md:flex">
          <WishlistLink />
          <AccountLink place="header" />
          <CartLink />
        </nav>
      </div>
      <nav
        aria-label={layout.mainNavigation}
        className="page hidden items-center gap-1 pb-1 md:flex"
      >
        <CategoryMenu />
        {mainLinks.map(({to, label, isNew}) => (
          <Link
            key={to}
            to={to}
            prefetch="intent"
            aria-current={pathname === to ? 'page' : undefined}
            className={NAV_LINK}
          >
            {label}
            {isNew ? <NewTag /> : null}
          </Link>
        ))}
        {communityUrl ? (
          <CommunityLink
            href={communityUrl}
            className={`${NAV_LINK} ml-auto`}
            iconClass="max-lg:hidden"
          />
        ) : null}
      </nav>
    </header>
  );
}

/** Whether the header is hidden; never while it has the focus or one of its menus is open. */
function useHeaderHidden(header: RefObject<HTMLElement>): [boolean, () => void] {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let state = SHOWN_HEADER;
    const onScroll = () => {
      state = transitionHeader(state, window.scrollY);
      const inUse =
        header.current?.contains(document.activeElement) ||
        header.current?.querySelector('[aria-expanded="true"], #menu-categorias');
      setHidden(state.hidden && !inUse);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [header]);

  return [hidden, () => setHidden(false)];
}

const fetchPopover = () => import('./CategoryPopover');
const INTENT = fetchOnIntent(fetchPopover);

/** Target without JavaScript. */
const CATEGORIES = '/categorias';
const TRIGGER =
  'flex min-h-11 items-center gap-2 rounded-md bg-ink px-4 text-sm font-bold whitespace-nowrap text-paper transition-colors hover:bg-selva aria-busy:animate-pulse aria-busy:bg-selva aria-expanded:bg-selva lg:mr-2';
/** A pointer that only crosses the button is gone sooner (milliseconds). */
const OPEN_DELAY_MS = 120;

/** 'VER CATEGORÍAS': a link to all categories; the menu replaces it after a press or hover. */
function CategoryMenu() {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [Popover, openPopover] = useLazyPart(fetchPopover);
  const trigger = useRef<HTMLButtonElement>(null);
  // The menu's own trigger has replaced the link that was pressed.
  useEffect(() => {
    if (wanted && wanted !== 'hover') trigger.current?.click();
  }, [wanted]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const within = useRef(false);

  function hover() {
    fetchPopover().then(
      () => {
        if (within.current) void openPopover(() => setWanted('hover'));
      },
      // The failure is reported when the trigger is pressed.
      () => {},
    );
  }

  const face = (
    <>
      <Icon name="layout-grid" className="size-4 text-mango max-lg:hidden" />
      {layout.categories}
      <Icon name="chevron-down" className="size-4" />
    </>
  );

  if (Popover && wanted) {
    return (
      <Popover
        trigger={trigger}
        wanted={wanted}
        openDelay={OPEN_DELAY_MS}
        href={CATEGORIES}
        className={TRIGGER}
      >
        {face}
      </Popover>
    );
  }
  return (
    <div
      role="presentation"
      onPointerEnter={({pointerType}: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        within.current = true;
        timer.current = setTimeout(hover, OPEN_DELAY_MS);
      }}
      onPointerLeave={() => {
        within.current = false;
        clearTimeout(timer.current);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        event.currentTarget.querySelector('a')?.click();
      }}
    >
      <TriggerLink
        href={CATEGORIES}
        aria-expanded={false}
        {...INTENT}
        onTrigger={(byKeyboard) => {
          clearTimeout(timer.current);
          return openPopover(() => setWanted(byKeyboard ? 'keyboard' : 'press'));
        }}
        className={TRIGGER}
      >
        {face}
      </TriggerLink>
    </div>
  );
}

/**
 * The header hides while the page is scrolled down beyond 80 px, and is back on the way up or near
 * the top (docs/product.md 2.3). A movement of 4 px or less is a trembling finger and counts only
 * once it has added up; the bounce above the top counts as the top.
 */
interface HeaderState {
  /** Pixels scrolled at the last movement that counted. */
  readonly lastY: number;
  readonly hidden: boolean;
}

export const SHOWN_HEADER: HeaderState = {lastY: 0, hidden: false};

/** The header after the page was scrolled to `y` pixels; the same object when nothing changes. */
export function transitionHeader(header: HeaderState, y: number): HeaderState {
  const nearTop = y <= HEADER_HIDE_THRESHOLD_PX;
  const moved = Math.abs(y - header.lastY) > HEADER_JITTER_PX;
  if (Number.isNaN(y) || (!moved && !(nearTop && header.hidden))) return header;
  return {lastY: Math.max(0, y), hidden: !nearTop && y > header.lastY};
}

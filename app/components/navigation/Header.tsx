import {Link, useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {layout} from '~/copy/layout';
import {SHOWN_HEADER, transitionHeader} from '~/domain/navigation/header-visibility';
import {Icon} from '../ui/Icon';
import {AccountLink} from './links/AccountLink';
import {CategoryMenu} from './CategoryMenu';
import {CommunityLink} from './links/CommunityLink';
import {useMainLinks} from './links/use-main-links';
import {NewTag} from '../ui/Badge';
import {CartLink, WishlistLink} from './links/QuickLink';
import {SearchTrigger} from './links/SearchTrigger';

/** A stitch between two facts of the announcement; a phone shows two. */
const FACT =
  'not-first:before:mx-3 not-first:before:inline-block not-first:before:w-6 not-first:before:border-t-2 not-first:before:border-dashed not-first:before:border-mango not-first:before:align-middle max-sm:last:hidden';
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
      className={`sticky -top-8 z-30 border-b border-arena bg-paper transition-transform duration-300 ease-label ${hidden ? '-translate-y-full' : ''}`}
    >
      <p className="flex h-8 flex-wrap items-center justify-center bg-ink px-4 text-xs font-semibold text-paper">
        {layout.announcement.map((fact) => (
          <span key={fact} className={FACT}>
            {fact}
          </span>
        ))}
      </p>
      {/* The last column is as wide as its three links before they are parsed, so that nothing moves. */}
      <div className="page flex h-16 items-center justify-between gap-2 md:grid md:grid-cols-[auto_minmax(0,1fr)_13.25rem] md:gap-4 lg:gap-8">
        <Link to="/" prefetch="intent" aria-label={layout.home} className="shrink-0 py-2">
          <img
            src="/brand/logo.png"
            alt=""
            width={346}
            height={64}
            className="h-7 w-auto bg-paper min-[22.5rem]:h-8 md:h-9"
          />
        </Link>
        <SearchTrigger className="flex h-11 min-w-0 flex-1 items-center gap-2 rounded-full border-2 border-arena-deep bg-white px-2 text-muted transition-colors hover:border-ink aria-busy:animate-pulse aria-busy:border-ink sm:px-4 md:w-full md:max-w-xl md:justify-self-center">
          <Icon name="search" className="size-5 text-ink" />
          <span className="truncate">
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

/** Whether the header is out of the way; never while it has the focus or something of it is open. */
function useHeaderHidden(header: RefObject<HTMLElement>): [boolean, () => void] {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let state = SHOWN_HEADER;
    const onScroll = () => {
      state = transitionHeader(state, window.scrollY);
      const inUse = header.current?.matches(
        ':focus-within, :has([aria-expanded="true"], #menu-categorias)',
      );
      setHidden(state.hidden && !inUse);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [header]);

  return [hidden, () => setHidden(false)];
}

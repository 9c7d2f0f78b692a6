import {useLocation} from '@remix-run/react';
import {useRef, useState} from 'react';
import {layout} from '~/copy/layout';
import {AccountLink} from './links/AccountLink';
import {
  CartLink,
  QUICK_LINK,
  QuickFace,
  WishlistLink,
  SearchTrigger,
  TriggerLink,
} from './links/QuickLink';
import {fetchOnIntent, useLazyPart} from '../ui/hydration/use-lazy-part';

const CATEGORIES = '/categorias';

const fetchDrawer = () => import('./CategoryDrawer');
const INTENT = fetchOnIntent(fetchDrawer);

/** The bar at the lower edge of a phone; on its right is the chat button, where the page has one. */
export function BottomBar({communityUrl}: {communityUrl: string | null | undefined}) {
  const {key, pathname} = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [Drawer, openDrawer] = useLazyPart(fetchDrawer);
  const trigger = useRef<HTMLAnchorElement>(null);
  const open = openedAt === key;

  return (
    <nav
      aria-label={layout.quickNavigation}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-arena bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <div
        className={`mx-auto flex h-16 max-w-md items-center justify-between ${pathname === '/' ? 'px-3' : 'pr-14 pl-1 min-[22.5rem]:pr-15 min-[22.5rem]:pl-2'}`}
      >
        <AccountLink place="bar" />
        <TriggerLink
          ref={trigger}
          href={CATEGORIES}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-current={pathname === CATEGORIES ? 'page' : undefined}
          {...INTENT}
          onTrigger={() => openDrawer(() => setOpenedAt(key))}
          className={QUICK_LINK}
        >
          <QuickFace icon="layout-grid" label={layout.categoriesShort} />
        </TriggerLink>
        <SearchTrigger className={QUICK_LINK}>
          <QuickFace icon="search" label={layout.search} />
        </SearchTrigger>
        <WishlistLink />
        <CartLink />
      </div>
      {Drawer ? (
        <Drawer open={open} communityUrl={communityUrl} onClose={() => setOpenedAt(null)} />
      ) : null}
    </nav>
  );
}

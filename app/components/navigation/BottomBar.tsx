import {useRef, useState} from 'react';
import {layout} from '~/copy/layout';
import {AccountLink} from './AccountLink';
import {QUICK_LINK, QuickFace, QuickLink} from './QuickLink';
import {SearchTrigger} from './SearchTrigger';
import {TriggerLink} from './TriggerLink';
import {useCounts} from './use-counts';
import {useLazyOnIntent} from '../ui/hydration/lazy-on-intent';
import {useLocation} from '@remix-run/react';

const CATEGORIES = '/categorias';

const fetchDrawer = () => import('./CategoryDrawer');

/** The bar at the lower edge of a phone. */
export function BottomBar({communityUrl}: {communityUrl: string | undefined}) {
  const {key, pathname} = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [Drawer, load] = useLazyOnIntent(fetchDrawer, '(max-width: 47.99rem)');
  const trigger = useRef<HTMLAnchorElement>(null);
  const counts = useCounts();
  const open = openedAt === key;

  return (
    <nav
      aria-label={layout.quickNavigation}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-arena bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <div className="mx-auto flex h-16 max-w-md items-center justify-between px-2">
        <AccountLink place="bar" />
        <TriggerLink
          ref={trigger}
          href={CATEGORIES}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-current={pathname === CATEGORIES ? 'page' : undefined}
          onTrigger={() => {
            load().then(
              () => setOpenedAt(key),
              () => window.location.assign(CATEGORIES),
            );
          }}
          className={QUICK_LINK}
        >
          <QuickFace icon="layout-grid" label={layout.categoriesShort} />
        </TriggerLink>
        <SearchTrigger className={QUICK_LINK}>
          <QuickFace icon="search" label={layout.search} />
        </SearchTrigger>
        <QuickLink to="/wishlist" icon="heart" label={layout.favourites} count={counts.wishlist} />
        <QuickLink to="/carrito" icon="shopping-cart" label={layout.cart} count={counts.cart} />
      </div>
      {Drawer ? (
        <Drawer open={open} communityUrl={communityUrl} onClose={() => setOpenedAt(null)} />
      ) : null}
    </nav>
  );
}

import {Link} from '@remix-run/react';
import {layout} from '~/copy/layout';
import {totalQuantity} from '~/domain/cart';
import {useCart} from '~/state/cart';
import {useWishlist} from '~/state/wishlist';
import {CountBadge} from './CountBadge';
import {Icon} from '../ui/Icon';

const ICON_LINK =
  'relative grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-paper-deep';

export function Header({communityUrl}: {communityUrl: string | undefined}) {
  const cartCount = useCart(totalQuantity);
  const wishCount = useWishlist((wishlist) => wishlist.length);
  return (
    <header className="sticky top-0 z-30 border-b border-arena bg-paper">
      <div className="page flex h-16 items-center gap-4">
        <Link to="/" prefetch="intent" aria-label={layout.home} className="shrink-0 py-2">
          <img src="/brand/logo.svg" alt="" width={156} height={36} className="h-9 w-auto" />
        </Link>
        <nav aria-label={layout.mainNavigation} className="ml-auto hidden gap-6 font-bold md:flex">
          <Link to="/ebooks-plr" prefetch="intent" className="py-2">
            {layout.categories}
          </Link>
          {communityUrl ? (
            <a href={communityUrl} target="_blank" rel="noopener noreferrer" className="py-2">
              {layout.community}
              <span className="sr-only"> {layout.opensInNewTab}</span>
            </a>
          ) : null}
        </nav>
        <div className="ml-auto flex items-center gap-1 md:ml-0">
          <Link
            to="/wishlist"
            prefetch="intent"
            aria-label={layout.favouritesCount(wishCount)}
            className={ICON_LINK}
          >
            <Icon name="heart" className="size-6" />
            <CountBadge count={wishCount} />
          </Link>
          <Link
            to="/carrito"
            prefetch="intent"
            aria-label={layout.cartCount(cartCount)}
            className={ICON_LINK}
          >
            <Icon name="shopping-cart" className="size-6" />
            <CountBadge count={cartCount} />
          </Link>
        </div>
      </div>
    </header>
  );
}

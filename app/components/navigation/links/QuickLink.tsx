import {Link, useLocation} from '@remix-run/react';
import {type ReactNode, forwardRef, useState, type AnchorHTMLAttributes} from 'react';
import {layout} from '~/copy/layout';
import {countWishes} from '~/domain/wishlist/wishlist';
import {totalQuantity} from '~/domain/cart/cart';
import {useWishlist} from '~/state/wishlist/wishlist';
import {useCart} from '~/state/cart/cart';
import {Icon} from '~/components/ui/Icon';
import type {IconName} from '~/components/ui/icon-sprite';
import type {MainLink} from '~/domain/navigation/route-facts';
import {useRootData} from '~/state/root-data';
import {searchDialog} from '~/state/dialogs';
import {fetchSearchDialog} from '~/components/search/SearchHost';
import {fetchOnIntent, useLazyPart} from '~/components/ui/hydration/use-lazy-part';
import {useHydrated} from '~/state/browser/hydrated';
import {ExternalLink} from '~/components/ui/ExternalLink';

/** An icon over its name, in the header and in the bar of a phone. */
export const QUICK_LINK =
  'flex min-h-14 min-w-11 flex-col items-center justify-center gap-1 rounded-lg text-center text-[min(0.75rem,3.3vw)] leading-none tracking-tighter wrap-anywhere min-[22.5rem]:tracking-normal md:text-xs md:min-w-14 md:px-1 font-semibold transition-colors hover:bg-paper-deep aria-busy:animate-pulse aria-busy:bg-paper-deep aria-expanded:bg-paper-deep aria-[current=page]:text-selva aria-[current=page]:underline aria-[current=page]:decoration-mango-deep aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-4';

interface QuickLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** Null if not countable, or not known yet. */
  readonly count?: number | null;
  /** Replaces the label. */
  readonly children?: ReactNode;
}

export function QuickLink({to, icon, label, count = null, children}: QuickLinkProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      aria-current={useLocation().pathname === to ? 'page' : undefined}
      aria-label={count === null ? undefined : layout.counted(label, count)}
      className={QUICK_LINK}
    >
      <QuickFace icon={icon} label={label} count={count}>
        {children}
      </QuickFace>
    </Link>
  );
}

// No count until browser storage has been read, so no wrong number shows.

export function WishlistLink() {
  const count = useWishlist((wishlist, ready) => (ready ? countWishes(wishlist) : null));
  return <QuickLink to="/wishlist" icon="heart" label={layout.favourites} count={count} />;
}

export function CartLink() {
  const count = useCart((cart, ready) => (ready ? totalQuantity(cart) : null));
  return <QuickLink to="/carrito" icon="shopping-cart" label={layout.cart} count={count} />;
}

export function QuickFace({icon, label, count, children = label}: Omit<QuickLinkProps, 'to'>) {
  return (
    <>
      <span className="relative">
        <Icon name={icon} className="size-6" />
        <CountBadge key={count} count={count ?? 0} />
      </span>
      {children}
    </>
  );
}

/** A count on an icon; nothing for zero. The link's name contains the count in words. */
function CountBadge({count}: {count: number}) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -top-2 left-3.5 min-w-6 rounded-full border-2 bg-coral px-1 text-center text-[min(0.75rem,3.3vw)] leading-5 font-bold text-white"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** Main links next to 'VER CATEGORÍAS'; in the drawer on phones. Empty if the root failed. */
export function useMainLinks(): readonly MainLink[] {
  return useRootData()?.navigation ?? [];
}

const INTENT = fetchOnIntent(fetchSearchDialog);

/** Opens the search dialog; without JavaScript it links to the shop. */
export function SearchTrigger({className, children}: {className: string; children: ReactNode}) {
  const [, openDialog] = useLazyPart(fetchSearchDialog);
  return (
    <TriggerLink
      href="/tienda"
      aria-haspopup="dialog"
      {...INTENT}
      onTrigger={() => openDialog(searchDialog.getState().openSearch)}
      className={className}
    >
      {children}
    </TriggerLink>
  );
}

interface TriggerLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Target without JavaScript. */
  readonly href: string;
  /** Resolves once the part is open or has failed; `byKeyboard` also when a screen reader pressed the link. */
  readonly onTrigger: (byKeyboard: boolean) => Promise<void>;
}

/**
 * A link that scripts turn into a button: it opens in place what its address shows as a page. While
 * the code for that is under way it is `aria-busy`.
 */
export const TriggerLink = forwardRef<HTMLAnchorElement, TriggerLinkProps>(function TriggerLink(
  {href, onTrigger, children, ...rest},
  ref,
) {
  const scripted = useHydrated();
  const [busy, setBusy] = useState(false);

  function trigger(byKeyboard: boolean) {
    setBusy(true);
    void onTrigger(byKeyboard).then(() => setBusy(false));
  }

  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      aria-busy={busy || undefined}
      {...(scripted ? {role: 'button'} : {'aria-expanded': undefined, 'aria-haspopup': undefined})}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        trigger(event.detail === 0);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        trigger(true);
      }}
    >
      {children}
    </a>
  );
});

interface CommunityLinkProps {
  readonly href: string;
  readonly className: string;
  readonly iconClass?: string;
  /** Label of the link in this place. */
  readonly children?: ReactNode;
}

/** The way to the community of the shop's customers. */
export function CommunityLink({
  href,
  className,
  iconClass = '',
  children = layout.community,
}: CommunityLinkProps) {
  return (
    <ExternalLink href={href} className={className}>
      {children}
      <Icon name="external-link" className={`size-4 ${iconClass}`} />
    </ExternalLink>
  );
}

import {useEffect, useRef, useState} from 'react';
import {wishlist as copy, wishes} from '~/copy/wishlist';
import {useAccount} from '~/state/account/account';
import {useWishlist, wishlistStore} from '~/state/wishlist/wishlist';
import {ButtonLink, Button} from '~/components/ui/Button';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {Spinner} from '~/components/ui/notices/Spinner';
import {useWishedProducts, WishedGrid} from './WishedGrid';
import {removeWish} from '~/domain/wishlist/wishlist';
import {openAccounts} from '~/state/account/connect-account';
import {areWishesApart} from '~/state/wishlist/wishes-apart';
import {Notice} from '~/components/ui/notices/Notice';

const DRAWING = '/illustrations/empty-wishlist.svg';

/** Minimum height of every state, so that the footer does not move. */
const SCREEN = 'page min-h-[80svh] pt-8 sm:pt-12';

/** The wishlist is known only in the browser, so the server renders a loading state. */
export function WishlistScreen() {
  const ready = useWishlist((_, isReady) => isReady);
  const items = useWishlist((wishlist) => wishlist);
  const signedIn = useAccount(({status}) => status === 'signed-in');
  const wished = useWishedProducts(items);
  const {count, vanished} = wished;
  const gone = vanished.length > 0 ? <VanishedWishes ids={vanished} /> : null;
  const apart = signedIn ? <WishesApart /> : null;
  const heading = useRef<HTMLHeadingElement>(null);

  const shown = useRef(items.length);
  useEffect(() => {
    const fewer = items.length < shown.current;
    shown.current = items.length;
    // The card with the pressed heart is gone, and it had the focus.
    if (fewer && document.activeElement === document.body) {
      heading.current?.focus({preventScroll: true});
    }
  }, [items.length]);

  if (ready && count === 0) {
    return (
      <section className={SCREEN}>
        <h1 ref={heading} tabIndex={-1} className="sr-only">
          {copy.heading}
        </h1>
        <EmptyState title={copy.empty} text={copy.emptyText} illustration={DRAWING}>
          <ButtonLink to="/categorias" size="lg">
            {copy.explore}
          </ButtonLink>
        </EmptyState>
        {apart}
        {gone}
      </section>
    );
  }
  return (
    <section className={SCREEN}>
      <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
        {copy.heading}
      </h1>
      <p role="status" className="mt-3 min-h-7 text-lg text-selva">
        {ready ? copy.count(count) : ''}
      </p>
      <p className="text-muted">{signedIn ? copy.introSignedIn : copy.intro}</p>
      {apart}
      {ready ? (
        <>
          <WishedGrid wished={wished} />
          {gone}
        </>
      ) : (
        <>
          <Wait />
          <noscript>
            <p className="mt-8 max-w-xl rounded-lg border-2 border-arena-deep bg-white p-5 text-lg">
              {copy.withoutScript}
            </p>
          </noscript>
        </>
      )}
    </section>
  );
}

function Wait() {
  return (
    <div data-needs-script className="pt-8">
      <Spinner label={copy.loading} illustration={DRAWING} />
    </div>
  );
}

/**
 * Wished products that the shop no longer has: they take up room in the list, so the shopper must be able
 * to remove them.
 */
function VanishedWishes({ids}: {ids: readonly string[]}) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
      <span>{wishes.vanished(ids.length)}</span>
      <Button
        look="outline"
        size="sm"
        onClick={() => wishlistStore.change((wishlist) => ids.reduce(removeWish, wishlist))}
      >
        {wishes.removeVanished(ids.length)}
      </Button>
    </p>
  );
}

/**
 * Explains that this browser's wishes are kept out of the account, and how to merge them. Lazy-loaded, hence the
 * default export.
 */
function WishesApart() {
  const userId = useAccount((account) => (account.status === 'signed-in' ? account.userId : null));
  const [apart, setApart] = useState(false);
  useEffect(() => setApart(userId !== null && areWishesApart(userId)), [userId]);
  if (!apart) return null;
  async function join() {
    const accounts = await openAccounts().catch(() => null);
    if (!accounts) return;
    accounts.joinWishes();
    setApart(false);
  }
  return (
    <div className="mt-6 max-w-xl">
      <Notice tone="info" title={wishes.apart}>
        <p>{wishes.apartText}</p>
        <Button look="secondary" size="sm" className="mt-3" onClick={() => void join()}>
          {wishes.join}
        </Button>
      </Notice>
    </div>
  );
}

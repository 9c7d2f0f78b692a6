import {useEffect, useRef} from 'react';
import {wishlist as copy} from '~/copy/wishlist';
import {useAccount} from '~/state/account/account';
import {useWishlist} from '~/state/wishlist/wishlist';
import {ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';
import {Spinner} from '../ui/notices/Spinner';
import {useWishedProducts} from './use-wished-products';
import {WishedGrid} from './WishedGrid';
import {WishesApart} from './WishesApart';
import {VanishedWishes} from './VanishedWishes';

const DRAWING = '/illustrations/empty-wishlist.svg';

/** Tall enough in every state that the footer does not move while one follows the other. */
const SCREEN = 'page min-h-[80svh] pt-8 sm:pt-12';

/** The wishlist: what is in it is known only in the browser, so the server renders the wait. */
export function WishlistScreen() {
  const ready = useWishlist((_, isReady) => isReady);
  const items = useWishlist((wishlist) => wishlist);
  const signedIn = useAccount(({status}) => status === 'signed-in');
  const wished = useWishedProducts(items);
  const {count, vanished} = wished;
  const gone = vanished.length > 0 ? <VanishedWishes ids={vanished} /> : null;
  const apart = signedIn ? <WishesApart /> : null;
  const heading = useRef<HTMLHeadingElement>(null);

  const wishes = useRef(items.length);
  useEffect(() => {
    const fewer = items.length < wishes.current;
    wishes.current = items.length;
    // The card whose heart was pressed is gone, and the focus with it.
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
      <h1 ref={heading} tabIndex={-1} className="text-4xl sm:text-5xl">
        {copy.heading}
      </h1>
      <p role="status" className="mt-3 min-h-7 text-lg font-semibold text-selva">
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

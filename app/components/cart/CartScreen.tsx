import {lazy, Suspense, useEffect} from 'react';
import {cart as copy} from '~/copy/cart';
import {isRecentOrder} from '~/domain/checkout/hand-off';
import {useCart} from '~/state/cart/cart';
import {forgetRemoval, useRemoval} from '~/state/cart/removed-line';
import {BackLink} from '../layout/BackLink';
import {ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';
import {Spinner} from '../ui/notices/Spinner';
import {RemovedRow} from './RemovedRow';
import {FilledCart} from './FilledCart';

/** Without its code the cart is as usual; the mail has the files too. */
const RecentOrders = lazy(() =>
  import('../library/RecentOrders').catch(() => ({default: () => <></>})),
);

const DRAWING = '/illustrations/empty-cart.svg';

/**
 * The cart of this browser; until it has been read there is only a spinner. Tall enough in every
 * state that the footer does not move.
 */
export function CartScreen() {
  const ready = useCart((_, isReady) => isReady);
  const empty = useCart(({items}) => items.length === 0);
  const recent = useCart(({handOffs}) => handOffs.some(isRecentOrder));
  const {removed} = useRemoval();
  useEffect(() => forgetRemoval, []);

  return (
    <div className="page min-h-dvh pt-2 pb-6 sm:py-10">
      <BackLink fallback="/">{copy.back}</BackLink>
      <h1 className="mt-2 text-3xl sm:text-4xl">{copy.heading}</h1>
      {!ready ? (
        <Loading />
      ) : (
        // Both at once, so that nothing moves when the orders are here.
        <Suspense fallback={<Loading />}>
          {recent ? <RecentOrders /> : null}
          {empty ? (
            <>
              {removed ? (
                <div className="mt-4">
                  <RemovedRow removed={removed} />
                </div>
              ) : null}
              <EmptyState title={copy.empty} text={copy.emptyText} illustration={DRAWING}>
                <ButtonLink to="/categorias" size="lg">
                  {copy.explore}
                </ButtonLink>
              </EmptyState>
            </>
          ) : (
            <FilledCart />
          )}
        </Suspense>
      )}
    </div>
  );
}

function Loading() {
  return (
    <>
      <noscript>
        <p className="mt-6 text-lg">{copy.needsScript}</p>
      </noscript>
      <div data-needs-script>
        <Spinner label={copy.loading} illustration={DRAWING} />
      </div>
    </>
  );
}

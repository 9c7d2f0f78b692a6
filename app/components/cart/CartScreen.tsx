import {useEffect} from 'react';
import {cart as copy} from '~/copy/cart';
import {orderNotice} from '~/copy/order-notice';
import {awaitedOrder} from '~/domain/checkout/payment';
import {useCart} from '~/state/cart/cart';
import {forgetRemoval, useRemoval} from '~/state/cart/removed-line';
import {BackLink} from '../layout/BackLink';
import {ButtonLink} from '../ui/Button';
import {Notice} from '../ui/notices/Notice';
import {EmptyState} from '../ui/notices/EmptyState';
import {Spinner} from '../ui/notices/Spinner';
import {RemovedRow} from './RemovedRow';
import {FilledCart} from './FilledCart';

const DRAWING = '/illustrations/empty-cart.svg';

/**
 * The cart of this browser; until it has been read there is only a spinner. Tall enough in every
 * state that the footer does not move.
 */
export function CartScreen() {
  const ready = useCart((_, isReady) => isReady);
  const empty = useCart(({items}) => items.length === 0);
  const awaited = useCart(awaitedOrder);
  const {removed} = useRemoval();
  useEffect(() => forgetRemoval, []);

  return (
    <div className="page min-h-dvh pt-2 pb-6 sm:py-10">
      <BackLink fallback="/">{copy.back}</BackLink>
      <h1 className="mt-2 text-3xl sm:text-4xl">{copy.heading}</h1>
      {awaited ? (
        <div className="mt-4">
          <Notice tone="info" title={orderNotice.awaiting}>
            <p>{orderNotice.awaitingText(awaited)}</p>
          </Notice>
        </div>
      ) : null}
      {!ready ? (
        <Loading />
      ) : empty ? (
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

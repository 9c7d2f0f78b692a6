import {useLayoutEffect} from 'react';
import {isPreparing} from '~/domain/checkout/hand-off';
import {useCart} from '~/state/cart/cart';
import {nextLineChange} from '~/domain/cart/line-discount';
import {now as currentTime, useDeadline, useNow} from '~/state/browser/clock';
import {crossSellStore} from '~/state/offers/cross-sell';
import {useFreshPrices} from '~/state/cart/use-fresh-prices';
import {useOfferTerms} from '~/state/offers/use-offer-terms';
import {CartAnnouncer} from './CartAnnouncer';
import {CartLines} from './CartLines';
import {CartSummary} from './CartSummary';
import {CrossSell} from '~/components/offers/CrossSell';
import {LockedReason} from '~/components/checkout/LockedReason';

/** A cart with something in it, never rendered on the server. */
export function FilledCart() {
  const now = useNow();
  // Before the first paint, so that the place of the cross-sell is kept from the start.
  useLayoutEffect(() => crossSellStore.connect(), []);
  return now === null ? null : <CartAt now={now} />;
}

function CartAt({now}: {now: number}) {
  const items = useCart((cart) => cart.items);
  // Not at the tick: a lock is seen when it is there.
  const locked = useCart((cart) => isPreparing(cart, currentTime()));
  const terms = useOfferTerms();
  const {failed} = useFreshPrices(now);
  useDeadline(nextLineChange(items, now, terms));
  return (
    <div className="mt-4 flex flex-col gap-4 sm:mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-8 max-lg:[&_:focus-visible]:scroll-mb-40!">
      <div className="grid grid-cols-1 gap-4 lg:gap-6">
        {locked ? <LockedReason /> : null}
        <CartLines items={items} now={now} terms={terms} locked={locked} />
        <CrossSell now={now} terms={terms} locked={locked} />
      </div>
      <CartSummary now={now} terms={terms} unchecked={failed} />
      <CartAnnouncer items={items} now={now} terms={terms} />
    </div>
  );
}

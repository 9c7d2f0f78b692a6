import {offerAnnouncements as copy} from '~/copy/cart';
import type {CartLine} from '~/domain/cart/cart-line';
import {lineDiscount} from '~/domain/cart/line-discount';
import {countdownPhase} from '~/domain/offers/countdown';

/** Tells a screen reader when an offer in the cart is about to end and when it has, not each second. */
export function CartAnnouncer({items, now}: {items: readonly CartLine[]; now: number}) {
  const discounts = items.map((line) => lineDiscount(line, now));
  const ending = discounts.some(
    (discount) =>
      discount.kind === 'active' && countdownPhase(discount.remainingSeconds) === 'last-minute',
  );
  const ended = discounts.filter(({kind}) => kind === 'ended').length;
  return (
    <p role="status" className="sr-only">
      {ending ? copy.lineLastMinute : ended ? copy.lineEnded : ''}
    </p>
  );
}

import {offerAnnouncements as copy} from '~/copy/cart';
import type {CartLine} from '~/domain/cart/cart-line';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {lineDiscount} from '~/domain/cart/line-discount';
import {countdownPhase} from '~/domain/offers/countdown';

/** Tells a screen reader when an offer in the cart is about to end and when it has, not each second. */
export function CartAnnouncer({
  items,
  now,
  terms,
}: {
  items: readonly CartLine[];
  now: number;
  terms: OfferTerms;
}) {
  const discounts = items.map((line) => lineDiscount(line, now, terms));
  const ending = discounts.some(
    (discount) =>
      discount.kind === 'active' &&
      discount.remainingSeconds !== null &&
      countdownPhase(discount.remainingSeconds) === 'last-minute',
  );
  const ended = discounts.filter(({kind}) => kind === 'ended').length;
  return (
    <p role="status" className="sr-only">
      {ending ? copy.lineLastMinute : ended ? copy.lineEnded : ''}
    </p>
  );
}

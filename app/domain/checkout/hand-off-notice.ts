/** What the cart page says of the last hand-off (docs/product.md 7.1): in any tab, and after a reload too. */
import type {CartState} from '../cart/cart';
import type {DropReason} from './hand-off';
import {contentsOf} from './amount-due';
import {isPreparing} from './hand-off';
import {HAND_OFF_NOTICE_MS} from '../limits';
import type {OfferTerms} from '../offers/offer-terms';
import {handOffsOf} from './stored-hand-off';

export type HandOffNotice =
  | {readonly kind: 'idle'}
  | {readonly kind: 'processing'}
  /** The checkout is open in a tab of its own, or the browser refused that tab. */
  | {readonly kind: 'opened' | 'blocked'; readonly url: string}
  | {readonly kind: 'failed'; readonly reason: string}
  | {readonly kind: 'dropped'; readonly reason: DropReason};

const IDLE: HandOffNotice = {kind: 'idle'};

/** What to say at `now` (epoch milliseconds): it holds for the cart as it was, and for a while. */
export function handOffNotice(cart: CartState, now: number, terms: OfferTerms): HandOffNotice {
  if (isPreparing(cart, now)) return {kind: 'processing'};
  const last = handOffsOf(cart).at(-1);
  if (!last || Math.abs(now - last.at) >= HAND_OFF_NOTICE_MS) return IDLE;
  // Its page went away without a word.
  if (last.state === 'preparing') return {kind: 'dropped', reason: 'interrupted'};
  if (last.contents !== contentsOf(cart, now, terms)) return IDLE;
  switch (last.state) {
    case 'ready':
      return {kind: last.blocked ? 'blocked' : 'opened', url: last.asked.checkoutUrl};
    case 'failed':
      return {kind: 'failed', reason: last.reason};
    case 'dropped':
      return {kind: 'dropped', reason: last.reason};
    // The dialog of the page that asked has told it; what was paid is told on the thank-you page.
    case 'told':
    case 'paid':
      return IDLE;
  }
}

/** Whether what was told of a hand-off before paying still holds at `now`: for the cart as it was answered. */
export function isStillTold(cart: CartState, id: string, now: number, terms: OfferTerms): boolean {
  const told = handOffsOf(cart).find((each) => each.id === id);
  return told?.state === 'told' && told.contents === contentsOf(cart, now, terms);
}

/**
 * While a hand-off is being prepared the cart stays as it was handed over, in every tab
 * (docs/product.md 7.1). This is all that the other pages need to know of hand-offs, so it reads no
 * more of a record than that.
 */
import type {CartState} from '../cart/cart';
import {HAND_OFF_LIMIT_MS} from '../limits';
import {asRecord} from '../text/parse-unknown';

/** What a change meets while the cart is locked. */
export type Locked = 'preparing';

/**
 * Whether a hand-off is being prepared at `now` (epoch milliseconds). A record whose tab went away
 * without a word locks nothing once its time is over, or when the clock jumped back.
 */
export function isPreparing({handOffs}: Pick<CartState, 'handOffs'>, now: number): boolean {
  return handOffs.some((each) => {
    const record = asRecord(each);
    return record?.state === 'preparing' && Math.abs(now - Number(record.at)) < HAND_OFF_LIMIT_MS;
  });
}

/** Whether more may be known of this stored hand-off by now: still payable, or ordered and not paid yet. */
export function isUnsettled(handOff: unknown): boolean {
  const record = asRecord(handOff);
  return record?.state === 'ready' || record?.state === 'told' || record?.awaiting === true;
}

/** The rule as it holds at `now` (epoch milliseconds): it changes nothing while the cart is locked. */
export function unlessPreparing<Outcome>(
  rule: (cart: CartState) => {readonly state: CartState; readonly outcome: Outcome},
  now: number,
): (cart: CartState) => {readonly state: CartState; readonly outcome: Outcome | Locked} {
  return (cart) => (isPreparing(cart, now) ? {state: cart, outcome: 'preparing'} : rule(cart));
}

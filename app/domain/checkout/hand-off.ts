/**
 * A hand-off to the provider's checkout is a record (docs/product.md 7.1): what was handed over and
 * shown, what the provider asks for it, and what became of it. Notice, button, comparison and what is
 * taken out after paying read it and nothing else.
 *
 *   preparing ─► ready ◄── told          the checkout can be paid; `told`: another amount was told first
 *       ├──────► failed · dropped        there is none; the cart changed meanwhile, or its page went away
 *       └─ ready, told, dropped ─► paid  by an order that names it
 */
import type {CartState} from '../cart/cart';
import type {CartLine} from '../cart/cart-line';
import {HAND_OFF_LIMIT_MS} from '../limits';
import {asRecord} from '../text/parse-unknown';
import type {Money} from '~/domain/money/money';
import type {OfferCode} from '../offers/offers';

/** A line as it was handed over. */
export interface HandedLine {
  readonly variantId: string;
  readonly title: string;
  readonly quantity: number;
  /** The offer that the checkout was asked to apply. */
  readonly offer: OfferCode | null;
  /** What the page showed for the whole line; null in a record of an older version of the shop. */
  readonly shown: Money | null;
}

/** What the provider adds to the sum of the lines, or takes off it. */
export interface Adjustment {
  readonly kind: 'discount' | 'charge';
  /** The provider's own name for it, such as that of an automatic discount. */
  readonly title: string | null;
  readonly amount: Money;
}

/** What the provider asks. */
export interface Asked {
  readonly cartId: string;
  readonly checkoutUrl: string;
  /** Null in a record of an older version of the shop. */
  readonly amount: Money | null;
  /** What of the lines is paid there: a variant that is sold out is not among them. */
  readonly lines: readonly {readonly variantId: string; readonly quantity: number}[];
  readonly adjustments: readonly Adjustment[];
}

/** Why the address of a checkout is not used. `paid`: an order for an earlier hand-off turned up meanwhile. */
export type DropReason = 'cart-changed' | 'interrupted' | 'paid';

export type HandOffState =
  | {readonly state: 'preparing'}
  /** `blocked`: the browser opened no tab for it. */
  | {readonly state: 'ready'; readonly asked: Asked; readonly blocked: boolean}
  | {readonly state: 'told'; readonly asked: Asked}
  | {readonly state: 'failed'; readonly reason: string}
  | {readonly state: 'dropped'; readonly reason: DropReason}
  | {
      readonly state: 'paid';
      readonly asked: Asked | null;
      /** As the address of the thank-you page names it. */
      readonly order: string;
      /** What was taken out of the cart for it, until it is put back. */
      readonly taken: readonly CartLine[];
      /** Whether the order still awaits its payment, in cash or by transfer. */
      readonly awaiting: boolean;
    };

export type HandOff = {
  /** 32 hexadecimal digits; goes along to the provider and comes back with the order. */
  readonly id: string;
  /** What the id is the digest of: it opens the files once the order is paid. Null in records of earlier builds. */
  readonly secret: string | null;
  /** When 'Finalizar Compra' was pressed, in epoch milliseconds. */
  readonly at: number;
  /** The moment whose prices the page showed then, in epoch milliseconds. */
  readonly shownAt: number;
  readonly lines: readonly HandedLine[];
  /** The amount shown; null when the cart could name none. */
  readonly shown: Money | null;
  /** What the cart showed when this was last said of it, as one text (`contentsOf`). */
  readonly contents: string;
} & HandOffState;

/** One with a checkout that can be paid. */
export type OpenHandOff = Extract<HandOff, {readonly state: 'ready' | 'told'}>;

/** The outcome of a change while the cart is locked. */
export type Locked = 'preparing';

/**
 * Whether a hand-off is being prepared at `now` (epoch milliseconds): meanwhile the cart stays as it was handed
 * over, in every tab. A record whose tab was closed locks nothing once its time is over, or when the clock jumped back.
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

/** Whether there is something to show of this stored hand-off: files that it opens, or a payment that is awaited. */
export function isRecentOrder(handOff: unknown): boolean {
  const record = asRecord(handOff);
  return (
    record?.state === 'paid' && (record.awaiting === true || typeof record.secret === 'string')
  );
}

/** The rule at `now` (epoch milliseconds), which changes nothing while the cart is locked. */
export function rejectWhileCheckoutPending<Outcome>(
  rule: (cart: CartState) => {readonly state: CartState; readonly outcome: Outcome},
  now: number,
): (cart: CartState) => {readonly state: CartState; readonly outcome: Outcome | Locked} {
  return (cart) => (isPreparing(cart, now) ? {state: cart, outcome: 'preparing'} : rule(cart));
}

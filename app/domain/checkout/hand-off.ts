/**
 * A hand-off to the provider's checkout is a record (docs/product.md 7.1): what was handed over and
 * shown, what the provider asks for it, and what became of it. Notice, button, comparison and what is
 * taken out after paying read it and nothing else.
 *
 *   preparing ─► ready ◄── differs        the checkout can be paid; `differs`: the shopper was shown another amount first
 *       ├──────► failed · dropped        there is none; the cart changed meanwhile, or its page went away
 *       └─ ready, differs, dropped ─► paid  by an order that names it
 */
import type {CartState} from '../cart/cart';
import type {CartLine} from '../cart/cart-line';
import {HAND_OFF_LIMIT_MS} from '../limits';
import {asRecord} from '../text/parse-unknown';
import type {Money} from '~/domain/money/money';
import type {OfferCode} from '../offers/offers';

/** A cart line at the time of the hand-off. */
export interface HandedLine {
  readonly variantId: string;
  readonly title: string;
  readonly quantity: number;
  /** The offer requested from the checkout. */
  readonly offer: OfferCode | null;
  /** Amount shown for the whole line; null in records of older versions. */
  readonly shown: Money | null;
}

/** A charge or discount of the whole order. */
export interface Adjustment {
  readonly kind: 'discount' | 'charge';
  /** The provider's name for the adjustment, such as that of an automatic discount. */
  readonly title: string | null;
  readonly amount: Money;
}

/** The provider's answer: its amounts and lines. */
export interface Asked {
  readonly cartId: string;
  readonly checkoutUrl: string;
  /** Null in a record of an older version of the shop. */
  readonly amount: Money | null;
  /** Lines that are charged; sold-out variants are missing. */
  readonly lines: readonly {readonly variantId: string; readonly quantity: number}[];
  readonly adjustments: readonly Adjustment[];
}

/**
 * Why no checkout is opened. `paid`: an order for an earlier hand-off turned up; `unchecked`: whether there is one
 * could not be looked up.
 */
export type DropReason = 'cart-changed' | 'interrupted' | 'paid' | 'unchecked';

export type HandOffState =
  | {readonly state: 'preparing'}
  /** `blocked`: the browser opened no tab for it. */
  | {readonly state: 'ready'; readonly asked: Asked; readonly blocked: boolean}
  | {readonly state: 'differs'; readonly asked: Asked}
  | {readonly state: 'failed'; readonly reason: string}
  | {readonly state: 'dropped'; readonly reason: DropReason}
  | {
      readonly state: 'paid';
      readonly asked: Asked | null;
      /** Order name from the URL of the thank-you page. */
      readonly order: string;
      /** Lines removed from the cart for this payment, kept for undo. */
      readonly taken: readonly CartLine[];
      /** Whether the order waits for a cash or bank-transfer payment. */
      readonly awaiting: boolean;
    };

export type HandOff = {
  /** 32 hexadecimal digits; goes along to the provider and comes back with the order. */
  readonly id: string;
  /**
   * The id is this secret's digest; the secret opens the files of the paid order. Null in records of earlier builds.
   */
  readonly secret: string | null;
  /** When 'Finalizar Compra' was pressed, in epoch milliseconds. */
  readonly at: number;
  /** The moment whose prices the page showed then, in epoch milliseconds. */
  readonly shownAt: number;
  readonly lines: readonly HandedLine[];
  /** Amount shown; null if the cart had no amount. */
  readonly shown: Money | null;
  /** The cart as displayed at the last notice (`contentsOf`). */
  readonly contents: string;
} & HandOffState;

/** A hand-off whose checkout can still be paid. */
export type OpenHandOff = Extract<HandOff, {readonly state: 'ready' | 'differs'}>;

export function isOpen(handOff: HandOff): handOff is OpenHandOff {
  return handOff.state === 'ready' || handOff.state === 'differs';
}

/** The outcome of a change while the cart is locked. */
export type Locked = 'preparing';

/**
 * Whether a hand-off is in progress at `now` (epoch milliseconds). Meanwhile the cart is locked in all tabs. The lock
 * of a closed tab expires, also if the clock jumped back.
 */
export function isPreparing({handOffs}: Pick<CartState, 'handOffs'>, now: number): boolean {
  return handOffs.some((each) => {
    const record = asRecord(each);
    return record?.state === 'preparing' && Math.abs(now - Number(record.at)) < HAND_OFF_LIMIT_MS;
  });
}

/** Whether this stored hand-off can still change: payable, or ordered but not paid. */
export function isUnsettled(handOff: unknown): boolean {
  const record = asRecord(handOff);
  return record?.state === 'ready' || record?.state === 'differs' || record?.awaiting === true;
}

/** Whether there is something to show of this stored hand-off: files that it opens, or a payment that is awaited. */
export function isRecentOrder(handOff: unknown): boolean {
  const record = asRecord(handOff);
  return (
    record?.state === 'paid' && (record.awaiting === true || typeof record.secret === 'string')
  );
}

/** Wraps a rule so that it changes nothing while the cart is locked at `now` (epoch milliseconds). */
export function rejectWhileCheckoutPending<Outcome>(
  rule: (cart: CartState) => {readonly state: CartState; readonly outcome: Outcome},
  now: number,
): (cart: CartState) => {readonly state: CartState; readonly outcome: Outcome | Locked} {
  return (cart) => (isPreparing(cart, now) ? {state: cart, outcome: 'preparing'} : rule(cart));
}

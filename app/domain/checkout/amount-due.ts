/**
 * The amount in the summary (docs/product.md 5.5). Once the provider has answered for this exact cart, its amount is
 * shown to the cent, with its discounts and charges as lines, until the cart changes.
 */
import {type Adjustment, type OpenHandOff, type DropReason, isOpen, isPreparing} from './hand-off';
import type {CartState} from '../cart/cart';
import type {Amounts} from '~/domain/money/amounts';
import type {Money} from '~/domain/money/money';
import {buyableLines, cartAmounts, lineTotal} from '~/domain/cart/line-amounts';
import type {OfferTerms} from '../offers/offer-terms';
import {handOffsOf} from './stored-hand-off';
import {HAND_OFF_NOTICE_MS} from '~/domain/limits';

export interface AmountDue {
  /** Null if no line is available or currencies are mixed. */
  readonly total: Money | null;
  /** Sum of the lines, without adjustments. */
  readonly amounts: Amounts | null;
  readonly adjustments: readonly Adjustment[];
}

/** Amounts that the cart owes at `now` (epoch milliseconds). */
export function amountDue(cart: CartState, now: number, terms: OfferTerms): AmountDue {
  const contents = contentsOf(cart, now, terms);
  const amounts = cartAmounts(cart.items, now, terms);
  const answered = handOffsOf(cart).findLast(
    (each): each is OpenHandOff => isOpen(each) && each.contents === contents,
  );
  const amount = contents ? answered?.asked.amount : null;
  return amount && answered
    ? {total: amount, amounts, adjustments: answered.asked.adjustments}
    : {total: amounts?.total ?? null, amounts, adjustments: []};
}

/** A text that changes whenever the displayed variants, units or amounts change; `now` is in epoch milliseconds. */
export function contentsOf(
  {items}: Pick<CartState, 'items'>,
  now: number,
  terms: OfferTerms,
): string {
  return buyableLines(items)
    .map((line) => {
      const {amount, currencyCode} = lineTotal(line, now, terms);
      return `${line.variantId}×${line.quantity}@${amount} ${currencyCode}`;
    })
    .join();
}

/**
 * The cart page's notice about the latest hand-off (docs/product.md 7.1), shared by all tabs and kept across reloads.
 */
export type HandOffNotice =
  | {readonly kind: 'idle'}
  | {readonly kind: 'processing'}
  /** The checkout opened in its own tab, or the browser blocked that tab. */
  | {readonly kind: 'opened' | 'blocked'; readonly url: string}
  | {readonly kind: 'failed'; readonly reason: string}
  /** `url` of the checkout that may have been paid. */
  | {readonly kind: 'dropped'; readonly reason: DropReason; readonly url?: string};

const IDLE: HandOffNotice = {kind: 'idle'};

/** The notice at `now` (epoch milliseconds): valid for the unchanged cart, for a limited time. */
export function handOffNotice(cart: CartState, now: number, terms: OfferTerms): HandOffNotice {
  if (isPreparing(cart, now)) return {kind: 'processing'};
  const handOffs = handOffsOf(cart);
  const last = handOffs.at(-1);
  if (!last || Math.abs(now - last.at) >= HAND_OFF_NOTICE_MS) return IDLE;
  // The page that started the hand-off went away before the answer.
  if (last.state === 'preparing') return {kind: 'dropped', reason: 'interrupted'};
  if (last.contents !== contentsOf(cart, now, terms)) return IDLE;
  switch (last.state) {
    case 'ready':
      return {kind: last.blocked ? 'blocked' : 'opened', url: last.asked.checkoutUrl};
    case 'failed':
      return {kind: 'failed', reason: last.reason};
    case 'dropped':
      return {
        kind: 'dropped',
        reason: last.reason,
        url: last.reason === 'unchecked' ? handOffs.findLast(isOpen)?.asked.checkoutUrl : undefined,
      };
    // The page that started the hand-off shows it in a dialog; payments are shown on the thank-you page.
    case 'differs':
    case 'paid':
      return IDLE;
  }
}

/** Whether the notice about a changed amount is still valid at `now`: only while the cart is unchanged. */
export function isCurrentDifference(
  cart: CartState,
  id: string,
  now: number,
  terms: OfferTerms,
): boolean {
  const told = handOffsOf(cart).find((each) => each.id === id);
  return told?.state === 'differs' && told.contents === contentsOf(cart, now, terms);
}

/**
 * State changes of cart and hand-off between 'Finalizar Compra' and the provider's answer (docs/product.md 7). They
 * run on the stored state, which another tab may have changed.
 */
import type {CartState} from '../cart/cart';
import type {DropReason, HandedLine, HandOff} from './hand-off';
import {cartAsAsked, checkoutDifference, type CheckoutDifference} from './checkout-difference';
import {askedOf, type CheckoutTerms} from './checkout-answer';
import {buyableLines, lineTotal, liveOffer} from '~/domain/cart/line-amounts';
import {amountDue, contentsOf} from './amount-due';
import {isPreparing} from './hand-off';
import type {OfferTerms} from '../offers/offer-terms';
import {sameMoney} from '../cart/cart-line';
import {handOffsOf, withHandOff} from './stored-hand-off';

interface Step<Outcome> {
  readonly state: CartState;
  readonly outcome: Outcome;
}

export type Beginning =
  | {readonly kind: 'begun'; readonly handOff: HandOff}
  /** No line is available, or another hand-off is in progress. */
  | {readonly kind: 'empty' | 'busy'};

/** The press at `at`, on a page that shows the prices of `shownAt` (epoch milliseconds). */
export function beginHandOff(
  cart: CartState,
  press: Pick<HandOff, 'id' | 'at' | 'shownAt'> & {readonly secret?: HandOff['secret']},
  terms: OfferTerms,
): Step<Beginning> {
  if (isPreparing(cart, press.at)) return {state: cart, outcome: {kind: 'busy'}};
  const lines = handedLines(cart, press, terms);
  if (lines.length === 0) return {state: cart, outcome: {kind: 'empty'}};
  const handOff: HandOff = {
    secret: null,
    ...press,
    lines,
    shown: amountDue(cart, press.shownAt, terms).total,
    contents: '',
    state: 'preparing',
  };
  return {
    state: withHandOff(cart, handOff, press.at),
    outcome: {kind: 'begun', handOff},
  };
}

export type Answered =
  | {readonly kind: 'ready'; readonly url: string}
  | {readonly kind: 'differs'; readonly url: string; readonly difference: CheckoutDifference}
  /** The address must not be used. */
  | {readonly kind: 'dropped'};

/**
 * Applies the provider's answer at `now` (epoch milliseconds). Ignored unless this hand-off is still waiting for it.
 */
export function answerHandOff(
  cart: CartState,
  handOff: HandOff,
  answer: CheckoutTerms,
  now: number,
  terms: OfferTerms,
): Step<Answered> {
  const {lines} = handOff;
  const stored = handOffsOf(cart).find(({id}) => id === handOff.id);
  const awaited = stored?.state === 'preparing' && isPreparing({handOffs: [stored]}, now);
  if (!awaited || !sameLines(lines, handedLines(cart, handOff, terms))) {
    // The transition that dropped the hand-off has already reported the reason.
    if (stored && stored.state !== 'preparing') return {state: cart, outcome: {kind: 'dropped'}};
    return {
      state: dropHandOff(
        cart,
        handOff,
        stored && !awaited ? 'interrupted' : 'cart-changed',
        now,
        terms,
      ),
      outcome: {kind: 'dropped'},
    };
  }
  const difference = checkoutDifference(cart, handOff, answer, terms);
  const followed = cartAsAsked(cart, handOff, answer, difference, now, terms);
  const {cartId, checkoutUrl: url} = answer;
  const answered: HandOff = {
    ...handOff,
    contents: contentsOf(followed, now, terms),
    ...(difference ? {state: 'differs'} : {state: 'ready', blocked: false}),
    asked: askedOf(handOff, answer),
  };
  return {
    state: {...withHandOff(followed, answered, now), cartId, checkoutUrl: url},
    outcome: difference ? {kind: 'differs', url, difference} : {kind: 'ready', url},
  };
}

/**
 * Ends a hand-off without a checkout, for this reason; the cart is unchanged. A hand-off that was already dropped
 * keeps its reason.
 */
export function failHandOff(
  cart: CartState,
  handOff: HandOff,
  reason: string,
  now: number,
  terms: OfferTerms,
): CartState {
  const stored = handOffsOf(cart).find(({id}) => id === handOff.id);
  if (stored && stored.state !== 'preparing') return cart;
  return withHandOff(
    cart,
    {...handOff, state: 'failed', reason, contents: contentsOf(cart, now, terms)},
    now,
  );
}

/** Invalidates a checkout that must not be used or is no longer awaited. */
export function dropHandOff(
  cart: CartState,
  handOff: HandOff,
  reason: DropReason,
  now: number,
  terms: OfferTerms,
): CartState {
  return withHandOff(
    cart,
    {...handOff, state: 'dropped', reason, contents: contentsOf(cart, now, terms)},
    now,
  );
}

/** The shopper continued to the checkout after the notice, or the browser `blocked` its tab. */
export function openHandOff(cart: CartState, id: string, blocked: boolean, now: number): CartState {
  const handOff = handOffsOf(cart).find((each) => each.id === id);
  if (handOff?.state !== 'ready' && handOff?.state !== 'differs') return cart;
  return withHandOff(cart, {...handOff, state: 'ready', blocked}, now);
}

function handedLines(
  {items}: CartState,
  {at, shownAt}: Pick<HandOff, 'at' | 'shownAt'>,
  terms: OfferTerms,
): readonly HandedLine[] {
  return buyableLines(items).map((line) => ({
    variantId: line.variantId,
    title: line.product.title,
    quantity: line.quantity,
    offer: liveOffer(line, at, terms),
    shown: lineTotal(line, shownAt, terms),
  }));
}

function sameLines(a: readonly HandedLine[], b: readonly HandedLine[]): boolean {
  return (
    a.length === b.length &&
    a.every(({variantId, quantity, offer, shown}) =>
      b.some(
        (line) =>
          line.variantId === variantId &&
          line.quantity === quantity &&
          line.offer === offer &&
          sameMoney(line.shown, shown),
      ),
    )
  );
}

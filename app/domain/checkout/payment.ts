/**
 * After paying (docs/product.md 7.8): which hand-off an order belongs to, and what is taken out of the
 * cart for it. The order names the hand-off by the id that went along to the provider; without one it is
 * known only when a single one is open and the shopper comes from its checkout. Else nothing is guessed:
 * the shopper is asked.
 *
 * Once the order itself can be read, its lines count more than what was handed over: `settleByOrder`.
 */
import type {Asked, HandOff, OpenHandOff} from './hand-off';
import type {CartLine} from '../cart/cart-line';
import type {CartState} from '../cart/cart';
import {maxQuantity} from '../cart/cart-line';
import {uniqueLines} from '../cart/cart';
import {isUnsettled} from './hand-off';
import {HAND_OFF_NOTICE_MS} from '../limits';
import {handOffsOf, withHandOff} from './stored-hand-off';

/** What an address of the thank-you page says, and where the shopper came from. */
export interface PaymentClaim {
  readonly order: string;
  /** The id of the hand-off, if the address brings it. */
  readonly handOffId: string | null;
  /** The page that led here, as the browser tells it; empty for none. */
  readonly referrer: string;
}

export type PaymentView =
  | {readonly kind: 'nothing'}
  | {
      readonly kind: 'taken';
      readonly id: string;
      readonly taken: readonly CartLine[];
      /** Titles of what stays in the cart because only other open hand-offs carried it. */
      readonly kept: readonly string[];
      /** Titles of what was paid now, and would be paid again with another open hand-off. */
      readonly payableAgain: readonly string[];
    }
  /** One of these may have been paid: the shopper knows which. */
  | {readonly kind: 'unsure'; readonly choices: readonly OpenHandOff[]};

const NOTHING: PaymentView = {kind: 'nothing'};

/** What the thank-you page says of the cart. */
export function paymentView(cart: CartState, claim: PaymentClaim): PaymentView {
  const handOffs = handOffsOf(cart);
  const paid = handOffs.find((each) => isPaidBy(each, claim));
  if (paid?.state === 'paid') {
    const {id, taken} = paid;
    if (taken.length === 0) return NOTHING;
    const open = openHandOffs(handOffs).flatMap(carriedBy);
    return {
      kind: 'taken',
      id,
      taken,
      kept: titlesAmong(cart.items, open),
      payableAgain: titlesAmong(taken, open),
    };
  }
  if (claim.handOffId) return NOTHING;
  const choices = openHandOffs(handOffs).filter((each) => carriesAny(each, cart));
  return choices.length ? {kind: 'unsure', choices} : NOTHING;
}

/** The order's own name may be written otherwise than the address writes it: the hand-off counts. */
function isPaidBy(handOff: HandOff, {order, handOffId}: PaymentClaim): boolean {
  if (handOff.state !== 'paid') return false;
  return handOffId ? handOff.id === handOffId : handOff.order === order;
}

/** The cart after an order, at `now` (epoch milliseconds), as far as it is known what was paid. */
export function settlePayment(cart: CartState, claim: PaymentClaim, now: number): CartState {
  const handOffs = handOffsOf(cart);
  if (handOffs.some((each) => isPaidBy(each, claim))) return cart;
  const paid = claim.handOffId
    ? handOffs.find(({id, state}) => id === claim.handOffId && state !== 'paid')
    : onlyOne(openHandOffs(handOffs), claim.referrer);
  return paid ? pay(cart, paid, {order: claim.order}, now) : cart;
}

/** One line of an order that the account backend knows. */
export interface PaidLine {
  /** Null for a line without a product, such as a tip. */
  readonly variantId: string | null;
  readonly quantity: number;
}

/** An order that the account backend knows, as far as it settles a cart. */
export interface OrderOfHandOff {
  readonly handOffId: string;
  /** Its name. */
  readonly order: string;
  readonly lines: readonly PaidLine[];
  readonly awaiting: boolean;
}

/**
 * The cart after the order itself is known, at `now`: what it does not name was not paid, and goes back.
 * Who has undone it is left alone.
 */
export function settleByOrder(
  cart: CartState,
  {order, handOffId, lines, awaiting}: OrderOfHandOff,
  now: number,
): CartState {
  const handOff = handOffsOf(cart).find(({id}) => id === handOffId);
  if (!handOff) return cart;
  const carried = lines.flatMap(({variantId, quantity}) =>
    variantId ? [{variantId, quantity}] : [],
  );
  const paid = {order, awaiting, carried};
  if (handOff.state !== 'paid') return pay(cart, handOff, paid, now);
  const {taken} = handOff;
  const asPaid = taken.every((line) =>
    carried.some(
      ({variantId, quantity}) => variantId === line.variantId && quantity >= line.quantity,
    ),
  );
  // What was put into the cart since is not what was paid, so nothing more is taken out.
  if (asPaid) {
    return handOff.awaiting === awaiting ? cart : withHandOff(cart, {...handOff, awaiting}, now);
  }
  const before = undoPayment(cart, handOffId, now);
  return pay(before, handOff, {...paid, order: handOff.order}, now);
}

/** Ids of the hand-offs of which more may be known by now: still payable, or ordered and not paid yet. */
export function unsettledHandOffs(cart: CartState): readonly string[] {
  return handOffsOf(cart).flatMap((each) => (isUnsettled(each) ? [each.id] : []));
}

/** What was taken out of the cart for this order. */
export function takenFor(cart: CartState, handOffId: string): readonly CartLine[] {
  const handOff = handOffsOf(cart).find(({id}) => id === handOffId);
  return handOff?.state === 'paid' ? handOff.taken : [];
}

/** A paid order of this browser whose files may still be opened here. */
export interface OpenableOrder {
  readonly handOffId: string;
  readonly secret: string;
}

/** Those of this browser, the latest first. */
export function openableOrders(cart: CartState): readonly OpenableOrder[] {
  return handOffsOf(cart)
    .flatMap(({id, secret, ...rest}) =>
      secret && rest.state === 'paid' && !rest.awaiting ? [{handOffId: id, secret}] : [],
    )
    .reverse();
}

/** The cart once the secret of this hand-off opens nothing any more. */
export function forgetSecret(cart: CartState, handOffId: string, now: number): CartState {
  const handOff = handOffsOf(cart).find(({id}) => id === handOffId);
  return handOff?.secret ? withHandOff(cart, {...handOff, secret: null}, now) : cart;
}

/** Whether a payment that this browser has just begun may come in at any moment. */
export function awaitsPayment(cart: CartState, now: number): boolean {
  return handOffsOf(cart).some(
    ({state, at}) =>
      (state === 'ready' || state === 'told') && Math.abs(now - at) < HAND_OFF_NOTICE_MS,
  );
}

/** The latest unpaid order, or null. */
export function awaitedOrder(cart: CartState): string | null {
  const awaited = handOffsOf(cart).findLast((each) => each.state === 'paid' && each.awaiting);
  return awaited?.state === 'paid' ? awaited.order : null;
}

/** The cart after the shopper has said which hand-off this order paid, at `now`. */
export function confirmPayment(
  cart: CartState,
  handOffId: string,
  order: string,
  now: number,
): CartState {
  const paid = handOffsOf(cart).find(({id, state}) => id === handOffId && state !== 'paid');
  return paid ? pay(cart, paid, {order}, now) : cart;
}

/** Puts back what was taken out for a hand-off, beside what has come into the cart since. */
export function undoPayment(cart: CartState, handOffId: string, now: number): CartState {
  const paid = handOffsOf(cart).find(({id}) => id === handOffId);
  if (paid?.state !== 'paid' || paid.taken.length === 0) return cart;
  const grown = cart.items.map((line) => {
    const back = paid.taken.find(({variantId}) => variantId === line.variantId);
    if (!back) return line;
    return {...line, quantity: Math.min(maxQuantity(line), line.quantity + back.quantity)};
  });
  const items = uniqueLines([...grown, ...paid.taken]);
  return withHandOff({...cart, items}, {...paid, taken: []}, now);
}

function pay(
  cart: CartState,
  handOff: HandOff,
  {
    order,
    awaiting = false,
    carried = carriedBy(handOff),
  }: {order: string; awaiting?: boolean; carried?: Asked['lines']},
  now: number,
): CartState {
  const taken: CartLine[] = [];
  const items = cart.items.flatMap((line): CartLine[] => {
    const paid = carried.find(({variantId}) => variantId === line.variantId)?.quantity ?? 0;
    const quantity = Math.min(paid, line.quantity);
    if (quantity === 0) return [line];
    taken.push({...line, quantity});
    return quantity < line.quantity ? [{...line, quantity: line.quantity - quantity}] : [];
  });
  const asked = askedOfAny(handOff);
  const left = {...cart, items};
  const forgotten =
    asked?.cartId === cart.cartId ? {...left, cartId: null, checkoutUrl: null} : left;
  return withHandOff(forgotten, {...handOff, state: 'paid', asked, order, taken, awaiting}, now);
}

/** What was paid with it: what the provider asked for, which leaves out what was sold out. */
function carriedBy(handOff: HandOff): Asked['lines'] {
  return askedOfAny(handOff)?.lines ?? handOff.lines;
}

function askedOfAny(handOff: HandOff): Asked | null {
  return 'asked' in handOff ? handOff.asked : null;
}

/** Those that can still be paid, the latest of each that carry the same. */
function openHandOffs(handOffs: readonly HandOff[]): readonly OpenHandOff[] {
  const open = handOffs.filter(
    (each): each is OpenHandOff => each.state === 'ready' || each.state === 'told',
  );
  const key = (handOff: HandOff) =>
    carriedBy(handOff)
      .map(({variantId, quantity}) => `${variantId}×${quantity}`)
      .sort()
      .join();
  return open.filter((each, i) => !open.slice(i + 1).some((later) => key(later) === key(each)));
}

/** The only one that is open, when the shopper comes from its checkout. */
function onlyOne(open: readonly OpenHandOff[], referrer: string): OpenHandOff | undefined {
  const [only, another] = open;
  return only && !another && sameOrigin(only.asked.checkoutUrl, referrer) ? only : undefined;
}

function sameOrigin(a: string, b: string): boolean {
  try {
    return new URL(a).origin === new URL(b).origin;
  } catch {
    return false;
  }
}

function carriesAny(handOff: HandOff, {items}: CartState): boolean {
  return carriedBy(handOff).some(({variantId}) =>
    items.some((line) => line.variantId === variantId),
  );
}

function titlesAmong(lines: readonly CartLine[], carried: Asked['lines']): readonly string[] {
  return lines
    .filter((line) => carried.some(({variantId}) => variantId === line.variantId))
    .map(({product}) => product.title);
}

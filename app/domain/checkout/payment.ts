/**
 * After paying (docs/product.md 7.8): which hand-off an order belongs to, and what is taken out of the
 * cart for it. The order names the hand-off by the id that went along to the provider; without one it is
 * known only when a single one is open and the shopper comes from its checkout. Else nothing is guessed:
 * the shopper is asked.
 *
 * Once the order itself can be read, its lines count more than what was handed over: `settleByOrder`.
 */
import {parseUrl} from '@common/parse-url';
import type {Asked, HandOff, OpenHandOff} from './hand-off';
import type {CartLine} from '../cart/cart-line';
import type {CartState} from '../cart/cart';
import {maxQuantity} from '../cart/cart-line';
import {uniqueLines} from '../cart/cart';
import {isOpen, isUnsettled} from './hand-off';
import {HAND_OFF_NOTICE_MS} from '../limits';
import {handOffsOf, withHandOff} from './stored-hand-off';

/** Parameters of the thank-you page's URL, and the referrer. */
export interface PaymentClaim {
  readonly order: string;
  /** The id of the hand-off, if the address brings it. */
  readonly handOffId: string | null;
  /** `document.referrer`; may be empty. */
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
      /** Titles of paid products that another open hand-off would charge again. */
      readonly payableAgain: readonly string[];
    }
  /** Several hand-offs match; the shopper must choose. */
  | {readonly kind: 'unsure'; readonly choices: readonly OpenHandOff[]};

const NOTHING: PaymentView = {kind: 'nothing'};

/** The outcome for the cart that the thank-you page shows. */
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

/** Compares hand-offs if the URL names one, because it may spell the order's name otherwise. */
function isPaidBy(handOff: HandOff, {order, handOffId}: PaymentClaim): boolean {
  if (handOff.state !== 'paid') return false;
  return handOffId ? handOff.id === handOffId : handOff.order === order;
}

/** Removes the paid lines after an order at `now` (epoch milliseconds), as far as they are known. */
export function settlePayment(cart: CartState, claim: PaymentClaim, now: number): CartState {
  const handOffs = handOffsOf(cart);
  if (handOffs.some((each) => isPaidBy(each, claim))) return cart;
  const paid = claim.handOffId
    ? handOffs.find(({id, state}) => id === claim.handOffId && state !== 'paid')
    : onlyOne(openHandOffs(handOffs), claim.referrer);
  return paid ? pay(cart, paid, {order: claim.order}, now) : cart;
}

/** A line of an order in the account backend. */
export interface PaidLine {
  /** Id of the variant; null for a line without a product, such as a tip. */
  readonly variantId: string | null;
  readonly quantity: number;
}

/** The fields of a backend order that settle a cart. */
export interface OrderOfHandOff {
  readonly handOffId: string;
  /** Name of the order. */
  readonly order: string;
  readonly lines: readonly PaidLine[];
  readonly awaiting: boolean;
}

/**
 * Corrects the cart once the order itself is known, at `now`: lines it does not contain go back to the cart. Does
 * nothing if the shopper has undone the removal.
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
  // Items added since the hand-off were not paid, so nothing else is removed.
  if (asPaid) {
    return handOff.awaiting === awaiting ? cart : withHandOff(cart, {...handOff, awaiting}, now);
  }
  const before = undoPayment(cart, handOffId, now);
  return pay(before, handOff, {...paid, order: handOff.order}, now);
}

/** Ids of the hand-offs that can still change: payable, or ordered but not paid. */
export function unsettledHandOffs(cart: CartState): readonly string[] {
  return handOffsOf(cart).flatMap((each) => (isUnsettled(each) ? [each.id] : []));
}

/** Whether an open hand-off carries anything that is in the cart. */
export function payableAgain(cart: CartState): boolean {
  return openHandOffs(handOffsOf(cart)).some((each) => carriesAny(each, cart));
}

/** Lines removed from the cart for this order. */
export function takenFor(cart: CartState, handOffId: string): readonly CartLine[] {
  const handOff = handOffsOf(cart).find(({id}) => id === handOffId);
  return handOff?.state === 'paid' ? handOff.taken : [];
}

/** A paid order of this browser whose files can be opened here. */
export interface OpenableOrder {
  readonly handOffId: string;
  readonly secret: string;
}

/** Orders of this browser whose files can be opened, the latest first. */
export function openableOrders(cart: CartState): readonly OpenableOrder[] {
  return handOffsOf(cart)
    .flatMap(({id, secret, ...rest}) =>
      secret && rest.state === 'paid' && !rest.awaiting ? [{handOffId: id, secret}] : [],
    )
    .reverse();
}

/** Forgets a hand-off's secret that no longer opens files. */
export function forgetSecret(cart: CartState, handOffId: string, now: number): CartState {
  const handOff = handOffsOf(cart).find(({id}) => id === handOffId);
  return handOff?.secret ? withHandOff(cart, {...handOff, secret: null}, now) : cart;
}

/** Whether a payment that this browser has just begun may come in at any moment. */
export function awaitsPayment(cart: CartState, now: number): boolean {
  return handOffsOf(cart).some(
    (each) => isOpen(each) && Math.abs(now - each.at) < HAND_OFF_NOTICE_MS,
  );
}

/** The latest unpaid order, or null. */
export function awaitedOrder(cart: CartState): string | null {
  const awaited = handOffsOf(cart).findLast((each) => each.state === 'paid' && each.awaiting);
  return awaited?.state === 'paid' ? awaited.order : null;
}

/** The cart after the shopper chose which hand-off the order paid, at `now`. */
export function confirmPayment(
  cart: CartState,
  handOffId: string,
  order: string,
  now: number,
): CartState {
  const paid = handOffsOf(cart).find(({id, state}) => id === handOffId && state !== 'paid');
  return paid ? pay(cart, paid, {order}, now) : cart;
}

/** Restores the lines removed for a hand-off, next to those added since. */
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

/** The lines that its checkout charges, without sold-out ones; all its lines if Shopify has not answered yet. */
function carriedBy(handOff: HandOff): Asked['lines'] {
  return askedOfAny(handOff)?.lines ?? handOff.lines;
}

function askedOfAny(handOff: HandOff): Asked | null {
  return 'asked' in handOff ? handOff.asked : null;
}

/** Payable hand-offs; the latest among those with equal contents. */
function openHandOffs(handOffs: readonly HandOff[]): readonly OpenHandOff[] {
  const open = handOffs.filter(isOpen);
  const key = (handOff: HandOff) =>
    carriedBy(handOff)
      .map(({variantId, quantity}) => `${variantId}×${quantity}`)
      .sort()
      .join();
  return open.filter((each, i) => !open.slice(i + 1).some((later) => key(later) === key(each)));
}

/** The only open hand-off, if the shopper came from its checkout. */
function onlyOne(open: readonly OpenHandOff[], referrer: string): OpenHandOff | undefined {
  const [only, another] = open;
  return only && !another && sameOrigin(only.asked.checkoutUrl, referrer) ? only : undefined;
}

function sameOrigin(a: string, b: string): boolean {
  const origin = parseUrl(a)?.origin;
  return origin !== undefined && origin === parseUrl(b)?.origin;
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

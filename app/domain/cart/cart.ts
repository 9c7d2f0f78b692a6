/**
 * The local cart (docs/product.md 5.2, 5.3). Every function returns the same reference when nothing
 * changes, so that nothing is written or rendered in vain. `isLoading` belongs to the request that
 * is under way, not to what is stored, and lives with it.
 */
import type {CartLine} from './cart-line';
import {maxQuantity} from './cart-line';
import {MAX_CART_LINES} from '../limits';

export interface CartState {
  readonly items: readonly CartLine[];
  /** The remote cart that the last hand-off created. */
  readonly cartId: string | null;
  readonly checkoutUrl: string | null;
  /** Epoch milliseconds of the last hand-off; null when none is awaiting its purchase. */
  readonly checkoutStartedAt: number | null;
}

export const EMPTY_CART: CartState = {
  items: [],
  cartId: null,
  checkoutUrl: null,
  checkoutStartedAt: null,
};

/** What came of adding a line: a variant is in the cart once, and 100 lines are the most. */
export type LineAddition = 'added' | 'already-there' | 'full';

/** Adds a line at the end. */
export function addLine(
  cart: CartState,
  line: CartLine,
): {readonly state: CartState; readonly outcome: LineAddition} {
  if (hasVariant(cart, line.variantId)) return {state: cart, outcome: 'already-there'};
  if (cart.items.length >= MAX_CART_LINES) return {state: cart, outcome: 'full'};
  return {state: withItems(cart, [...cart.items, line]), outcome: 'added'};
}

/** Sets a line's quantity: a fraction is cut, 0 or less removes the line, `maxQuantity` is the most. */
export function setQuantity(cart: CartState, variantId: string, quantity: number): CartState {
  if (Number.isNaN(quantity)) return cart;
  if (quantity < 1) return removeLine(cart, variantId);
  const line = cart.items.find((item) => item.variantId === variantId);
  if (!line) return cart;
  const whole = Math.min(maxQuantity(line), Math.trunc(quantity));
  if (line.quantity === whole) return cart;
  return withItems(
    cart,
    cart.items.map((item) => (item === line ? {...item, quantity: whole} : item)),
  );
}

/** Deletes the line of a variant. */
export function removeLine(cart: CartState, variantId: string): CartState {
  return keep(cart, (item) => item.variantId !== variantId);
}

/** Empties the items and forgets the remote cart. */
export function clearCart(cart: CartState): CartState {
  const empty = !cart.items.length && !cart.cartId && !cart.checkoutUrl;
  return empty && cart.checkoutStartedAt === null ? cart : EMPTY_CART;
}

/** Puts other lines in place of all, first one wins per variant, 100 at most. */
export function replaceLines(cart: CartState, lines: readonly CartLine[]): CartState {
  const items = uniqueLines(lines);
  const same = items.length === cart.items.length && items.every((l, i) => l === cart.items[i]);
  return same ? cart : withItems(cart, items);
}

/** Remembers the remote cart to which the shopper is handed off at `now` (epoch milliseconds). */
export function checkoutCreated(
  cart: CartState,
  cartId: string,
  checkoutUrl: string,
  now: number,
): CartState {
  return {items: cart.items, cartId, checkoutUrl, checkoutStartedAt: now};
}

/**
 * Takes out what was bought: the lines that were there at the hand-off. What was added meanwhile
 * stays, and so does what the shop could not sell. Nothing happens when this browser never went to
 * checkout (docs/product.md 7.8).
 */
export function purchaseCompleted(cart: CartState): CartState {
  const {checkoutStartedAt} = cart;
  if (checkoutStartedAt === null) return cart;
  const items = cart.items.filter(
    ({addedAt, review}) => addedAt > checkoutStartedAt || review.availability !== 'available',
  );
  return {...EMPTY_CART, items};
}

/** Whether a line of this variant is in the cart. */
export function hasVariant(cart: CartState, variantId: string): boolean {
  return cart.items.some((item) => item.variantId === variantId);
}

/** The sum of all quantities, as the badge shows it. */
export function totalQuantity(cart: CartState): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0);
}

/** The lines without those whose variant came before, 100 at most. */
export function uniqueLines(lines: readonly CartLine[]): readonly CartLine[] {
  const seen = new Set<string>();
  return lines
    .filter(({variantId}) => !seen.has(variantId) && seen.add(variantId))
    .slice(0, MAX_CART_LINES);
}

function keep(cart: CartState, test: (line: CartLine) => boolean): CartState {
  const items = cart.items.filter(test);
  return items.length === cart.items.length ? cart : withItems(cart, items);
}

function withItems(cart: CartState, items: readonly CartLine[]): CartState {
  return {...cart, items};
}

/**
 * Edits on the cart page (docs/product.md 5.3). Separate from `cart.ts`, which every page loads. Each function
 * returns the same reference if nothing changes.
 */
import {type CartLine, maxQuantity} from './cart-line';
import {EMPTY_CART, uniqueLines, type CartState, type LineAddition, addLine} from './cart';

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

/** Changes a line's quantity by so many units, within the limits of `setQuantity`. */
export function changeQuantity(cart: CartState, variantId: string, units: number): CartState {
  const line = cart.items.find((item) => item.variantId === variantId);
  return line ? setQuantity(cart, variantId, line.quantity + units) : cart;
}

/** Removes all items and the remote cart, but keeps payments in progress. */
export function clearCart(cart: CartState): CartState {
  const empty = !cart.items.length && !cart.cartId && !cart.checkoutUrl;
  return empty ? cart : {...EMPTY_CART, handOffs: cart.handOffs};
}

/** Replaces all lines: the first one per variant, at most 100. */
export function replaceLines(cart: CartState, lines: readonly CartLine[]): CartState {
  const items = uniqueLines(lines);
  const same = items.length === cart.items.length && items.every((l, i) => l === cart.items[i]);
  return same ? cart : withItems(cart, items);
}

function keep(cart: CartState, test: (line: CartLine) => boolean): CartState {
  const items = cart.items.filter(test);
  return items.length === cart.items.length ? cart : withItems(cart, items);
}

function withItems(cart: CartState, items: readonly CartLine[]): CartState {
  return {...cart, items};
}

/**
 * A line that was taken out of the cart, and its way back (docs/product.md 5.3): to its old place, with its
 * offer and the moment at which it was added, so that no deadline begins anew.
 */
export interface RemovedLine {
  readonly line: CartLine;
  /** Variants of the lines before the removed line. */
  readonly before: readonly string[];
}

/** Deletes a variant's line. The outcome is the input of `restoreLine`; null if there was no such line. */
export function takeLine(
  cart: CartState,
  variantId: string,
): {readonly state: CartState; readonly outcome: RemovedLine | null} {
  const index = cart.items.findIndex((item) => item.variantId === variantId);
  const line = cart.items[index];
  if (!line) return {state: cart, outcome: null};
  const before = cart.items.slice(0, index).map((item) => item.variantId);
  return {state: removeLine(cart, variantId), outcome: {line, before}};
}

/** Restores a removed line, within the limits of `addLine`. */
export function restoreLine(
  cart: CartState,
  removed: RemovedLine,
): {readonly state: CartState; readonly outcome: LineAddition} {
  const {state, outcome} = addLine(cart, removed.line);
  if (outcome !== 'added') return {state, outcome};
  const others = state.items.slice(0, -1);
  const place = placeOf(others, removed);
  const items = [...others.slice(0, place), ...state.items.slice(-1), ...others.slice(place)];
  return {state: {...state, items}, outcome};
}

/** The index to restore a line at: after the last remaining line that preceded it. */
export function placeOf(items: readonly CartLine[], {before}: RemovedLine): number {
  return items.findLastIndex(({variantId}) => before.includes(variantId)) + 1;
}

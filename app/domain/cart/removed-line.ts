/**
 * A line that was taken out of the cart, and its way back (docs/product.md 5.3): to its old place, with its
 * offer and the moment at which it was added, so that no deadline begins anew.
 */
import type {CartState, LineAddition} from './cart';
import {addLine} from './cart';
import type {CartLine} from './cart-line';
import {removeLine} from './edit-cart';

export interface RemovedLine {
  readonly line: CartLine;
  /** The variants of the lines before it. */
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

/** Puts the line back as it was, within the limits of `addLine`. */
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

/**
 * The local cart (docs/product.md 5.2, 5.3). Every function returns the same reference if nothing changes, which
 * saves writes and renders.
 */
import type {CartLine} from './cart-line';
import {withoutOffer} from './cart-line';
import {MAX_CART_LINES} from '../limits';
import {OFFERS} from '../offers/offers';

export interface CartState {
  readonly items: readonly CartLine[];
  /** The remote cart that the last hand-off created. */
  readonly cartId: string | null;
  readonly checkoutUrl: string | null;
  /** The stored hand-offs, the latest last; `handOffsOf` reads them. */
  readonly handOffs: readonly unknown[];
}

export const EMPTY_CART: CartState = {
  items: [],
  cartId: null,
  checkoutUrl: null,
  handOffs: [],
};

/** Result of adding a line: each variant is in the cart at most once, and the cart holds 100 lines. */
export type LineAddition = 'added' | 'already-there' | 'full';

/** Adds a line at the end. */
export function addLine(
  cart: CartState,
  line: CartLine,
): {readonly state: CartState; readonly outcome: LineAddition} {
  if (hasVariant(cart, line.variantId)) return {state: cart, outcome: 'already-there'};
  if (cart.items.length >= MAX_CART_LINES) return {state: cart, outcome: 'full'};
  return {state: {...cart, items: withinOfferLimits([...cart.items, line])}, outcome: 'added'};
}

/** Whether a line of this variant is in the cart. */
export function hasVariant(cart: CartState, variantId: string): boolean {
  return cart.items.some((item) => item.variantId === variantId);
}

/** Sum of all quantities, shown in the badge. */
export function totalQuantity(cart: CartState): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0);
}

/**
 * Enforces the limit of each offer: the newest line keeps the offer, older ones revert to the shop's price. A clock
 * set forward and back could otherwise yield two cross-sells.
 */
export function withinOfferLimits(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.map((line, i) => {
    const {offer} = line;
    if (!offer) return line;
    const later = lines.slice(i + 1).filter((each) => each.offer === offer).length;
    return later < OFFERS[offer].maxLines ? line : withoutOffer(line);
  });
}

/** Removes repeated variants and limits the cart to 100 lines. */
export function uniqueLines(lines: readonly CartLine[]): readonly CartLine[] {
  const seen = new Set<string>();
  return lines
    .filter(({variantId}) => !seen.has(variantId) && seen.add(variantId))
    .slice(0, MAX_CART_LINES);
}

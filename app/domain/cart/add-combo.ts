/**
 * Adds a combo to the cart: the product and its ticked companions, except sold-out items and those already in the
 * cart. The discount level counts all ticked companions, including skipped ones, because items already in the cart
 * are bought too, at their own price.
 */
import type {Variant} from '~/domain/product/product';
import type {OfferCode} from '../offers/offers';
import type {OfferTerms} from '../offers/offer-terms';
import type {Amounts} from '~/domain/money/amounts';
import {addLine, hasVariant, type CartState} from './cart';
import {lineFromProduct, type CartLine, type CartProduct} from './cart-line';
import {cartAmounts} from './line-amounts';

/** A product of the combo with the variant that would be added. */
export interface ComboItem {
  readonly product: CartProduct;
  readonly variant: Variant | null;
}

export type ComboAddition =
  | {readonly kind: 'added'; readonly variantIds: readonly string[]}
  | {readonly kind: 'already-there' | 'full' | 'sold-out'};

/** Each line carries the offer and is dated `now` (epoch milliseconds). */
export function addCombo(
  cart: CartState,
  items: readonly ComboItem[],
  offer: OfferCode | null,
  now: number,
): {readonly state: CartState; readonly outcome: ComboAddition} {
  const forSale = items.flatMap(({product, variant}) =>
    variant?.availableForSale ? {product, variant} : [],
  );
  let state = cart;
  const variantIds: string[] = [];
  for (const {product, variant} of forSale) {
    const addition = addLine(state, lineFromProduct(product, variant, now, offer));
    if (addition.outcome === 'added') variantIds.push(variant.id);
    state = addition.state;
  }
  if (variantIds.length > 0) return {state, outcome: {kind: 'added', variantIds}};
  if (forSale.length === 0) return {state, outcome: {kind: 'sold-out'}};
  const missing = forSale.some(({variant}) => !hasVariant(state, variant.id));
  return {state, outcome: {kind: missing ? 'full' : 'already-there'}};
}

/** The effect that adding the combo now would have on the cart. */
export interface ComboGain {
  readonly lines: readonly CartLine[];
  /** Amounts that would be added to the cart, to the cent; null if nothing would be added. */
  readonly amounts: Amounts | null;
}

/** Previews `addCombo` at `now` (epoch milliseconds): the lines it would add, priced as the cart would show them. */
export function comboGain(
  cart: CartState,
  items: readonly ComboItem[],
  offer: OfferCode | null,
  now: number,
  terms: OfferTerms,
): ComboGain {
  // New lines follow the existing ones.
  const lines = addCombo(cart, items, offer, now).state.items.slice(cart.items.length);
  return {lines, amounts: cartAmounts(lines, now, terms)};
}

/** What a click on 'Agregar' and on 'add the combo' do to this browser's cart. */
import {addCombo, type ComboAddition, type ComboItem} from '~/domain/cart/add-combo';
import {addLine, type LineAddition} from '~/domain/cart/cart';
import {lineFromProduct, type CartProduct} from '~/domain/cart/cart-line';
import type {Variant} from '~/domain/catalogue/product';
import type {OfferCode} from '~/domain/offers/offers';
import {now} from '../browser/clock';
import {cartStore} from './cart';

/** Puts one unit of a variant into the cart, without an offer. */
export function addToCart(product: CartProduct, variant: Variant): LineAddition {
  const line = lineFromProduct(product, variant, now());
  return cartStore.update((cart) => addLine(cart, line)).outcome;
}

/** Puts the products of a combo into the cart, each line with the offer. */
export function addComboToCart(
  items: readonly ComboItem[],
  offer: OfferCode | null,
): ComboAddition {
  const moment = now();
  return cartStore.update((cart) => addCombo(cart, items, offer, moment)).outcome;
}

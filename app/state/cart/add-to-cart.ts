/** Adds a product to this browser's cart. */
import {addLine, type LineAddition} from '~/domain/cart/cart';
import {lineFromProduct, type CartProduct} from '~/domain/cart/cart-line';
import type {Locked} from '~/domain/checkout/hand-off';
import type {Variant} from '~/domain/product/product';
import {now} from '../browser/clock';
import {cartStore} from './cart';

/** Puts one unit of a variant into the cart, without an offer. */
export function addToCart(product: CartProduct, variant: Variant): LineAddition | Locked {
  const line = lineFromProduct(product, variant, now());
  return cartStore.update((cart) => addLine(cart, line)).outcome;
}

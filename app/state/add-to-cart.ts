import {addLine, hasVariant} from '~/domain/cart';
import {lineFromProduct, type CartProduct} from '~/domain/cart-line';
import type {Variant} from '~/domain/product';
import {cartStore} from './cart';
import {now} from './clock';

/** Puts one unit of a variant into the cart; says whether it was new there. */
export function addToCart(product: CartProduct, variant: Variant): 'added' | 'already-there' {
  const known = hasVariant(cartStore.store.getState().value, variant.id);
  cartStore.update((cart) => addLine(cart, lineFromProduct(product, variant, now())));
  return known ? 'already-there' : 'added';
}

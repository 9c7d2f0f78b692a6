/** The shopper's cart in this browser: the rules are `app/domain/cart/cart.ts`, this only applies them. */
import {EMPTY_CART, type CartState} from '~/domain/cart/cart';
import {parseStoredCart} from '~/domain/cart/stored-cart';
import {CART_STORAGE_KEY} from '~/domain/limits';
import {createPersistentStore, useStored} from '../browser/persistent-store';

export const cartStore = createPersistentStore<CartState>({
  key: CART_STORAGE_KEY,
  initial: EMPTY_CART,
  parse: parseStoredCart,
});

export function useCart<Part>(select: (cart: CartState, ready: boolean) => Part): Part {
  return useStored(cartStore, select);
}

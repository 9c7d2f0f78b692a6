/**
 * The shopper's cart in this browser, in localStorage as `reventaplr-cart`: the rules are `app/domain/cart/cart.ts`, this only applies them.
 * While a hand-off is being prepared, in this tab or another, they change nothing.
 */
import {EMPTY_CART, type CartState, addLine, type LineAddition} from '~/domain/cart/cart';
import {rejectWhileCheckoutPending, type Locked} from '~/domain/checkout/hand-off';
import {parseStoredCart} from '~/domain/cart/stored-cart';
import {CART_STORAGE_KEY} from '~/domain/limits';
import {now} from '../browser/clock';
import {
  createPersistentStore,
  useStored,
  type PersistentStore,
  type Rule,
  type Update,
} from '../browser/persistent-store';
import {lineFromProduct, type CartProduct} from '~/domain/cart/cart-line';
import type {Variant} from '~/domain/product/product';

/** The cart without the lock, for the hand-off, which sets the lock, and for code that runs after it. */
export const unlockedCartStore = createPersistentStore<CartState>({
  key: CART_STORAGE_KEY,
  initial: EMPTY_CART,
  parse: parseStoredCart,
});

/** The cart for everybody else. */
interface CartStore extends Pick<PersistentStore<CartState>, 'store' | 'connect'> {
  /** Like the store's own `update`; the outcome is 'preparing' when the cart is locked. */
  update<Outcome>(rule: Rule<CartState, Outcome>): Update<Outcome | Locked>;
  /** Like `update`, for rules without an outcome; false if the cart is locked. */
  change(rule: (cart: CartState) => CartState): boolean;
}

export const cartStore: CartStore = {
  ...unlockedCartStore,
  update(rule) {
    return unlockedCartStore.update(rejectWhileCheckoutPending(rule, now()));
  },
  change(rule) {
    const {outcome} = cartStore.update((cart) => ({state: rule(cart), outcome: 'done' as const}));
    return outcome === 'done';
  },
};

export function useCart<Part>(select: (cart: CartState, ready: boolean) => Part): Part {
  return useStored(unlockedCartStore, select);
}

/**
 * Adds a product to this browser's cart.
 *
 * Puts one unit of a variant into the cart, without an offer.
 */
export function addToCart(product: CartProduct, variant: Variant): LineAddition | Locked {
  const line = lineFromProduct(product, variant, now());
  return cartStore.update((cart) => addLine(cart, line)).outcome;
}

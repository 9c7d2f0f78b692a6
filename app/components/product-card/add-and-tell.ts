import {product as copy} from '~/copy/product';
import type {LineAddition} from '~/domain/cart/cart';
import type {CartProduct} from '~/domain/cart/cart-line';
import type {Locked} from '~/domain/cart/preparing';
import type {Variant} from '~/domain/catalogue/product';
import {addToCart} from '~/state/cart/add-to-cart';
import {showToast, type Toast} from '~/state/toasts';

/** Says why the cart cannot be changed just now. */
export function tellLocked(): void {
  showToast({tone: 'info', title: copy.toastLocked, text: copy.toastLockedText});
}

/** What did not go into the cart, and why; `action` leads to the cart from another page. */
export function tellNotAdded(
  outcome: Exclude<LineAddition | Locked, 'added'>,
  text: string,
  action?: Toast['action'],
): void {
  if (outcome === 'preparing') return tellLocked();
  showToast(
    outcome === 'full'
      ? {tone: 'error', title: copy.toastFull, text: copy.toastFullText, action}
      : {tone: 'info', title: copy.toastAlreadyAdded, text, action},
  );
}

/** Adds a variant and tells the shopper; does nothing for a product without a variant. */
export function addAndTell(product: CartProduct, variant: Variant | null): void {
  if (!variant) return;
  const outcome = addToCart(product, variant);
  const action = {label: copy.toastViewCart, to: '/carrito'};
  if (outcome !== 'added') return tellNotAdded(outcome, product.title, action);
  showToast({tone: 'success', title: copy.toastAdded, text: product.title, action});
}

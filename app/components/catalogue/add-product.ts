import {toasts} from '~/copy/layout';
import type {LineAddition} from '~/domain/cart/cart';
import type {CartProduct} from '~/domain/cart/cart-line';
import type {Locked} from '~/domain/checkout/hand-off';
import type {Variant} from '~/domain/product/product';
import {addToCart} from '~/state/cart/cart';
import {showToast, type Toast} from '~/state/toasts';

/** Explains why the cart is locked. */
export function notifyLocked(): void {
  showToast({tone: 'info', title: toasts.locked, text: toasts.lockedText});
}

/** Explains why something was not added; `action` links to the cart. */
export function notifyNotAdded(
  outcome: Exclude<LineAddition | Locked, 'added'>,
  text: string,
  action?: Toast['action'],
): void {
  if (outcome === 'preparing') return notifyLocked();
  showToast(
    outcome === 'full'
      ? {tone: 'error', title: toasts.full, text: toasts.fullText, action}
      : {tone: 'info', title: toasts.alreadyAdded, text, action},
  );
}

/** Adds a variant and notifies the shopper; ignores products without variants. */
export function addProduct(product: CartProduct, variant: Variant | null): void {
  if (!variant) return;
  const outcome = addToCart(product, variant);
  const action = {label: toasts.viewCart, to: '/carrito'};
  if (outcome !== 'added') return notifyNotAdded(outcome, product.title, action);
  showToast({tone: 'success', title: toasts.added, text: product.title, action});
}

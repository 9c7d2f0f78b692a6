import {product as copy} from '~/copy/product';
import type {CartProduct} from '~/domain/cart/cart-line';
import type {Variant} from '~/domain/catalogue/product';
import {addToCart} from '~/state/cart/add-to-cart';
import {showToast} from '~/state/toasts';

/** Says why the cart cannot be changed just now. */
export function tellLocked(): void {
  showToast({tone: 'info', title: copy.toastLocked, text: copy.toastLockedText});
}

/** Adds a variant and tells the shopper; does nothing for a product without a variant. */
export function addAndTell(product: CartProduct, variant: Variant | null): void {
  if (!variant) return;
  const outcome = addToCart(product, variant);
  if (outcome === 'preparing') return tellLocked();
  const action = {label: copy.toastViewCart, to: '/carrito'};
  if (outcome === 'full') {
    showToast({tone: 'error', title: copy.toastFull, text: copy.toastFullText, action});
    return;
  }
  showToast({
    tone: outcome === 'added' ? 'success' : 'info',
    title: outcome === 'added' ? copy.toastAdded : copy.toastAlreadyAdded,
    text: product.title,
    action,
  });
}

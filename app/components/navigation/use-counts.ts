import {totalQuantity} from '~/domain/cart/cart';
import {useCart} from '~/state/cart/cart';
import {useWishlist} from '~/state/account/wishlist';

/** What the badges say; null until browser storage has been read, so that no wrong number shows. */
export function useCounts() {
  return {
    cart: useCart((cart, ready) => (ready ? totalQuantity(cart) : null)),
    wishlist: useWishlist((wishlist, ready) => (ready ? wishlist.length : null)),
  };
}

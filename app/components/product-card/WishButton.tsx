import {product as copy} from '~/copy/product';
import {isWished, setWish} from '~/domain/account/wishlist';
import type {ProductSummary} from '~/domain/catalogue/product';
import {showToast} from '~/state/toasts';
import {useWishlist, wishlistStore} from '~/state/account/wishlist';
import {Icon} from '../ui/Icon';

interface WishButtonProps {
  readonly product: Pick<ProductSummary, 'id' | 'handle' | 'title'>;
  readonly className?: string;
}

/** The heart that puts a product on the wishlist, or takes it off. */
export function WishButton({product, className = ''}: WishButtonProps) {
  const wished = useWishlist((wishlist) => isWished(wishlist, product.id));

  function toggle() {
    const item = {id: product.id, name: product.title, handle: product.handle};
    const {outcome} = wishlistStore.update((wishlist) => setWish(wishlist, item, !wished));
    if (outcome === 'full') showToast({tone: 'error', title: copy.toastWishlistFull});
    else showToast({tone: 'success', title: wished ? copy.toastUnwished : copy.toastWished});
  }

  return (
    <button
      type="button"
      data-needs-script
      aria-pressed={wished}
      aria-label={
        wished ? copy.removeFromWishlist(product.title) : copy.addToWishlist(product.title)
      }
      onClick={toggle}
      className={`grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-paper-deep ${className}`}
    >
      <Icon name="heart" className={wished ? 'size-5 fill-coral text-coral' : 'size-5'} />
    </button>
  );
}

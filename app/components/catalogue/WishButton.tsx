import {product as copy} from '~/copy/product';
import {toasts} from '~/copy/layout';
import {isWished, setWish} from '~/domain/wishlist/wishlist';
import type {ProductSummary} from '~/domain/product/product';
import {showToast} from '~/state/toasts';
import {useWishlist, wishlistStore} from '~/state/wishlist/wishlist';
import {Icon} from '~/components/ui/Icon';

interface WishButtonProps {
  readonly product: Pick<ProductSummary, 'id' | 'handle' | 'title'>;
  readonly className?: string;
}

/** The heart that puts a product on the wishlist, or takes it off. */
export function WishButton({product: {id, title, handle}, className = ''}: WishButtonProps) {
  const wished = useWishlist((wishlist) => isWished(wishlist, id));

  function toggle() {
    const item = {id, name: title, handle};
    const {outcome} = wishlistStore.update((wishlist) => setWish(wishlist, item, !wished));
    showToast(
      outcome === 'full'
        ? {tone: 'error', title: toasts.wishlistFull}
        : {tone: 'success', title: wished ? toasts.unwished : toasts.wished},
    );
  }

  return (
    <button
      type="button"
      data-needs-script
      aria-pressed={wished}
      aria-label={wished ? copy.removeFromWishlist(title) : copy.addToWishlist(title)}
      onClick={toggle}
      className={`grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-paper-deep ${className}`}
    >
      <Icon name="heart" className={`size-5 ${wished ? 'fill-coral text-coral' : ''}`} />
    </button>
  );
}

import {useState} from 'react';
import {product as copy} from '~/copy/product';
import {toasts} from '~/copy/toasts';
import {isWished, setWish} from '~/domain/account/wishlist';
import type {ProductSummary} from '~/domain/catalogue/product';
import {showToast} from '~/state/toasts';
import {useWishlist, wishlistStore} from '~/state/account/wishlist';
import {Icon} from '../ui/Icon';
import {afterPaint} from '../ui/hydration/after-paint';

interface WishButtonProps {
  readonly product: Pick<ProductSummary, 'id' | 'handle' | 'title'>;
  readonly className?: string;
}

/** The heart that puts a product on the wishlist, or takes it off. */
export function WishButton({product: {id, title, handle}, className = ''}: WishButtonProps) {
  const kept = useWishlist((wishlist) => isWished(wishlist, id));
  /** What was asked for by a press that the wishlist has not answered yet. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const wished = asked ?? kept;

  function toggle() {
    const wanted = !wished;
    setAsked(wanted);
    afterPaint(() => {
      const item = {id, name: title, handle};
      const {outcome} = wishlistStore.update((wishlist) => setWish(wishlist, item, wanted));
      setAsked(null);
      showToast(
        outcome === 'full'
          ? {tone: 'error', title: toasts.wishlistFull}
          : {tone: 'success', title: wanted ? toasts.wished : toasts.unwished},
      );
    });
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

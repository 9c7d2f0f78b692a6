import {wishes as copy} from '~/copy/wishlist';
import {removeWish} from '~/domain/wishlist/wishlist';
import {wishlistStore} from '~/state/wishlist/wishlist';
import {Button} from '../ui/Button';

/**
 * Wished products that the shop has no more: they take up room in the list, so the shopper must be able
 * to let them go.
 */
export function VanishedWishes({ids}: {ids: readonly string[]}) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
      {copy.vanished(ids.length)}
      <Button
        look="outline"
        size="sm"
        onClick={() => wishlistStore.change((wishlist) => ids.reduce(removeWish, wishlist))}
      >
        {copy.removeVanished(ids.length)}
      </Button>
    </p>
  );
}

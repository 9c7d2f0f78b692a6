/** The shopper's wishlist in this browser: the rules are `app/domain/wishlist/wishlist.ts`. */
import {WISHLIST_STORAGE_KEY} from '~/domain/limits';
import {parseStoredWishlist, type Wishlist} from '~/domain/wishlist/wishlist';
import {createPersistentStore, useStored} from '~/state/browser/persistent-store';

const EMPTY: Wishlist = [];

export const wishlistStore = createPersistentStore<Wishlist>({
  key: WISHLIST_STORAGE_KEY,
  initial: EMPTY,
  parse: parseStoredWishlist,
});

export function useWishlist<Part>(select: (wishlist: Wishlist, ready: boolean) => Part): Part {
  return useStored(wishlistStore, select);
}

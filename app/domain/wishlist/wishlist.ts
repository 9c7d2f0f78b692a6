/**
 * The wishlist (docs/product.md 8.1, 8.2). An item has id, name and handle; name and handle may be empty if only the
 * id is known. Functions return the same reference if nothing changes.
 */
import {MAX_WISHLIST_ITEMS} from '~/domain/limits';
import {asId, asList, asRecord, asText} from '~/domain/text/parse-unknown';

export interface WishlistItem {
  /** The product's id. */
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  /** The shop reported the product as missing at the last request. */
  readonly gone?: true;
}

export type Wishlist = readonly WishlistItem[];

/** Whether the product is in the wishlist. */
export function isWished(wishlist: Wishlist, id: string): boolean {
  return wishlist.some((item) => item.id === id);
}

/** How many of the wished products the shop has, as far as is known. */
export function countWishes(wishlist: Wishlist): number {
  return wishlist.filter(({gone}) => !gone).length;
}

/** Stores for each wished product id whether the shop still has it. */
export function markGone(wishlist: Wishlist, known: ReadonlyMap<string, boolean>): Wishlist {
  let changed = false;
  const marked = wishlist.map((item) => {
    const {gone = false, ...rest} = item;
    const isThere = known.get(item.id) ?? !gone;
    if (isThere !== gone) return item;
    changed = true;
    return isThere ? rest : {...rest, gone: true as const};
  });
  return changed ? marked : wishlist;
}

/** Appends an item; ignored if it is present or the list has 500 items. */
export function addWish(wishlist: Wishlist, item: WishlistItem): Wishlist {
  const refused = isWished(wishlist, item.id) || wishlist.length >= MAX_WISHLIST_ITEMS;
  return refused ? wishlist : [...wishlist, item];
}

/** Deletes by id. */
export function removeWish(wishlist: Wishlist, id: string): Wishlist {
  const rest = wishlist.filter((item) => item.id !== id);
  return rest.length === wishlist.length ? wishlist : rest;
}

/**
 * Adds or removes the item. Takes the wanted state instead of toggling, so that two tabs do not undo each other.
 * 'full' if there was no room.
 */
export function setWish(
  wishlist: Wishlist,
  item: WishlistItem,
  wanted: boolean,
): {readonly state: Wishlist; readonly outcome: 'done' | 'full'} {
  const state = wanted ? addWish(wishlist, item) : removeWish(wishlist, item.id);
  return {state, outcome: wanted === isWished(state, item.id) ? 'done' : 'full'};
}

/**
 * A stored value, parsed from JSON, as a wishlist: items or bare ids, also under the name that other
 * versions of the shop gave the list, the invalid dropped; never throws.
 */
export function parseStoredWishlist(stored: unknown): Wishlist {
  const items = new Map<string, WishlistItem>();
  const {items: named, wishlist} = asRecord(stored) ?? {};
  for (const value of asList([stored, named, wishlist].find(Array.isArray))) {
    const item = parseWish(value);
    if (item && !items.has(item.id)) items.set(item.id, item);
    if (items.size === MAX_WISHLIST_ITEMS) break;
  }
  return [...items.values()];
}

function parseWish(value: unknown): WishlistItem | null {
  const item = asRecord(value);
  const id = asId(item ? item.id : value);
  if (!id) return null;
  const gone = item?.gone === true && {gone: true as const};
  return {id, name: asText(item?.name) ?? '', handle: asId(item?.handle) ?? '', ...gone};
}

/**
 * The wishlist that travels (docs/product.md 8.4): this browser's list and the account's become one
 * without losing or doubling a wish. The journal remembers what both held when they last agreed, so
 * that a wish which only one of them has is known to be either new here or deleted there:
 *
 *                     | in both at last    | never in both
 *   only here         | deleted elsewhere  | added here
 *   only the account  | deleted here       | added elsewhere
 *
 * A change that was sent but not confirmed is `pending`; for it, what this browser says now counts.
 * Each browser keeps the journal of one person. A list that is full keeps what it has.
 */
import {MAX_WISHLIST_ITEMS} from '~/domain/limits';
import {asId, asList, asRecord} from '~/domain/text/parse-unknown';
import {isProductId} from '~/domain/share/shared-list';
import {parseStoredWishlist, type Wishlist, type WishlistItem} from './wishlist';

export interface SyncJournal {
  readonly userId: string;
  /** Ids that this browser and the account both held when they last agreed. */
  readonly shared: readonly string[];
  /** Ids of changes sent but not confirmed; not shared between browsers. */
  readonly pending: readonly string[];
}

export interface WishlistMerge {
  /** The resulting wishlist; the same reference if nothing changes. */
  readonly wishlist: Wishlist;
  /** Items missing from the account. */
  readonly toSave: Wishlist;
  /** Ids that the account is to forget. */
  readonly toRemove: readonly string[];
  /** Must be stored before the changes are sent. */
  readonly journal: SyncJournal;
}

/** Merges the lists. `local` may hold ids that no account accepts; they stay where they are. */
export function mergeWishlists(
  local: Wishlist,
  remote: Wishlist,
  journal: SyncJournal,
): WishlistMerge {
  const here = new Set(local.map(({id}) => id));
  const there = new Map(remote.map((item) => [item.id, item]));
  const shared = new Set(journal.shared);
  const pending = new Set(journal.pending);

  const kept = local.filter(({id}) => there.has(id) || !shared.has(id));
  const named = kept.map((item) => withName(item, there.get(item.id)));
  const onlyThere = remote.filter(({id}) => !here.has(id));
  const toRemove = onlyThere.filter(({id}) => shared.has(id) || pending.has(id));
  const arrivals = onlyThere
    .filter(({id}) => !shared.has(id) && !pending.has(id))
    .slice(0, Math.max(0, MAX_WISHLIST_ITEMS - kept.length));
  const room = MAX_WISHLIST_ITEMS - (remote.length - toRemove.length);
  const toSave = kept
    .filter(({id}) => !there.has(id) && isProductId(id))
    .slice(0, Math.max(0, room));

  const wishlist = [...named, ...arrivals];
  const unchanged =
    wishlist.length === local.length && wishlist.every((item, index) => item === local[index]);
  return {
    wishlist: unchanged ? local : wishlist,
    toSave,
    toRemove: toRemove.map(({id}) => id),
    journal: {
      userId: journal.userId,
      shared: wishlist.filter(({id}) => there.has(id)).map(({id}) => id),
      pending: [...toSave, ...toRemove].map(({id}) => id),
    },
  };
}

/** The account has these now. */
export function confirmSaved(journal: SyncJournal, ids: readonly string[]): SyncJournal {
  const {pending, shared} = confirmRemoved(journal, ids);
  return {...journal, pending, shared: [...new Set([...shared, ...ids])]};
}

/** The account no longer has these. */
export function confirmRemoved(journal: SyncJournal, ids: readonly string[]): SyncJournal {
  return {...journal, pending: journal.pending.filter((id) => !ids.includes(id))};
}

/** Parses this person's journal; a corrupt one, or that of another person, starts anew. */
export function parseSyncJournal(stored: unknown, userId: string): SyncJournal {
  const journal = asRecord(stored);
  const own = journal?.userId === userId;
  const ids = (list: unknown) => [
    ...new Set(
      asList(own ? list : null)
        .map(asId)
        .filter((id) => id !== null),
    ),
  ];
  const pending = ids(journal?.pending);
  return {userId, pending, shared: ids(journal?.shared).filter((id) => !pending.includes(id))};
}

/**
 * The account's rows as a wishlist; null when the answer is not a list of wishes. (Taken for an
 * empty list, it would empty this browser's.)
 */
export function parseRemoteWishlist(rows: unknown): Wishlist | null {
  if (!Array.isArray(rows)) return null;
  const items = rows.map((row) => {
    const {product_id: id, name, handle} = asRecord(row) ?? {};
    return {id, name, handle};
  });
  return items.every(({id}) => typeof id === 'string' && isProductId(id))
    ? parseStoredWishlist(items)
    : null;
}

/** Fills in a missing name from the account. */
function withName(item: WishlistItem, remote: WishlistItem | undefined): WishlistItem {
  if (!remote || (item.name && item.handle)) return item;
  const name = item.name || remote.name;
  const handle = item.handle || remote.handle;
  return name === item.name && handle === item.handle ? item : {...item, name, handle};
}

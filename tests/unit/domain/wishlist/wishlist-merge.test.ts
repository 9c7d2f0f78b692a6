import {describe, expect, it} from 'vitest';
import type {WishlistItem} from '~/domain/wishlist/wishlist';
import {
  confirmRemoved,
  confirmSaved,
  mergeWishlists,
  parseRemoteWishlist,
  parseSyncJournal,
  type SyncJournal,
} from '~/domain/wishlist/wishlist-merge';

const id = (number: number) => `gid://shopify/Product/${number}`;
const wish = (number: number): WishlistItem => ({
  id: id(number),
  name: `Ebook ${number}`,
  handle: `producto-${number}`,
});
const wishes = (...numbers: number[]) => numbers.map(wish);
const ids = (...numbers: number[]) => numbers.map(id);
const journal = (shared: string[] = [], pending: string[] = []): SyncJournal => ({
  userId: 'ana',
  shared,
  pending,
});

describe('mergeWishlists', () => {
  it('joins both lists at the first sign-in, each wish once', () => {
    const merge = mergeWishlists(wishes(1, 2), wishes(2, 3), journal());
    expect(merge.wishlist).toEqual(wishes(1, 2, 3));
    expect(merge.toSave).toEqual(wishes(1));
    expect(merge.toRemove).toEqual([]);
  });

  it('drops here what another device removed', () => {
    const merge = mergeWishlists(wishes(1, 2), wishes(2), journal(ids(1, 2)));
    expect(merge.wishlist).toEqual(wishes(2));
    expect(merge.toSave).toEqual([]);
  });

  it('removes from the account what was removed here', () => {
    const merge = mergeWishlists(wishes(2), wishes(1, 2), journal(ids(1, 2)));
    expect(merge).toMatchObject({wishlist: wishes(2), toRemove: ids(1)});
    expect(merge.journal).toEqual(journal(ids(2), ids(1)));
  });

  it('removes a wish that was saved without our knowing and removed here since', () => {
    const merge = mergeWishlists([], wishes(1), journal([], ids(1)));
    expect(merge).toMatchObject({wishlist: [], toRemove: ids(1)});
  });

  it('saves a wish again that was wished anew while its removal was under way', () => {
    const merge = mergeWishlists(wishes(1), [], journal([], ids(1)));
    expect(merge).toMatchObject({wishlist: wishes(1), toSave: wishes(1)});
  });

  it('keeps here what no account takes', () => {
    const local = [{id: 'antiguo-7', name: 'Antiguo', handle: ''}];
    const merge = mergeWishlists(local, [], journal());
    expect(merge).toMatchObject({wishlist: local, toSave: []});
  });

  it('leaves what does not fit where it is, and deletes none of it', () => {
    const local = wishes(...Array.from({length: 499}, (_, index) => index));
    const remote = wishes(...Array.from({length: 499}, (_, index) => 1000 + index));
    const merge = mergeWishlists(local, remote, journal());
    expect(merge.wishlist).toEqual([...local, wish(1000)]);
    expect(merge.toSave).toEqual([wish(0)]);
    expect(merge.toRemove).toEqual([]);
    const later = mergeWishlists(merge.wishlist, [...remote, wish(0)], merge.journal);
    expect(later.toRemove).toEqual([]);
    expect(later.wishlist).toBe(merge.wishlist);
  });
});

describe('the journal', () => {
  it('takes what was confirmed from pending', () => {
    const sent = journal(ids(1), ids(2, 3));
    expect(confirmSaved(sent, ids(2))).toEqual(journal(ids(1, 2), ids(3)));
    expect(confirmRemoved(sent, ids(3))).toEqual(journal(ids(1), ids(2)));
  });

  it('starts anew for another person', () => {
    expect(parseSyncJournal(journal(ids(1)), 'beto')).toEqual({...journal(), userId: 'beto'});
  });

  it.each([null, 'x', [], {userId: 'ana', shared: 'x', pending: [1, null, '']}])(
    'starts anew from %j',
    (stored) => expect(parseSyncJournal(stored, 'ana')).toEqual(journal()),
  );
});

it.each([null, '', {}, '<html>', [{}], [null], [{product_id: 7}]])(
  'parseRemoteWishlist does not take %j for an empty wishlist',
  (answer) => expect(parseRemoteWishlist(answer)).toBeNull(),
);

import {describe, expect, test, it} from 'vitest';
import {
  addWish,
  countWishes,
  markGone,
  parseStoredWishlist,
  setWish,
  type WishlistItem,
} from '~/domain/wishlist/wishlist';
import {
  confirmRemoved,
  confirmSaved,
  mergeWishlists,
  parseRemoteWishlist,
  parseSyncJournal,
  type SyncJournal,
} from '~/domain/wishlist/wishlist-merge';

const a = {id: 'a', name: 'Recetas', handle: 'producto-1'};
const b = {id: 'b', name: 'Mascotas', handle: 'producto-2'};

describe('the wishlist', () => {
  test('takes the 500th item and refuses the 501st', () => {
    const list = Array.from({length: 499}, (_, i) => ({...a, id: String(i)}));
    const full = addWish(list, a);
    expect(full).toHaveLength(500);
    expect(addWish(full, b)).toBe(full);
  });

  test('puts an item on and takes it off, and does neither twice', () => {
    const on = setWish([a], b, true);
    expect(on).toEqual({state: [a, b], outcome: 'done'});
    expect(setWish(on.state, b, true)).toEqual({state: on.state, outcome: 'done'});
    const off = setWish(on.state, b, false);
    expect(off).toEqual({state: [a], outcome: 'done'});
    expect(setWish(off.state, b, false).state).toBe(off.state);
  });
});

describe('a stored wishlist', () => {
  test('may hold bare ids or items with only an id', () => {
    expect(parseStoredWishlist(['a', {id: 'b'}])).toEqual([
      {id: 'a', name: '', handle: ''},
      {id: 'b', name: '', handle: ''},
    ]);
  });

  test('remembers which of its products the shop has no more', () => {
    expect(
      parseStoredWishlist([
        {...a, gone: true},
        {...b, gone: 'yes'},
      ]),
    ).toEqual([{...a, gone: true}, b]);
  });

  test('loses duplicates and what is no item', () => {
    expect(parseStoredWishlist([a, 'a', null, 5, {}, {id: ''}, {id: 5}, [], b])).toEqual([a, b]);
  });

  test.each([null, undefined, 'a', 5, {}, {0: 'a', length: 1}])('that is %j is empty', (value) => {
    expect(parseStoredWishlist(value)).toEqual([]);
  });
});

describe('products that the shop has no more', () => {
  const known = new Map([
    [a.id, false],
    [b.id, true],
  ]);

  test('are not counted, and counted again when they return', () => {
    const marked = markGone([a, b], known);
    expect(marked).toEqual([{...a, gone: true}, b]);
    expect(countWishes(marked)).toBe(1);
    expect(markGone(marked, known)).toBe(marked);
    const back = markGone(marked, new Map([[a.id, true]]));
    expect(back).toEqual([a, b]);
    expect(countWishes(back)).toBe(2);
  });
});

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

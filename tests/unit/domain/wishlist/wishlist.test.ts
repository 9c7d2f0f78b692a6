import {describe, expect, test} from 'vitest';
import {
  addWish,
  countWishes,
  markGone,
  parseStoredWishlist,
  removeWish,
  setWish,
} from '~/domain/wishlist/wishlist';

const a = {id: 'a', name: 'Recetas', handle: 'producto-1'};
const b = {id: 'b', name: 'Mascotas', handle: 'producto-2'};

describe('the wishlist', () => {
  test('adds at the end and ignores a duplicate id', () => {
    const list = addWish([a], b);
    expect(list).toEqual([a, b]);
    expect(addWish(list, {...a, name: 'Otro nombre'})).toBe(list);
  });

  test('takes the 500th item and refuses the 501st', () => {
    const list = Array.from({length: 499}, (_, i) => ({...a, id: String(i)}));
    const full = addWish(list, a);
    expect(full).toHaveLength(500);
    expect(addWish(full, b)).toBe(full);
  });

  test('removes by id and ignores an unknown one', () => {
    const list = [a, b];
    expect(removeWish(list, 'a')).toEqual([b]);
    expect(removeWish(list, 'c')).toBe(list);
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

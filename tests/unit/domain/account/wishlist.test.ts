import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  addWish,
  isWished,
  parseStoredWishlist,
  removeWish,
  setWish,
} from '~/domain/account/wishlist';
import {stored} from '../fixtures';

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

  test('says that a full list took nothing', () => {
    const full = Array.from({length: 500}, (_, i) => ({...a, id: String(i)}));
    expect(setWish(full, b, true)).toEqual({state: full, outcome: 'full'});
    expect(setWish(full, b, false).outcome).toBe('done');
  });

  test('knows its members', () => {
    expect(isWished([a], 'a')).toBe(true);
    expect(isWished([a], 'b')).toBe(false);
  });
});

describe('a stored wishlist', () => {
  test('comes back as it was stored', () => {
    expect(parseStoredWishlist(stored([a, b]))).toEqual([a, b]);
  });

  test('may hold bare ids or items with only an id', () => {
    expect(parseStoredWishlist(['a', {id: 'b'}])).toEqual([
      {id: 'a', name: '', handle: ''},
      {id: 'b', name: '', handle: ''},
    ]);
  });

  test('loses duplicates and what is no item', () => {
    expect(parseStoredWishlist([a, 'a', null, 5, {}, {id: ''}, {id: 5}, [], b])).toEqual([a, b]);
  });

  test.each([null, undefined, 'a', 5, {}, {0: 'a', length: 1}])('that is %j is empty', (value) => {
    expect(parseStoredWishlist(value)).toEqual([]);
  });

  test('never throws and never holds an id twice', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (value) => {
        const ids = parseStoredWishlist(value).map(({id}) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

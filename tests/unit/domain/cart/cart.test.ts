import {describe, expect, test} from 'vitest';
import {addLine, EMPTY_CART, totalQuantity, type CartState} from '~/domain/cart/cart';
import {changeQuantity, clearCart, replaceLines, setQuantity} from '~/domain/cart/edit-cart';
import {parseStoredCart} from '~/domain/cart/stored-cart';
import {aLine, anOfferLine} from '../fixtures';

const ADDRESS = 'https://shop.example/checkouts/1';

function aCart(...variantIds: string[]): CartState {
  return {...EMPTY_CART, items: variantIds.map((id) => aLine(id))};
}

describe('adding', () => {
  test('does nothing when the variant is there already', () => {
    const cart = aCart('v1');
    const {state, outcome} = addLine(cart, aLine('v1', {quantity: 5}));
    expect(state).toBe(cart);
    expect(outcome).toBe('already-there');
  });

  test('takes the 100th line and refuses the 101st', () => {
    const cart = aCart(...Array.from({length: 99}, (_, i) => `v${i}`));
    const full = addLine(cart, aLine('one more')).state;
    expect(full.items).toHaveLength(100);
    expect(addLine(full, aLine('one too many'))).toEqual({state: full, outcome: 'full'});
  });
});

test('an offer that a cart may have once stays with the latest line; the one before costs what the shop charges', () => {
  // The clock was set a day forth, and back.
  const first = anOfferLine('cross-sell', '20.0', 'v1');
  const {state} = addLine({...EMPTY_CART, items: [first]}, anOfferLine('cross-sell', '30.0', 'v2'));
  expect(state.items.map(({offer}) => offer)).toEqual([null, 'cross-sell']);
  expect(state.items[0]).toMatchObject({price: {amount: '20.0'}, compareAtPrice: null});
  const stored = [first, anOfferLine('cross-sell', '30.0', 'v2')];
  expect(parseStoredCart({items: stored})).toEqual(state);
  const other = anOfferLine('combo-10', '30.0', 'v2');
  expect(addLine({...EMPTY_CART, items: [first]}, other).state.items).toEqual([first, other]);
});

test('changing a quantity stays within the limits, removes the line with its last unit, and knows its variants', () => {
  const cart = aCart('v1', 'v2');
  expect(changeQuantity(cart, 'v1', 200).items[0]?.quantity).toBe(99);
  const three = setQuantity(cart, 'v2', 3);
  expect(changeQuantity(three, 'v2', 1).items[1]?.quantity).toBe(4);
  expect(changeQuantity(cart, 'v1', -1).items).toEqual([aLine('v2')]);
  expect(changeQuantity(cart, 'v9', 1)).toBe(cart);
});

describe('setting a quantity', () => {
  test.each([0, -1, -Infinity, 0.5])('%d removes the line', (quantity) => {
    expect(setQuantity(aCart('v1', 'v2'), 'v1', quantity).items).toEqual([aLine('v2')]);
  });

  test.each([
    [99, 99],
    [100, 99],
    [2.9, 2],
  ])('%d sets %i', (quantity, set) => {
    expect(setQuantity(aCart('v1'), 'v1', quantity).items[0]?.quantity).toBe(set);
  });

  test('does nothing for the same quantity, an unknown variant, or what is not a number', () => {
    const cart = aCart('v1');
    expect(setQuantity(cart, 'v1', 1)).toBe(cart);
    expect(setQuantity(cart, 'v9', 2)).toBe(cart);
    expect(setQuantity(cart, 'v9', 0)).toBe(cart);
    expect(setQuantity(cart, 'v1', NaN)).toBe(cart);
  });
});

describe('removing and clearing', () => {
  test('clearing empties the items and forgets the remote cart', () => {
    const cart = {...aCart('v1'), cartId: 'c1', checkoutUrl: ADDRESS};
    expect(clearCart(cart)).toEqual(EMPTY_CART);
  });

  test('clearing still knows what is being paid elsewhere', () => {
    const handOffs = [{id: 'a'.repeat(32), state: 'ready'}];
    expect(clearCart({...aCart('v1'), handOffs})).toEqual({...EMPTY_CART, handOffs});
  });
});

describe('replacing the lines', () => {
  test('keeps the first of each variant', () => {
    const first = aLine('v1', {quantity: 2});
    expect(replaceLines(EMPTY_CART, [first, aLine('v1'), aLine('v2')]).items).toEqual([
      first,
      aLine('v2'),
    ]);
  });

  test('does nothing when every line is the one that is there', () => {
    const cart = aCart('v1', 'v2');
    expect(replaceLines(cart, [...cart.items])).toBe(cart);
    expect(replaceLines(cart, cart.items.slice(0, 1)).items).toHaveLength(1);
  });
});

test('the badge counts units, not lines', () => {
  expect(totalQuantity(EMPTY_CART)).toBe(0);
  expect(totalQuantity(setQuantity(aCart('v1', 'v2'), 'v1', 3))).toBe(4);
});

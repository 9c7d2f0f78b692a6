import {expect, test} from 'vitest';
import {addCombo} from '~/domain/cart/add-combo';
import {EMPTY_CART, type CartState} from '~/domain/cart/cart';
import {MAX_CART_LINES} from '~/domain/limits';
import {aLine, aProduct, aVariant, NOW} from '../fixtures';

const item = (id: string) => ({product: aProduct(), variant: aVariant(id)});
const soldOut = {product: aProduct(), variant: aVariant('x', {availableForSale: false})};
const cartOf = (...ids: string[]): CartState => ({
  ...EMPTY_CART,
  items: ids.map((id) => aLine(id)),
});
const add = (cart: CartState, ...items: Parameters<typeof addCombo>[1]) =>
  addCombo(cart, items, 'combo-20', NOW);

test('adds a line each, with the offer, after what is there', () => {
  const {state, outcome} = add(cartOf('a'), item('b'), item('c'));
  expect(outcome).toEqual({kind: 'added', variantIds: ['b', 'c']});
  expect(state.items.map(({variantId}) => variantId)).toEqual(['a', 'b', 'c']);
  expect(state.items[2]).toMatchObject({offer: 'combo-20', addedAt: NOW, quantity: 1});
});

test('skips what is in the cart already, and says when that is all of it', () => {
  const cart = cartOf('b');
  expect(add(cart, item('a'), item('b'), item('c')).outcome).toEqual({
    kind: 'added',
    variantIds: ['a', 'c'],
  });
  expect(add(cart, item('b'), soldOut)).toEqual({state: cart, outcome: {kind: 'already-there'}});
});

test('skips what cannot be sold, and a variant that comes twice', () => {
  const {outcome} = add(EMPTY_CART, item('a'), item('a'), soldOut, {
    product: aProduct(),
    variant: null,
  });
  expect(outcome).toEqual({kind: 'added', variantIds: ['a']});
});

test('says that nothing can be sold, rather than that it is in the cart', () => {
  expect(add(EMPTY_CART, soldOut)).toEqual({state: EMPTY_CART, outcome: {kind: 'sold-out'}});
});

test('adds what fits into the cart, and says when nothing does', () => {
  const ids = Array.from({length: MAX_CART_LINES}, (_, index) => `v${index}`);
  const almost = cartOf(...ids.slice(1));
  expect(add(almost, item('a'), item('b')).outcome).toEqual({kind: 'added', variantIds: ['a']});
  const full = cartOf(...ids);
  expect(add(full, item('a'), item('v0'))).toEqual({state: full, outcome: {kind: 'full'}});
});

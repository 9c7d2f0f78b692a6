import fc from 'fast-check';
import {expect, test} from 'vitest';
import {addCombo, comboGain} from '~/domain/cart/add-combo';
import {addLine, EMPTY_CART, type CartState} from '~/domain/cart/cart';
import {lineFromProduct} from '~/domain/cart/cart-line';
import {cartAmounts} from '~/domain/cart/line-amounts';
import {VISITOR_TERMS as TERMS} from '~/domain/offers/offer-terms';
import {COMBO_LEVELS} from '~/domain/offers/offers';
import {addMoney, fromMinorUnits} from '~/domain/money/money';
import {MAX_CART_LINES} from '~/domain/limits';
import {aLine, aProduct, aVariant, NOW, usd} from '../fixtures';

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

test('what the panel promises leaves out what is in the cart at its full price', () => {
  const combo = ['11.99', '12.35', '10.99', '8.99'].map((price, index) => ({
    product: aProduct(),
    variant: aVariant(`v${index}`, {price: usd(price)}),
  }));
  const {state} = addLine(EMPTY_CART, lineFromProduct(aProduct(), combo[0]!.variant, NOW));
  const gain = comboGain(state, combo, 'combo-30', NOW, TERMS);
  expect(gain.lines).toHaveLength(3);
  // 30% of each, rounded on its own: 8.64, 7.69 and 6.29.
  expect(gain.amounts).toEqual({regular: usd('32.33'), saved: usd('9.71'), total: usd('22.62')});
  const {state: after} = addCombo(state, combo, 'combo-30', NOW);
  expect(cartAmounts(after.items, NOW, TERMS)?.total).toEqual(usd('34.61'));
  expect(comboGain(after, combo, 'combo-30', NOW, TERMS)).toEqual({lines: [], amounts: null});
});

test('the cart gains what the panel promises, to the cent, whatever is in it', () => {
  const variant = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      cents: fc.integer({min: 0, max: 5_000}),
      before: fc.option(fc.integer({min: 0, max: 9_000})),
      availableForSale: fc.boolean(),
    })
    .map(({id, cents, before, availableForSale}) =>
      aVariant(id, {
        price: fromMinorUnits(cents, 'USD'),
        compareAtPrice: before === null ? null : fromMinorUnits(before, 'USD'),
        availableForSale,
      }),
    );
  const offer = fc.constantFrom(null, ...COMBO_LEVELS);
  const someVariants = fc.array(variant, {maxLength: 5});
  fc.assert(
    fc.property(someVariants, someVariants, offer, offer, (there, chosen, earlier, now) => {
      const cart = there.reduce(
        (state, each) => addLine(state, lineFromProduct(aProduct(), each, NOW - 1, earlier)).state,
        EMPTY_CART,
      );
      const items = chosen.map((each) => ({product: aProduct(), variant: each}));
      const {amounts} = comboGain(cart, items, now, NOW, TERMS);
      const nothing = usd('0.0');
      const total = (state: CartState) => cartAmounts(state.items, NOW, TERMS)?.total ?? nothing;
      const after = addCombo(cart, items, now, NOW).state;
      expect(total(after)).toEqual(addMoney(total(cart), amounts?.total ?? nothing));
    }),
  );
});

import {describe, expect, test} from 'vitest';
import {EMPTY_CART, type CartState} from '~/domain/cart/cart';
import {maxQuantity} from '~/domain/cart/cart-line';
import {
  setQuantity,
  removeLine,
  restoreLine,
  takeLine,
  type RemovedLine,
} from '~/domain/cart/edit-cart';
import {parseStoredCart} from '~/domain/cart/stored-cart';
import {parseCheckoutRequest} from '~/domain/checkout/checkout-request';
import {aLine, anOfferLine} from '../fixtures';

const cross = {...EMPTY_CART, items: [anOfferLine('cross-sell', '10.0')]};

describe('the most units of a line', () => {
  test('is 1 for the cross-sell and 99 for anything else', () => {
    expect(maxQuantity({offer: 'cross-sell'})).toBe(1);
    expect(maxQuantity({offer: 'combo-30'})).toBe(99);
    expect(maxQuantity({offer: null})).toBe(99);
  });

  test('holds when the shopper asks for more, and for what storage says', () => {
    expect(setQuantity(cross, 'v1', 2)).toBe(cross);
    const plain = {...EMPTY_CART, items: [aLine()]};
    expect(setQuantity(plain, 'v1', 2).items[0]?.quantity).toBe(2);
    const stored = {...cross, items: cross.items.map((line) => ({...line, quantity: 5}))};
    expect(parseStoredCart(stored).items[0]?.quantity).toBe(1);
  });

  test('holds for what a browser claims', () => {
    const merchandiseId = 'gid://shopify/ProductVariant/1';
    const claim = (quantity: number) =>
      parseCheckoutRequest([{merchandiseId, quantity, offer: 'cross-sell'}]);
    expect(claim(1).ok).toBe(true);
    expect(claim(2)).toEqual({ok: false, error: 'implausible-offer'});
  });
});

function aCart(...variantIds: string[]): CartState {
  return {...EMPTY_CART, items: variantIds.map((id) => aLine(id))};
}

const idsOf = ({items}: CartState) => items.map(({variantId}) => variantId).join('');

function taken(cart: CartState, variantId: string): {cart: CartState; removed: RemovedLine} {
  const {state, outcome} = takeLine(cart, variantId);
  if (!outcome) throw new Error(`${variantId} was not there`);
  return {cart: state, removed: outcome};
}

describe('a line that is taken out', () => {
  test.each(['a', 'b', 'c', 'd'])('comes back to its old place (%s)', (variantId) => {
    const before = aCart('a', 'b', 'c', 'd');
    const {cart, removed} = taken(before, variantId);
    expect(idsOf(cart)).toBe('abcd'.replace(variantId, ''));
    expect(restoreLine(cart, removed)).toEqual({state: before, outcome: 'added'});
  });

  test('comes back with its offer, its age and its quantity', () => {
    const line = {...anOfferLine('combo-30', '20.00', 'b'), quantity: 3};
    const before = {...EMPTY_CART, items: [aLine('a'), line]};
    const {cart, removed} = taken(before, 'b');
    expect(restoreLine(cart, removed).state.items[1]).toEqual(line);
  });

  test('stands behind those of its neighbours that are left, and before what was added meanwhile', () => {
    const {cart, removed} = taken(aCart('a', 'b', 'c', 'd'), 'c');
    const changed = {...cart, items: [...removeLine(cart, 'b').items, aLine('e')]};
    expect(idsOf(restoreLine(changed, removed).state)).toBe('acde');
    const alone = {...cart, items: [aLine('e')]};
    expect(idsOf(restoreLine(alone, removed).state)).toBe('ce');
  });

  test('is not doubled when the variant is there again', () => {
    const {removed} = taken(aCart('a', 'b'), 'a');
    const cart = aCart('b', 'a');
    expect(restoreLine(cart, removed)).toEqual({state: cart, outcome: 'already-there'});
  });
});

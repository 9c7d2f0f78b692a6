import {describe, expect, test} from 'vitest';
import {EMPTY_CART, type CartState} from '~/domain/cart/cart';
import {removeLine, restoreLine, takeLine, type RemovedLine} from '~/domain/cart/edit-cart';
import {aLine, anOfferLine} from '../fixtures';

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

import {describe, expect, test} from 'vitest';
import {EMPTY_CART} from '~/domain/cart/cart';
import {maxQuantity} from '~/domain/cart/cart-line';
import {setQuantity} from '~/domain/cart/edit-cart';
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

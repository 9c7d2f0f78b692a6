import {describe, expect, test} from 'vitest';
import {addLine, EMPTY_CART} from '~/domain/cart/cart';
import {setQuantity} from '~/domain/cart/edit-cart';
import {lineFromProduct, maxQuantity} from '~/domain/cart/cart-line';
import {parseCheckoutRequest} from '~/domain/checkout/checkout-request';
import {parseStoredCart} from '~/domain/cart/stored-cart';
import type {OfferCode} from '~/domain/offers/offers';

const NOW = 1_760_000_000_000;
const ID = 'gid://shopify/ProductVariant/400010';

function lineWith(offer: OfferCode | null) {
  const price = {amount: '10.0', currencyCode: 'USD'};
  const product = {id: 'p1', handle: 'p1', title: 'P1', productType: '', image: null};
  const variant = {
    id: ID,
    title: 'Default Title',
    price,
    compareAtPrice: null,
    availableForSale: true,
    selectedOptions: [],
  };
  return lineFromProduct(product, variant, NOW, offer);
}

describe('the most units of a line', () => {
  test('is 1 for the cross-sell and 99 for anything else', () => {
    expect(maxQuantity({offer: 'cross-sell'})).toBe(1);
    expect(maxQuantity({offer: 'combo-30'})).toBe(99);
    expect(maxQuantity({offer: null})).toBe(99);
  });

  test('holds when the shopper asks for more', () => {
    const cross = addLine(EMPTY_CART, lineWith('cross-sell')).state;
    expect(setQuantity(cross, ID, 2)).toBe(cross);
    const plain = addLine(EMPTY_CART, lineWith(null)).state;
    expect(setQuantity(plain, ID, 2).items[0]?.quantity).toBe(2);
  });

  test('holds for what storage says', () => {
    const stored = {...EMPTY_CART, items: [{...lineWith('cross-sell'), quantity: 5}]};
    expect(parseStoredCart(stored).items[0]?.quantity).toBe(1);
  });

  test('holds for what a browser claims', () => {
    const claim = (quantity: number) =>
      parseCheckoutRequest([{merchandiseId: ID, quantity, offer: 'cross-sell'}]);
    expect(claim(1).ok).toBe(true);
    expect(claim(2)).toEqual({ok: false, error: 'implausible-offer'});
  });
});

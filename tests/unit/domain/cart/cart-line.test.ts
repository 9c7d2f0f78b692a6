import {describe, expect, test} from 'vitest';
import {lineFromProduct, repriceLine} from '~/domain/cart/cart-line';
import {aProduct, aVariant, NOW, usd} from '../fixtures';

const onSale = aVariant('v1', {price: usd('20.0'), compareAtPrice: usd('25.0')});

describe('a line from a product', () => {
  test('is one unit at the prices of its variant', () => {
    expect(lineFromProduct(aProduct('p1'), onSale, NOW)).toEqual({
      product: {
        id: 'p1',
        handle: 'producto-p1',
        title: 'Producto p1',
        productType: 'Ebook',
        image: null,
      },
      variantId: 'v1',
      variantTitle: 'Default Title',
      price: usd('20.0'),
      compareAtPrice: usd('25.0'),
      quantity: 1,
      selectedOptions: [],
      addedAt: NOW,
      offer: null,
      status: {availability: 'available', priceBefore: null, settled: null, adopted: null},
    });
  });

  test.each([
    ['combo-10', '18.0'],
    ['combo-20', '16.0'],
    ['combo-30', '14.0'],
    ['cross-sell', '10.0'],
  ] as const)(
    'bought through %s costs %s, and reverts to what the shop charges',
    (offer, price) => {
      const line = lineFromProduct(aProduct(), onSale, NOW, offer);
      expect(line).toMatchObject({price: usd(price), compareAtPrice: usd('20.0'), offer});
    },
  );
});

describe('pricing a line anew', () => {
  test('follows the variant and keeps quantity, age and offer', () => {
    const line = {...lineFromProduct(aProduct(), onSale, NOW, 'combo-10'), quantity: 3};
    expect(repriceLine(line, aVariant('v1', {price: usd('30.0')}))).toEqual({
      ...line,
      price: usd('27.0'),
      compareAtPrice: usd('30.0'),
    });
  });

  test('returns the same line when the prices are the same, however they are spelt', () => {
    const line = lineFromProduct(aProduct(), onSale, NOW);
    expect(repriceLine(line, {...onSale, price: usd('20.00')})).toBe(line);
  });
});

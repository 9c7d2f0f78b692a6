import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {EMPTY_CART} from '~/domain/cart/cart';
import {parseStoredCart} from '~/domain/cart/stored-cart';
import {aLine, anOfferLine, stored, usd} from '../fixtures';

const image = {url: 'https://cdn.example/a.png', altText: 'Portada', width: 800, height: 600};

describe('a stored cart', () => {
  test('comes back as it was stored', () => {
    const product = {...aLine().product, image};
    const items = [
      aLine('v1', {product, selectedOptions: [{name: 'Formato', value: 'PDF'}], quantity: 99}),
      anOfferLine('combo-30', '19.99', 'v2'),
    ];
    const cart = {...EMPTY_CART, items, cartId: 'c1', checkoutUrl: 'https://shop.example/c/1'};
    expect(parseStoredCart(stored(cart))).toEqual(cart);
  });

  test.each([null, undefined, 'cart', 7, [], {}, {items: 'none'}, {items: {length: 3}}])(
    'that is %j yields an empty cart',
    (value) => {
      expect(parseStoredCart(value)).toEqual(EMPTY_CART);
    },
  );

  test.each([
    ['no product', {product: null}],
    ['no address', {product: {...aLine().product, handle: ''}}],
    ['no title', {product: {...aLine().product, title: null}}],
    ['no variant', {variantId: null}],
    ['no price', {price: null}],
    ['a price that is not a decimal', {price: usd('1e9')}],
    ['quantity 0', {quantity: 0}],
    ['quantity 100', {quantity: 100}],
    ['a date that is none', {addedAt: NaN}],
  ])('loses a line with %s and keeps the others', (_, flaw) => {
    const items = [{...aLine('bad'), ...flaw}, aLine('good')];
    expect(parseStoredCart(stored({items})).items).toEqual([aLine('good')]);
  });

  test('keeps what a line had to tell when that was stored under its old name', () => {
    const status = {...aLine().status, settled: 'offer-refused' as const};
    const {status: _, ...line} = aLine();
    const items = [{...line, review: status}];
    expect(parseStoredCart(stored({items})).items).toEqual([{...line, status}]);
  });

  test('has each variant once, and 100 lines at most', () => {
    const items = Array.from({length: 101}, (_, i) => aLine(`v${i}`));
    expect(parseStoredCart(stored({items: [aLine('v0'), ...items]})).items).toHaveLength(100);
    expect(parseStoredCart(stored({items: [aLine('v0'), aLine('v0')]})).items).toHaveLength(1);
  });

  test('gives a forged price of an offer no effect', () => {
    const forged = {...anOfferLine('combo-10', '20.0'), price: usd('0.01')};
    expect(parseStoredCart(stored({items: [forged]})).items[0]?.price).toEqual(usd('18.0'));
  });

  test.each(['combo-90', '__proto__', 'constructor', 5])('ignores the offer %j', (offer) => {
    expect(parseStoredCart({items: [{...aLine(), offer}]}).items[0]?.offer).toBeNull();
  });

  test('ignores an offer without the price that it reduces', () => {
    const line = {...aLine(), offer: 'combo-30', compareAtPrice: null};
    expect(parseStoredCart(stored({items: [line]})).items[0]).toEqual(aLine());
  });

  test('shows no image from an address that a page must not load', () => {
    const product = {...aLine().product, image: {...image, url: 'javascript:alert(1)'}};
    expect(
      parseStoredCart(stored({items: [{...aLine(), product}]})).items[0]?.product.image,
    ).toBeNull();
  });

  test('never throws, whatever is stored, also inside a line', () => {
    const line = fc.record(
      {
        product: fc.oneof(fc.jsonValue(), fc.constant(aLine().product)),
        variantId: fc.oneof(fc.string(), fc.jsonValue()),
        price: fc.oneof(fc.constant(usd('5')), fc.jsonValue()),
        compareAtPrice: fc.oneof(fc.constant(usd('9')), fc.jsonValue()),
        quantity: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
        addedAt: fc.oneof(fc.nat(), fc.double(), fc.jsonValue()),
        offer: fc.oneof(fc.constantFrom('combo-10', 'cross-sell'), fc.jsonValue()),
        selectedOptions: fc.jsonValue(),
      },
      {requiredKeys: []},
    );
    fc.assert(
      fc.property(fc.anything(), fc.jsonValue(), fc.array(line), (anything, json, items) => {
        parseStoredCart(anything);
        parseStoredCart(json);
        const ids = parseStoredCart({items}).items.map(({variantId}) => variantId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

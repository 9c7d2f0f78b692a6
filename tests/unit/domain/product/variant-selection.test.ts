import {describe, expect, test} from 'vitest';
import {
  chooseVariant,
  initialVariant,
  originalPrice,
  isSoldOut,
  originalLowestPrice,
} from '~/domain/product/variant-selection';
import {aVariant, usd} from '../fixtures';

const variant = (id: string, availableForSale: boolean) => aVariant(id, {availableForSale});

test('the variant at first is the first one for sale, or the first of all', () => {
  const [a, b, c] = [variant('a', false), variant('b', true), variant('c', true)];
  expect(initialVariant([a, b, c])).toBe(b);
  expect(initialVariant([a, variant('b', false)])).toBe(a);
});

test.each([['2'], [' 2 '], ['gid://shopify/ProductVariant/2'], ['3'], ['']])(
  'the variant of a link is known as %j',
  (text) => {
    const variants = ['1', '2'].map((each) => aVariant(`gid://shopify/ProductVariant/${each}`));
    expect(chooseVariant({variants}, text)).toBe(text.includes('2') ? variants[1] : null);
  },
);

describe('the original price', () => {
  test('is a compare-at price that is a cent higher', () => {
    expect(originalPrice({price: usd('10.0'), compareAtPrice: usd('10.01')})).toEqual(usd('10.01'));
  });

  test.each([
    ['missing', null],
    ['equal', usd('10.00')],
    ['lower', usd('9.99')],
    ['in another currency', {amount: '20.0', currencyCode: 'MXN'}],
  ])('is not a compare-at price that is %s', (_, compareAtPrice) => {
    expect(originalPrice({price: usd('10.0'), compareAtPrice})).toBeNull();
  });
});

const VARIANT = aVariant('1', {price: usd('10.99'), compareAtPrice: usd('15.99')});

test.each([
  ['for sale', VARIANT, false],
  ['not for sale', {...VARIANT, availableForSale: false}, true],
  ['missing', null, false],
])('a product whose first variant is %s', (_, firstVariant, soldOut) => {
  expect(isSoldOut({firstVariant})).toBe(soldOut);
});

test.each([
  ['the lowest price, reduced', VARIANT, '15.99'],
  ['another price', {...VARIANT, price: usd('12.99')}, undefined],
  ['sold out', {...VARIANT, availableForSale: false}, undefined],
  ['not reduced', {...VARIANT, compareAtPrice: usd('10.99')}, undefined],
  ['missing', null, undefined],
])('beside the lowest price, of a first variant that is %s', (_, first, before) => {
  expect(originalLowestPrice(usd('10.99'), first)?.amount).toBe(before);
});

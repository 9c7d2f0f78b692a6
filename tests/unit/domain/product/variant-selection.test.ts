import {describe, expect, test} from 'vitest';
import {initialVariant, originalPrice} from '~/domain/product/variant-selection';
import {aVariant, usd} from '../fixtures';

const variant = (id: string, availableForSale: boolean) => aVariant(id, {availableForSale});

describe('the variant that is chosen at first', () => {
  test('is the first one for sale', () => {
    const [a, b, c] = [variant('a', false), variant('b', true), variant('c', true)];
    expect(initialVariant([a, b, c])).toBe(b);
  });

  test('is the first of all when every one is sold out', () => {
    const [a, b] = [variant('a', false), variant('b', false)];
    expect(initialVariant([a, b])).toBe(a);
  });
});

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

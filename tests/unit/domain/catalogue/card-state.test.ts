import {expect, test} from 'vitest';
import {isSoldOut, originalLowestPrice} from '~/domain/product/variant-selection';
import {aVariant, usd} from '../fixtures';

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

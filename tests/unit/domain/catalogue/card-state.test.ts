import {expect, test} from 'vitest';
import {isSoldOut, originalLowestPrice} from '~/domain/product/variant-selection';
import type {Variant} from '~/domain/product/product';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});
const VARIANT: Variant = {
  id: '1',
  title: 'PDF',
  price: usd('10.99'),
  compareAtPrice: usd('15.99'),
  availableForSale: true,
  selectedOptions: [],
};

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
  [
    'reduced in another currency',
    {...VARIANT, compareAtPrice: {amount: '200', currencyCode: 'MXN'}},
    undefined,
  ],
  ['missing', null, undefined],
])('beside the lowest price, of a first variant that is %s', (_, first, before) => {
  expect(originalLowestPrice(usd('10.99'), first)?.amount).toBe(before);
});

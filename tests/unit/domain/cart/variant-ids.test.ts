import {expect, test} from 'vitest';
import {parseVariantNumbers, variantNumbers} from '~/domain/cart/variant-ids';

const id = (number: number | string) => `gid://shopify/ProductVariant/${number}`;

test('what one side writes the other reads', () => {
  const ids = Array.from({length: 100}, (_, i) => id(`${'9'.repeat(17)}${100 + i}`));
  expect(parseVariantNumbers(variantNumbers(ids))).toEqual(ids);
});

test('ids that the provider could not know are left out', () => {
  expect(variantNumbers([id(1), 'v2', id('x'), 'gid://shopify/Product/3', id(4)])).toBe('1,4');
});

test.each([
  ['none', null],
  ['101 numbers', Array.from({length: 101}, (_, i) => i).join()],
  ['one number twice', '1,2,1'],
  ['a whole id', id(1)],
  ['a number and a word', '1,x'],
  ['a number of 21 digits', '1'.repeat(21)],
])('a list that is refused is %s', (_, list) => {
  expect(parseVariantNumbers(list)).toBeNull();
});

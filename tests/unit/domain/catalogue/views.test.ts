import {expect, test} from 'vitest';
import {totalProducts} from '~/domain/catalogue/views';

const niches = (...counts: (number | null)[]) => counts.map((productCount) => ({productCount}));

test('the niches have together what each of them has', () => {
  expect(totalProducts(niches(0))).toBe(0);
  expect(totalProducts(niches(12, 0, 3))).toBe(15);
});

test('no sum is told when the shop does not tell of one of them', () => {
  expect(totalProducts(niches(null, null))).toBeNull();
  expect(totalProducts(niches(12, null, 3))).toBeNull();
});

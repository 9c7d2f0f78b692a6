import {describe, expect, test} from 'vitest';
import {COLLECTION_PAGE_SIZE} from '~/domain/limits';
import {pageCount, pageWindow, parsePage, totalProducts} from '~/domain/catalogue/views';

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [49, 3],
])('%i products make %i pages', (total, pages) => {
  expect(pageCount(total, COLLECTION_PAGE_SIZE)).toBe(pages);
});

test.each([
  [null, 1],
  ['', 1],
  ['2', 2],
  ['02', 2],
  ['6', 5],
  ['9'.repeat(400), 5],
  ['0', 1],
  ['2abc', 1],
  ['2.5', 1],
  ['２', 1],
])('?pagina= %j of 5 is page %i', (parameter, page) => {
  expect(parsePage(parameter, 5)).toBe(page);
});

describe('the numbered buttons', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 'gap', 20]],
    // A gap that would hide a single page shows it instead.
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 19, 20]],
  ])('on page %i of %i', (page, count, shown) => {
    expect(pageWindow(page, count)).toEqual(shown);
  });

  test('are seven at most, ascending, with first, last and the page itself', () => {
    for (const page of Array.from({length: 30}, (_, i) => i + 1))
      for (let count = page; count <= 30; count += 1) {
        const shown = pageWindow(page, count);
        const numbers = shown.filter((entry) => entry !== 'gap');
        expect(shown.length).toBeLessThanOrEqual(7);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      }
  });
});

const niches = (...counts: (number | null)[]) => counts.map((productCount) => ({productCount}));

test('the niches have together what each of them has', () => {
  expect(totalProducts(niches(0))).toBe(0);
  expect(totalProducts(niches(12, 0, 3))).toBe(15);
});

test('no sum is told when the shop does not tell of one of them', () => {
  expect(totalProducts(niches(null, null))).toBeNull();
  expect(totalProducts(niches(12, null, 3))).toBeNull();
});

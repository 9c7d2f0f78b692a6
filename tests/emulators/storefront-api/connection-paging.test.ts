// @vitest-environment node
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterEach(async () => {
  await emulator.admin('POST', 'reset');
});
afterAll(() => emulator.close());

const QUERY = `query ($first: Int, $last: Int, $after: String, $before: String, $reverse: Boolean, $sortKey: ProductSortKeys) {
  products(first: $first, last: $last, after: $after, before: $before, reverse: $reverse, sortKey: $sortKey) {
    edges { cursor node { handle } } nodes { handle }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

async function page(variables: Record<string, unknown>) {
  const {products} = await emulator.data(QUERY, variables);
  const {nodes, edges, pageInfo} = products;
  const numbers = nodes.map(({handle}: {handle: string}) => handle.slice(-1)).join('');
  return {numbers, edges, ...pageInfo};
}

const errorOf = async (variables: Record<string, unknown>) =>
  (await emulator.query(QUERY, variables)).errors?.[0]?.message;

describe('paging forward', () => {
  it('walks the whole list without gap or overlap', async () => {
    let after: string | null = null;
    const seen: string[] = [];
    for (let pages = 0; pages < 3; pages += 1) {
      const {numbers, endCursor, hasNextPage, hasPreviousPage} = await page({first: 2, after});
      seen.push(numbers);
      expect(hasPreviousPage).toBe(pages > 0);
      expect(hasNextPage).toBe(pages < 2);
      after = endCursor;
    }
    expect(seen).toEqual(['12', '34', '5']);
  });
});

describe('limits', () => {
  it('wants exactly one of first and last', async () => {
    expect(await errorOf({})).toBe('you must provide one of first or last');
    expect(await errorOf({first: 1, last: 1})).toBe(
      'providing both first and last is not supported',
    );
  });

  it('stops at 250', async () => {
    expect(await errorOf({first: 250})).toBeUndefined();
    expect(await errorOf({first: 251})).toBe('first cannot exceed 250');
    expect(await errorOf({last: -1})).toBe('last must be greater than or equal to 0');
  });
});

describe('cursors', () => {
  it('refuses one that it never gave', async () => {
    expect(await errorOf({first: 1, after: 'abc'})).toContain('Invalid cursor');
  });

  it('refuses one of another order', async () => {
    const {endCursor} = await page({first: 1, sortKey: 'TITLE'});
    const wrong = 'Invalid cursor for current pagination sort.';
    expect(await errorOf({first: 1, after: endCursor, sortKey: 'PRICE'})).toBe(wrong);
    expect(await errorOf({first: 1, after: endCursor, sortKey: 'TITLE', reverse: true})).toBe(
      wrong,
    );
  });

  it('survives the disappearance of its product', async () => {
    const {endCursor} = await page({first: 2});
    await emulator.admin('POST', 'products/producto-02', {deleted: true});
    expect((await page({first: 2, after: endCursor})).numbers).toBe('34');
  });
});

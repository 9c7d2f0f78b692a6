import fc from 'fast-check';
import {describe, expect, test, vi} from 'vitest';
import {COLLECTION_PAGE_SIZE} from '~/domain/limits';
import {
  PROVIDER_PAGE_LIMIT,
  readNumberedPage,
  PAGE_JUMP_SIZE,
  type Cursors,
  type NumberedList,
} from '~/server/catalogue/read-numbered-page';

interface Counting {
  /** What the provider says about the length of the list. */
  readonly counted?: (length: number) => number | null;
}

/** A list of the numbers from 0, whose cursors are the numbers themselves. */
function listOf(length: number, {counted = (exact) => exact}: Counting = {}) {
  const between = ({after, before}: Cursors) => ({
    start: after === undefined ? 0 : Number(after) + 1,
    end: before === undefined ? length : Number(before),
  });
  const range = (start: number, end: number) =>
    Array.from({length: Math.max(0, end - start)}, (_, index) => start + index);
  const list = {
    readWindow: vi.fn<NumberedList<number>['readWindow']>(async ({first, last, ...cursors}) => {
      const size = first ?? last ?? 0;
      expect(size >= 0 && size <= PROVIDER_PAGE_LIMIT, `asks for ${size}`).toBe(true);
      const {start, end} = between(cursors);
      const from = first === undefined ? Math.max(start, end - size) : start;
      const to = Math.min(end, from + size);
      return {
        owner: null,
        nodes: range(from, to),
        hasNextPage: to < length,
        total: counted(length),
      };
    }),
    readPageJump: vi.fn<NumberedList<number>['readPageJump']>(async (cursors) => {
      const start = between({after: cursors.after}).start;
      const end = Math.min(length, start + PAGE_JUMP_SIZE);
      const last = between({before: cursors.before}).end;
      return {
        length: end - start,
        total: counted(length),
        hasNextPage: end < length,
        endCursor: end > start ? String(end - 1) : null,
        startCursor: last > 0 ? String(Math.max(0, last - PAGE_JUMP_SIZE)) : null,
      };
    }),
  };
  const calls = () => list.readWindow.mock.calls.length + list.readPageJump.mock.calls.length;
  return {list, calls};
}

describe('a numbered page of a list that is paged by cursor', () => {
  test('holds exactly its products, however deep it lies', async () => {
    const pages = fc.record({length: fc.nat(3000), page: fc.integer({min: 1, max: 130})});
    await fc.assert(
      fc.asyncProperty(pages, async ({length, page}) => {
        const {list} = listOf(length);
        const offset = (page - 1) * COLLECTION_PAGE_SIZE;
        const last = Math.max(1, Math.ceil(length / COLLECTION_PAGE_SIZE));
        expect(await readNumberedPage(list, page)).toEqual(
          page > last
            ? {kind: 'other-page', page: last}
            : {
                kind: 'page',
                owner: null,
                nodes: Array.from(
                  {length: Math.min(COLLECTION_PAGE_SIZE, length - offset)},
                  (_, index) => offset + index,
                ),
                total: length,
                pageCount: last,
              },
        );
      }),
      {numRuns: 500},
    );
  });

  test.each([
    [134, 1, 1],
    [134, 6, 1],
    [10_000, 1, 1],
    [10_000, 10, 1],
    [10_000, 11, 2],
    [10_000, 417, 2],
    [1_100, 24, 3],
  ])('of %i products page %i takes %i calls', async (length, page, most) => {
    const {list, calls} = listOf(length);
    await readNumberedPage(list, page);
    expect(calls()).toBe(most);
  });

  test.each([
    ['nothing', () => null],
    ['too little', () => 3],
    ['none', () => 0],
  ])('is right when the provider counts %s', async (_, counted) => {
    for (const page of [1, 9, 10, 11, 30]) {
      const {list} = listOf(700, {counted});
      expect(await readNumberedPage(list, page)).toMatchObject({kind: 'page', total: 700});
    }
  });

  test("believes the list's end before a count that is too large", async () => {
    const {list} = listOf(30, {counted: () => 31});
    expect(await readNumberedPage(list, 2)).toMatchObject({total: 30, pageCount: 2});
    const {list: whole} = listOf(24, {counted: () => 25});
    expect(await readNumberedPage(whole, 1)).toMatchObject({total: 24, pageCount: 1});
  });
});

import {expect, test} from 'vitest';
import {parseReadingPositions, positionIn, withPosition} from '~/domain/book/reading-position';

test('a book begins at its cover until it is left elsewhere', () => {
  const positions = withPosition([], 'pan', 3);
  expect(positionIn(positions, 'pan')).toBe(3);
  expect(positionIn(positions, 'sal')).toBe(0);
  expect(withPosition(positions, 'pan', 0)).toEqual([]);
});

test('the thirty books that were read last are remembered', () => {
  const all = Array.from({length: 31}, (_, i) => `libro-${i}`);
  const positions = all.reduce(
    (kept, handle) => withPosition(kept, handle, 2),
    withPosition([], 'x', 1),
  );
  expect(positions).toHaveLength(30);
  expect(positionIn(positions, 'libro-30')).toBe(2);
  expect(positionIn(positions, 'libro-0')).toBe(0);
});

test('what is stored may be anything', () => {
  expect(
    parseReadingPositions([
      {handle: 'a', page: 1},
      {handle: 'b', page: 99},
      {handle: 'c', page: 100},
      {handle: 'e', page: 1.5},
      {page: 1},
      null,
      'x',
    ]),
  ).toEqual([
    {handle: 'a', page: 1},
    {handle: 'b', page: 99},
  ]);
  for (const stored of [null, undefined, {}, 'x', 5])
    expect(parseReadingPositions(stored)).toEqual([]);
});

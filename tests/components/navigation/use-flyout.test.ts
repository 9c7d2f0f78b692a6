import {expect, it, test} from 'vitest';
import {isHeadingFor, withPosition} from '~/components/navigation/CategoryPanel';

const flyout = {left: 300, top: 100, bottom: 500};

test.each([
  ['straight towards its left edge', [50, 150], [60, 150], true],
  ['slanting towards it', [50, 150], [60, 160], true],
  ['so that it would pass below', [50, 150], [60, 170], false],
  ['so that it would pass above', [50, 150], [60, 145], false],
  ['down', [50, 150], [50, 190], false],
  ['back', [50, 150], [40, 150], false],
] as const)('of a pointer that goes %s', (_how, from, to, heading) => {
  const trail = [from, to].map(([x, y]) => ({x, y}));
  expect(isHeadingFor(trail, flyout)).toBe(heading);
});

it('is not heading anywhere with one position or none', () => {
  expect(isHeadingFor([{x: 50, y: 150}], flyout)).toBe(false);
  expect(isHeadingFor([], flyout)).toBe(false);
});

it('is judged by its last four positions', () => {
  const trail = [1, 2, 3, 4, 5].reduce<readonly {x: number; y: number}[]>(
    (before, x) => withPosition(before, {x, y: 0}),
    [],
  );
  expect(trail.map(({x}) => x)).toEqual([2, 3, 4, 5]);
});

import {describe, expect, it} from 'vitest';
import {isHeadingFor, withPosition} from '~/components/navigation/CategoryPanel';

const flyout = {left: 300, top: 100, bottom: 500};

describe('a pointer on its way to the flyout', () => {
  it('is heading for it when it goes straight or slanting towards its left edge', () => {
    expect(
      isHeadingFor(
        [
          {x: 50, y: 150},
          {x: 60, y: 150},
        ],
        flyout,
      ),
    ).toBe(true);
    expect(
      isHeadingFor(
        [
          {x: 50, y: 150},
          {x: 60, y: 160},
        ],
        flyout,
      ),
    ).toBe(true);
  });

  it('is not when it would pass above or below', () => {
    expect(
      isHeadingFor(
        [
          {x: 50, y: 150},
          {x: 60, y: 170},
        ],
        flyout,
      ),
    ).toBe(false);
    expect(
      isHeadingFor(
        [
          {x: 50, y: 150},
          {x: 60, y: 145},
        ],
        flyout,
      ),
    ).toBe(false);
  });

  it('is not when it goes down, back, or nowhere', () => {
    expect(
      isHeadingFor(
        [
          {x: 50, y: 150},
          {x: 50, y: 190},
        ],
        flyout,
      ),
    ).toBe(false);
    expect(
      isHeadingFor(
        [
          {x: 50, y: 150},
          {x: 40, y: 150},
        ],
        flyout,
      ),
    ).toBe(false);
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
});

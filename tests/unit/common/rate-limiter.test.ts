import {createRateLimiter, createSharedLimiter} from '@common/rate-limiter';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

const RULE = {limit: 3, windowMs: 1000};

/** What the limiter answers one sender at these moments. */
function waits(moments: readonly number[]): readonly number[] {
  const limiter = createRateLimiter(RULE);
  return moments.map((now) => limiter('a', now));
}

test('admits again once the first attempt is a whole window old, and not a millisecond before', () => {
  expect(waits([0, 10, 20, 999])).toEqual([0, 0, 0, 1]);
  expect(waits([0, 10, 20, 500, 600, 1000, 1001])).toEqual([0, 0, 0, 1, 1, 0, 1]);
});

test('says the seconds to wait, rounded up', () => {
  const limiter = createRateLimiter({limit: 1, windowMs: 60_000});
  expect([0, 1, 59_999].map((now) => limiter('a', now))).toEqual([0, 60, 1]);
});

test('a clock that was set back locks nobody out', () => {
  expect(waits([5000, 5001, 5002, 10])).toEqual([0, 0, 0, 0]);
});

test('never counts a sender without an address', () => {
  const limiter = createRateLimiter({limit: 1, windowMs: 1000});
  expect([1, 2, 3].map((now) => limiter(null, now))).toEqual([0, 0, 0]);
});

test('forgets the sender seen longest ago when it remembers too many', () => {
  const limiter = createRateLimiter({limit: 1, windowMs: 1000}, 2);
  for (const sender of ['a', 'b', 'c']) limiter(sender, 0);
  expect(limiter('c', 1)).toBe(1);
  expect(limiter('a', 2)).toBe(0);
});

test('never admits more than the limit in any window', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({max: 700}), {maxLength: 60}), (steps) => {
      const limiter = createRateLimiter(RULE);
      let now = 0;
      const admitted = steps.flatMap((step) => {
        now += step;
        return limiter('a', now) === 0 ? [now] : [];
      });
      for (const [index, at] of admitted.entries()) {
        const next = admitted[index + RULE.limit];
        if (next !== undefined) expect(next - at).toBeGreaterThanOrEqual(RULE.windowMs);
      }
    }),
  );
});

describe('a shared network', () => {
  const shared = (capacity?: number) =>
    createSharedLimiter({ofOne: 2, ofNetwork: 4, windowMs: 1000}, capacity);

  test('has little for one thing, and more for all together', () => {
    const {wait} = shared();
    const asked = ['a', 'a', 'a', 'a', 'b', 'c', 'd'];
    expect(asked.map((about) => wait('x', about, 0))).toEqual([0, 0, 1, 1, 0, 0, 1]);
    expect([wait('y', 'd', 0), wait(null, 'a', 0)]).toEqual([0, 0]);
  });

  test('never keeps who was right from their own', () => {
    const {wait, prove} = shared(2);
    for (const right of ['forgotten', 'r', 's']) prove(right);
    for (const guess of ['a', 'b', 'c', 'd']) wait('x', guess, 0);
    const asked = ['r', 'r', 'r', 's', 'e', 'forgotten'];
    expect(asked.map((about) => wait('x', about, 0))).toEqual([0, 0, 1, 0, 1, 1]);
  });
});

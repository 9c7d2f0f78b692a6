import fc from 'fast-check';
import {expect, test} from 'vitest';
import {admit, type RateLimit} from '~/domain/site/rate-limit';

const RULE: RateLimit = {limit: 3, windowMs: 1000};

test('lets the third attempt in and refuses the fourth', () => {
  expect(admit([0, 10], 20, RULE)).toEqual({allowed: true, hits: [0, 10, 20], retryAfterMs: 0});
  expect(admit([0, 10, 20], 30, RULE)).toEqual({
    allowed: false,
    hits: [0, 10, 20],
    retryAfterMs: 970,
  });
});

test('lets one in again once the first is a whole window ago, and not a millisecond before', () => {
  expect(admit([0, 10, 20], 999, RULE)).toMatchObject({allowed: false, retryAfterMs: 1});
  expect(admit([0, 10, 20], 1000, RULE)).toMatchObject({allowed: true, hits: [10, 20, 1000]});
});

test('a clock that was set back locks nobody out', () => {
  expect(admit([5000, 5001, 5002], 10, RULE)).toMatchObject({allowed: true, hits: [10]});
});

test('never admits more than the limit in any window, nor refuses who waited as told', () => {
  const waits = fc.array(fc.nat({max: 700}), {maxLength: 60});
  fc.assert(
    fc.property(waits, (steps) => {
      let now = 0;
      let hits: readonly number[] = [];
      const admitted: number[] = [];
      for (const step of steps) {
        now += step;
        const result = admit(hits, now, RULE);
        hits = result.hits;
        expect(hits.length).toBeLessThanOrEqual(RULE.limit);
        if (result.allowed) admitted.push(now);
        else expect(admit(hits, now + result.retryAfterMs, RULE).allowed).toBe(true);
      }
      for (const [index, at] of admitted.entries()) {
        const next = admitted[index + RULE.limit];
        if (next !== undefined) expect(next - at).toBeGreaterThanOrEqual(RULE.windowMs);
      }
    }),
  );
});

import {expect, test} from 'vitest';
import {countdownPhase, formatCountdown, remainingSeconds} from '~/domain/offers/countdown';
import {NOW, SECOND} from '../fixtures';

test.each([
  [NOW + 60 * SECOND, 60],
  [NOW + 60 * SECOND - 1, 60],
  [NOW + 1, 1],
  [NOW, 0],
  [NOW + 61 * SECOND, 60],
  [Infinity, 60],
  [NaN, 0],
])('the remaining seconds until %d are %i', (deadline, seconds) => {
  expect(remainingSeconds(deadline, NOW, 60)).toBe(seconds);
});

test.each([
  [900, '15:00'],
  [60, '01:00'],
  [9.9, '00:09'],
  [-1, '00:00'],
  [NaN, '00:00'],
  [Infinity, '00:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [86_400, '1 d 00:00:00'],
  [190_923, '2 d 05:02:03'],
])('a countdown of %d seconds reads %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test.each([
  [61, 'running'],
  [60, 'last-minute'],
  [1, 'last-minute'],
  [0, 'over'],
] as const)('what a screen reader is told at %d seconds is %s', (seconds, phase) => {
  expect(countdownPhase(seconds)).toBe(phase);
});

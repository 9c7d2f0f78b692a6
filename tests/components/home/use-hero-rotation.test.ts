import {expect, test} from 'vitest';
import {nextSlide, previousSlide} from '~/components/home/Hero';

test('slides follow each other in a circle', () => {
  expect(nextSlide(0, 2)).toBe(1);
  expect(nextSlide(1, 2)).toBe(0);
  expect(previousSlide(1, 2)).toBe(0);
  expect(previousSlide(0, 2)).toBe(1);
});

test('a single slide follows itself, and none is the first', () => {
  expect(nextSlide(0, 1)).toBe(0);
  expect(previousSlide(0, 1)).toBe(0);
  expect(nextSlide(0, 0)).toBe(0);
  expect(previousSlide(0, 0)).toBe(0);
});

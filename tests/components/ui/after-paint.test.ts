// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {afterPaint} from '~/components/ui/hydration/after-paint';

const FRAME_MS = 16;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs what a press leads to once its frame is painted, in the order of the presses', () => {
  const done: string[] = [];
  afterPaint(() => done.push('first'));
  afterPaint(() => done.push('second'));
  requestAnimationFrame(() => done.push('frame'));
  expect(done).toEqual([]);
  vi.advanceTimersByTime(FRAME_MS);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['frame', 'first', 'second']);
});

test('a page that goes away runs it first, and never twice', () => {
  const task = vi.fn();
  afterPaint(task);
  window.dispatchEvent(new Event('pagehide'));
  expect(task).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * FRAME_MS);
  window.dispatchEvent(new Event('pagehide'));
  expect(task).toHaveBeenCalledOnce();
});

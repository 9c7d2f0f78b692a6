// @vitest-environment jsdom
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

/** Each test has its own module, which knows of no action yet. */
async function setUp() {
  vi.resetModules();
  const {onceIdle} = await import('~/components/ui/hydration/once-idle');
  return onceIdle;
}

/** Idle after so long, or never; a caller's own limit counts, as in a browser. */
function idleAfter(ms: number): void {
  vi.stubGlobal('requestIdleCallback', (run: () => void, {timeout = Infinity} = {}) =>
    setTimeout(run, Math.min(ms, timeout)),
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing comes to a page that nobody does anything with', async () => {
  idleAfter(0);
  const onceIdle = await setUp();
  const callback = vi.fn();
  onceIdle(callback);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callback).not.toHaveBeenCalled();
});

test('what was done is answered first; then the page is waited for', async () => {
  idleAfter(30);
  const onceIdle = await setUp();
  const callback = vi.fn();
  onceIdle(callback);
  fireEvent.keyDown(document.body, {key: 'Tab'});
  await vi.advanceTimersByTimeAsync(529);
  expect(callback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('one after the other, half a second each on a page that is never idle', async () => {
  idleAfter(Infinity);
  const onceIdle = await setUp();
  const [first, second] = [vi.fn(), vi.fn()];
  onceIdle(first);
  onceIdle(second);
  fireEvent.pointerMove(document.body);
  await vi.advanceTimersByTimeAsync(999);
  expect(first).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(first).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(499);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('what is not wanted any more is not called, and holds nothing up', async () => {
  idleAfter(0);
  const onceIdle = await setUp();
  const [first, second] = [vi.fn(), vi.fn()];
  const forget = onceIdle(first);
  onceIdle(second);
  forget();
  fireEvent.scroll(window);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('a browser that knows no idle moment goes on at once', async () => {
  expect('requestIdleCallback' in window).toBe(false);
  const onceIdle = await setUp();
  const callback = vi.fn();
  onceIdle(callback);
  fireEvent.pointerDown(document.body);
  await vi.advanceTimersByTimeAsync(501);
  expect(callback).toHaveBeenCalledTimes(1);
});

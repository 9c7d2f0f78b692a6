// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {now, useDeadline, useNow} from '~/state/browser/clock';

const NOW = Date.UTC(2026, 2, 2, 15);

function Watch({deadline = null}: {deadline?: number | null}) {
  useDeadline(deadline);
  return <time>{useNow()}</time>;
}

function shown(): number[] {
  return screen.getAllByRole('time').map(({textContent}) => Number(textContent));
}

function setVisible(visible: boolean): void {
  const state = visible ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  vi.useFakeTimers({now: NOW});
  setVisible(true);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a clock with fractions counts whole milliseconds', () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW + 0.5);
  expect(now()).toBe(NOW);
});

test('all watches share one timer, which goes with the last of them', () => {
  const {unmount} = render([<Watch key="a" />, <Watch key="b" />]);
  expect(vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(3000));
  expect(shown()).toEqual([NOW + 3000, NOW + 3000]);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a hidden tab has no timer, and is right at once on return', () => {
  render(<Watch />);
  setVisible(false);
  expect(vi.getTimerCount()).toBe(0);
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(shown()).toEqual([NOW]);
  setVisible(true);
  expect(shown()).toEqual([NOW + 3_600_000]);
  expect(vi.getTimerCount()).toBe(1);
});

test('ticks on the full second, so that two browsers show the same one', () => {
  vi.setSystemTime(NOW + 300);
  render(<Watch />);
  expect(shown()).toEqual([NOW + 300]);
  act(() => void vi.advanceTimersByTime(700));
  expect(shown()).toEqual([NOW + 1000]);
  act(() => void vi.advanceTimersByTime(999));
  expect(shown()).toEqual([NOW + 1000]);
});

test('ticks at the very moment at which something ends, and on the full second after it', () => {
  render(<Watch deadline={NOW + 1234} />);
  act(() => void vi.advanceTimersByTime(1233));
  expect(shown()).toEqual([NOW + 1000]);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toEqual([NOW + 1234]);
  act(() => void vi.advanceTimersByTime(766));
  expect(shown()).toEqual([NOW + 2000]);
  expect(vi.getTimerCount()).toBe(1);
});

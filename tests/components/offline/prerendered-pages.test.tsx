// @vitest-environment jsdom
import {act, cleanup, render} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import {PrerenderedPages} from '~/components/offline/NetworkHost';
import {EMPTY_CART} from '~/domain/cart/cart';
import {PRERENDERED_KEY} from '~/domain/offline/offline-copy';
import {cartStore} from '~/state/cart/cart';

type Blocks = (step: object) => boolean;

let blocks: Blocks = () => false;
vi.mock('@remix-run/react', () => ({
  useBlocker: (blocker: Blocks) => {
    blocks = blocker;
  },
}));
const assign = vi.fn();
vi.stubGlobal('location', {origin: 'https://shop.example', assign});

beforeEach(() => {
  assign.mockClear();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  document.body.replaceChildren();
  render(<PrerenderedPages />);
});

test('the browser follows a link to a prerendered page, once; the router follows any other', () => {
  waits('/producto/a');
  expect(isTakenOver('/producto/b')).toBe(false);
  expect(isTakenOver('/producto/a')).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/producto/a`);
  expect(isTakenOver('/producto/a')).toBe(false);
});

test('the router keeps forms, replacements, navigations with state and steps in history', () => {
  waits('/tienda');
  expect(isTakenOver('/tienda', {historyAction: 'REPLACE'})).toBe(false);
  expect(isTakenOver('/tienda', {historyAction: 'POP'})).toBe(false);
  expect(isTakenOver('/tienda', {state: {from: 1}})).toBe(false);
  expect(isTakenOver('/tienda', {from: '/tienda'})).toBe(false);
  expect(isTakenOver('/tienda', {search: '?q=plan'})).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

test('the router closes an open dialog, which would still be open upon Back', () => {
  waits('/tienda');
  document.body.innerHTML = '<div role="dialog"></div>';
  expect(isTakenOver('/tienda')).toBe(false);
});

test('a page that began a hand-off stays: another document would close the tab that waits for it', () => {
  waits('/a');
  const handOffs = [{id: 'h', at: performance.timeOrigin + 1, state: 'preparing'}];
  cartStore.store.setState({value: {...EMPTY_CART, handOffs}, ready: true});
  expect(isTakenOver('/a')).toBe(false);
  const former = [{id: 'h', at: performance.timeOrigin - 1, state: 'ready'}];
  cartStore.store.setState({value: {...EMPTY_CART, handOffs: former}, ready: true});
  expect(isTakenOver('/a')).toBe(true);
});

/** Whether the browser takes over a navigation to a path. */
function isTakenOver(
  pathname: string,
  {historyAction = 'PUSH', state = null, from = '/', search = ''}: Partial<Odd> = {},
): boolean {
  const nextLocation = {pathname, search, hash: '', state};
  return blocks({currentLocation: {pathname: from}, nextLocation, historyAction});
}

interface Odd {
  readonly historyAction: 'PUSH' | 'POP' | 'REPLACE';
  readonly state: unknown;
  readonly from: string;
  readonly search: string;
}

function waits(path: string): void {
  const newValue = location.origin + path;
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', {key: PRERENDERED_KEY, newValue}));
    window.dispatchEvent(new StorageEvent('storage', {key: PRERENDERED_KEY, newValue: null}));
  });
}

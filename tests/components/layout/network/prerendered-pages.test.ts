// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {followIntoPrerendered} from '~/components/layout/network/prerendered-pages';
import {EMPTY_CART} from '~/domain/cart/cart';
import {PRERENDERED_KEY} from '~/domain/site/prerendered';
import {cartStore} from '~/state/cart/cart';

type Blocks = (step: object) => boolean;

const blockers = new Map<string, Blocks>();
const assign = vi.fn();

vi.stubGlobal('__remixRouter', {
  getBlocker: (key: string, blocks: Blocks) => blockers.set(key, blocks),
  deleteBlocker: (key: string) => blockers.delete(key),
});
vi.stubGlobal('location', {origin: 'https://shop.example', assign});
followIntoPrerendered();

beforeEach(() => {
  assign.mockClear();
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
});

test('until a page waits, nothing asks the router to stop', () => {
  expect(blockers.size).toBe(0);
});

test('a page that waits is followed by the browser, once, and any other by the router', () => {
  waits('/producto/a');
  expect(isTakenOver('/producto/b')).toBe(false);
  expect(isTakenOver('/producto/a')).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/producto/a`);
  expect(isTakenOver('/producto/a')).toBe(false);
});

test('what is sent, replaced or handed on is the router’s, and so is a step in history', () => {
  waits('/tienda');
  expect(isTakenOver('/tienda', {historyAction: 'REPLACE'})).toBe(false);
  expect(isTakenOver('/tienda', {historyAction: 'POP'})).toBe(false);
  expect(isTakenOver('/tienda', {state: {from: 1}})).toBe(false);
  expect(isTakenOver('/tienda', {from: '/tienda'})).toBe(false);
  expect(isTakenOver('/tienda', {search: '?q=plan'})).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

test('what is open over the page is closed by the router, or it would be open upon Back', () => {
  waits('/tienda');
  document.body.innerHTML = '<div role="dialog"></div>';
  expect(isTakenOver('/tienda')).toBe(false);
});

test('of three that told of themselves the browser has two', () => {
  for (const path of ['/a', '/b', '/c']) waits(path);
  expect(['/a', '/b', '/c'].map((path) => isTakenOver(path))).toEqual([false, true, true]);
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

test('who began to listen asks those that wait already', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  followIntoPrerendered();
  expect(written).toHaveBeenCalledExactlyOnceWith(PRERENDERED_KEY, '');
  expect(localStorage.getItem(PRERENDERED_KEY)).toBeNull();
});

test('upon Back nothing waits any more', () => {
  waits('/a');
  window.dispatchEvent(new Event('pagehide'));
  expect(blockers.size).toBe(0);
});

/** Whether a step of the router to a path is the browser's. */
function isTakenOver(
  pathname: string,
  {historyAction = 'PUSH', state = null, from = '/', search = ''}: Partial<Odd> = {},
): boolean {
  const nextLocation = {pathname, search, hash: '', state};
  const [blocks] = blockers.values();
  return blocks?.({currentLocation: {pathname: from}, nextLocation, historyAction}) ?? false;
}

interface Odd {
  readonly historyAction: 'PUSH' | 'POP' | 'REPLACE';
  readonly state: unknown;
  readonly from: string;
  readonly search: string;
}

function waits(path: string): void {
  const newValue = location.origin + path;
  window.dispatchEvent(new StorageEvent('storage', {key: PRERENDERED_KEY, newValue}));
  window.dispatchEvent(new StorageEvent('storage', {key: PRERENDERED_KEY, newValue: null}));
}

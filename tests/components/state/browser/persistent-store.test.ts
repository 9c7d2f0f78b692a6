// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {asList} from '~/domain/text/parse-unknown';
import {createPersistentStore, type PersistentStore} from '~/state/browser/persistent-store';

const KEY = 'list';
const stored = (...state: string[]) => JSON.stringify({state, version: 1});
const add = (item: string) => (list: readonly string[]) =>
  list.includes(item) ? list : [...list, item];

let list: PersistentStore<readonly string[]>;
let disconnect: () => void;

beforeEach(() => {
  localStorage.clear();
  list = createPersistentStore<readonly string[]>({
    key: KEY,
    initial: [],
    parse: (value) => asList(value).map(String),
  });
  disconnect = list.connect();
});
afterEach(() => {
  disconnect();
  vi.useRealTimers();
});

/** What another tab does: its change arrives with what it took to be there before. */
function storedElsewhere(oldValue: string | null, newValue: string): void {
  localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', {key: KEY, oldValue, newValue}));
}

const value = () => list.store.getState().value;

test('takes over what another tab stored', () => {
  storedElsewhere(null, stored('a'));
  expect(value()).toEqual(['a']);
});

test('reads a value from before there were versions, and stores it with one', () => {
  localStorage.setItem(KEY, '["old"]');
  list.update(add('new'));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({
    state: ['old', 'new'],
    version: 1,
  });
});

test('starts anew from what cannot be read', () => {
  localStorage.setItem(KEY, '{"state":["cut off');
  list.update(add('new'));
  expect(value()).toEqual(['new']);
});

test('makes its change again when another tab, in the same instant, wrote without having seen it', () => {
  const before = stored('x');
  storedElsewhere(null, before);
  list.update(add('mine'));
  storedElsewhere(before, stored('x', 'theirs'));
  expect(value()).toEqual(['x', 'theirs', 'mine']);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({state: value()});
});

test('does not make a change again that another tab has seen, and undone', () => {
  list.update(add('mine'));
  const seen = JSON.parse(localStorage.getItem(KEY) ?? '') as {changes: object};
  storedElsewhere(null, JSON.stringify({...seen, state: []}));
  expect(value()).toEqual([]);
});

test.each([
  [999, ['theirs', 'mine']],
  [1_000, ['theirs']],
])('after %i ms what another tab wrote leaves %j', (ms, left) => {
  vi.useFakeTimers();
  list.update(add('mine'));
  vi.advanceTimersByTime(ms);
  storedElsewhere(null, stored('theirs'));
  expect(value()).toEqual(left);
});

test('does not bring back what was cleared', () => {
  list.update(add('mine'));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', {key: null}));
  expect(value()).toEqual([]);
});

test('makes a change again for a second at most, however often it is overwritten', () => {
  vi.useFakeTimers();
  list.update(add('mine'));
  for (let round = 0; round < 12; round++) {
    vi.advanceTimersByTime(100);
    storedElsewhere(null, stored('theirs'));
  }
  expect(value()).toEqual(['theirs']);
});

test('keeps no mark for long', () => {
  vi.useFakeTimers();
  const marks = () =>
    Object.keys((JSON.parse(localStorage.getItem(KEY) ?? '') as {changes: object}).changes);
  for (let index = 0; index < 50; index++) list.update(add(String(index)));
  expect(marks()).toHaveLength(50);
  vi.advanceTimersByTime(2_000);
  list.update(add('last'));
  expect(marks()).toHaveLength(1);
});

test('goes on from what this tab knows when storage, which holds something, is full', () => {
  list.update(add('stored'));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  list.update(add('second'));
  list.update(add('third'));
  expect(value()).toEqual(['stored', 'second', 'third']);
  full.mockRestore();
  list.update(add('fourth'));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({
    state: ['stored', 'second', 'third', 'fourth'],
  });
});

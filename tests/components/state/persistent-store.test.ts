// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {asList} from '~/domain/parse-unknown';
import {createPersistentStore, type PersistentStore} from '~/state/persistent-store';

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
  const seen = JSON.parse(localStorage.getItem(KEY) ?? '') as {changes: string[]};
  storedElsewhere(null, JSON.stringify({...seen, state: [], changes: [...seen.changes, 'theirs']}));
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

// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test} from 'vitest';
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
afterEach(() => disconnect());

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
  expect(localStorage.getItem(KEY)).toBe(stored('old', 'new'));
});

test('starts anew from what cannot be read', () => {
  localStorage.setItem(KEY, '{"state":["cut off');
  list.update(add('new'));
  expect(value()).toEqual(['new']);
});

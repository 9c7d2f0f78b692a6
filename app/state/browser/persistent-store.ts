/**
 * A store of one value that outlives the page: kept under a key in browser storage, the same in
 * every tab. The stored shape is `{state, version, changes}`. The server and the first render see
 * `initial` with `ready: false`, so that nothing personal is rendered and nothing mismatches.
 *
 * Storage has no lock: two tabs that write in the same instant each start from what they read before,
 * and the later one takes the change of the earlier away. So each change leaves its mark in `changes` for a
 * while, and a tab that misses a mark of its own just afterwards makes that change again.
 */
import {useEffect} from 'react';
import {createStore, useStore, type StoreApi} from 'zustand';
import {asRecord} from '~/domain/text/parse-unknown';
import {onStoredElsewhere, readStored, writeStored} from './browser-storage';
import {now} from './clock';

const VERSION = 1;
/** How long after a change another tab's write may still have begun before it. */
const SAME_INSTANT_MS = 1_000;
/** Longer than anybody looks for a mark. */
const MARK_KEPT_MS = 2 * SAME_INSTANT_MS;

interface Snapshot<T> {
  readonly value: T;
  /** False until browser storage has been read. */
  readonly ready: boolean;
}

type Rule<T> = (value: T) => T;

interface Change<T> {
  readonly mark: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly rule: Rule<T>;
}

export interface PersistentStore<T> {
  readonly store: StoreApi<Snapshot<T>>;
  /** Applies a rule to what is stored now, which another tab may have changed since; maybe again. */
  update(rule: Rule<T>): void;
  /** Reads storage and follows other tabs until the returned function is called. */
  connect(): () => void;
}

export function createPersistentStore<T>(options: {
  key: string;
  initial: T;
  /** Takes anything and never throws; corrupt values yield a fresh state. */
  parse: (stored: unknown) => T;
}): PersistentStore<T> {
  const {key, initial, parse} = options;
  const store = createStore<Snapshot<T>>(() => ({value: initial, ready: false}));

  let recent: readonly Change<T>[] = [];
  /** Storage is full or forbidden, so this tab knows more than is stored. */
  let ahead = false;

  const read = () => {
    const stored = readStored(key);
    if (stored === null) return null;
    const {state, changes} = asRecord(stored) ?? {};
    return {value: parse(state ?? stored), marks: asRecord(changes) ?? {}};
  };

  const change = (rule: Rule<T>, at: number) => {
    const stored = read();
    const current = stored && !ahead ? stored.value : store.getState().value;
    const next = rule(current);
    store.setState({value: next, ready: true});
    if (next === current) return;
    const mark = Math.random().toString(36).slice(2, 8);
    recent = [...recent, {mark, at, rule}];
    const young = Object.entries(stored?.marks ?? {}).filter(
      ([, markedAt]) => now() - Number(markedAt) < MARK_KEPT_MS,
    );
    const changes = Object.fromEntries([...young, [mark, now()]]);
    ahead = !writeStored(key, {state: next, version: VERSION, changes});
  };

  const follow = () => {
    const stored = read();
    ahead = false;
    store.setState({value: stored?.value ?? initial, ready: true});
    recent = recent.filter(({at}) => now() - at < SAME_INSTANT_MS);
    const lost = stored ? recent.filter(({mark}) => !Object.hasOwn(stored.marks, mark)) : [];
    recent = recent.filter((one) => !lost.includes(one));
    // From when it was first made: whatever else goes on, it is not made again for ever.
    lost.forEach(({rule, at}) => change(rule, at));
  };

  return {
    store,
    update: (rule) => change(rule, now()),
    connect() {
      if (!store.getState().ready) follow();
      return onStoredElsewhere(key, follow);
    },
  };
}

/** A part of the stored value; before storage has been read, of the initial one. */
export function useStored<T, Part>(
  {store}: PersistentStore<T>,
  select: (value: T, ready: boolean) => Part,
): Part {
  return useStore(store, (snapshot) => select(snapshot.value, snapshot.ready));
}

/** Connects stores for as long as the component lives; give it a constant list. */
export function useConnect(stores: readonly Pick<PersistentStore<unknown>, 'connect'>[]): void {
  useEffect(() => {
    const disconnects = stores.map((each) => each.connect());
    return () => disconnects.forEach((disconnect) => disconnect());
  }, [stores]);
}

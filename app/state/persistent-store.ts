/**
 * A store of one value that outlives the page: kept under a key in browser storage, the same in
 * every tab. The stored shape is `{state, version}`. The server and the first render see `initial`
 * with `ready: false`, so that nothing personal is rendered and nothing mismatches.
 */
import {useEffect} from 'react';
import {createStore, useStore, type StoreApi} from 'zustand';
import {asRecord} from '~/domain/parse-unknown';
import {onStoredElsewhere, readStored, writeStored} from './browser-storage';

const VERSION = 1;

interface Snapshot<T> {
  readonly value: T;
  /** False until browser storage has been read. */
  readonly ready: boolean;
}

export interface PersistentStore<T> {
  readonly store: StoreApi<Snapshot<T>>;
  /** Applies a rule to what is stored now, which another tab may have changed since. */
  update(rule: (value: T) => T): void;
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

  const read = () => {
    const stored = readStored(key);
    if (stored === null) return null;
    return parse(asRecord(stored)?.state ?? stored);
  };

  return {
    store,
    update(rule) {
      const current = read() ?? store.getState().value;
      const next = rule(current);
      store.setState({value: next, ready: true});
      if (next !== current) writeStored(key, {state: next, version: VERSION});
    },
    connect() {
      const load = () => store.setState({value: read() ?? initial, ready: true});
      if (!store.getState().ready) load();
      return onStoredElsewhere(key, load);
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

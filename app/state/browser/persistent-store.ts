/**
 * A store of one value that outlives the page: kept under a key in browser storage, the same in
 * every tab. The stored shape is `{state, version}`. The server and the first render see `initial`
 * with `ready: false`, so that nothing personal is rendered and nothing mismatches.
 *
 * A change is a pure rule. Its effect is shown at once, and written under a Web Lock that all tabs
 * share: what is stored is read again there, and when another tab has changed it meanwhile, the rules
 * that this tab has not written yet are applied to that instead, so that neither change is lost
 * (docs/decisions/0017-stores-under-a-lock.md).
 */
import {useEffect} from 'react';
import {createStore, useStore, type StoreApi} from 'zustand';
import {asRecord} from '~/domain/text/parse-unknown';
import {onStoredElsewhere, readText, writeText} from './browser-storage';
import {useHydrated} from './hydrated';
import {timeLimit} from '@common/time-limit';

const VERSION = 1;

interface Snapshot<T> {
  readonly value: T;
  /** False until browser storage has been read. */
  readonly ready: boolean;
}

/** The state after a change and its outcome for the caller. */
export interface Result<T, Outcome> {
  readonly state: T;
  readonly outcome: Outcome;
}

/**
 * A pure function that returns the same state if nothing changes and never throws. It may run again on a newer state,
 * so time and randomness must be fixed by the caller.
 */
export type Rule<T, Outcome> = (state: T) => Result<T, Outcome>;

export interface Update<Outcome> {
  /** Outcome on this tab's state. */
  readonly outcome: Outcome;
  /** Outcome on the state that was stored when the change was written; never rejects. */
  readonly confirmed: Promise<Outcome>;
}

export interface PersistentStore<T> {
  readonly store: StoreApi<Snapshot<T>>;
  /** Applies a rule, shows its effect at once and writes it as soon as no other tab is writing. */
  update<Outcome>(rule: Rule<T, Outcome>): Update<Outcome>;
  /** Like `update`, for rules without an outcome. */
  change(rule: (state: T) => T): void;
  /** Whether the state could not be written because storage is full or forbidden. */
  isUnsaved(): boolean;
  /** Reads storage and follows other tabs and the end of the page, until the returned function is called. */
  connect(): () => void;
}

/** A change that this tab shows and has not written; applying it remembers the outcome. */
type Pending<T> = (state: T) => T;

export function createPersistentStore<T>(options: {
  key: string;
  initial: T;
  /** Takes anything and never throws; corrupt values yield a fresh state. */
  parse: (stored: unknown) => T;
}): PersistentStore<T> {
  const {key, initial, parse} = options;
  const store = createStore<Snapshot<T>>(() => ({value: initial, ready: false}));

  /** The stored text at the last read; undefined before the first read. */
  let seen: string | null | undefined;
  /** The parsed value of `seen`, or the unsaved state if storage is full or forbidden. */
  let base = initial;
  /** Whether `base` could not be written; the next change tries again. */
  let unsaved = false;
  let pending: readonly Pending<T>[] = [];
  let writing: Promise<void> = Promise.resolve();
  /** Whether the page is going away: there will be no lock, and Chromium calls no listener that is added now. */
  let isLeaving = false;

  const show = (value: T) => {
    const snapshot = store.getState();
    if (!snapshot.ready || value !== snapshot.value) store.setState({value, ready: true});
  };

  /** Adopts the stored value if it changed since the last read. */
  const refresh = () => {
    const text = readText(key);
    if (text === seen) return;
    seen = text;
    unsaved = false;
    base = text === null ? initial : parse(unwrap(text));
    show(pending.reduce((state, apply) => apply(state), base));
  };

  const write = () => {
    if (pending.length === 0) return;
    refresh();
    pending = [];
    const {value} = store.getState();
    if (value === base && !unsaved) return;
    base = value;
    const text = JSON.stringify({state: value, version: VERSION});
    unsaved = !writeText(key, text);
    if (!unsaved) seen = text;
  };

  /** A page that is closing cannot wait for the lock. */
  const leave = () => {
    isLeaving = true;
    write();
  };

  /** Reads the state on connecting, after changes of other tabs, and when the page comes back from history. */
  const arrive = () => {
    isLeaving = false;
    refresh();
  };

  function update<Outcome>(rule: Rule<T, Outcome>): Update<Outcome> {
    refresh();
    const {value} = store.getState();
    const result = rule(value);
    let {outcome} = result;
    const isFirst = pending.length === 0;
    if (!isFirst || result.state !== value || unsaved) {
      pending = [
        ...pending,
        (state) => {
          const again = rule(state);
          outcome = again.outcome;
          return again.state;
        },
      ];
      show(result.state);
      if (isLeaving) write();
      else if (isFirst) writing = withLock(key, write);
    }
    return {outcome, confirmed: writing.then(() => outcome)};
  }

  return {
    store,
    update,
    change: (rule) => void update((state) => ({state: rule(state), outcome: null})),
    isUnsaved: () => unsaved,
    connect() {
      arrive();
      // Once, for as long as there is the page, and before whatever is pressed.
      window.addEventListener('pagehide', leave);
      return onStoredElsewhere(key, arrive);
    },
  };
}

/** Parses a stored text, which may have been written before there were versions. */
function unwrap(text: string): unknown {
  try {
    const stored: unknown = JSON.parse(text);
    return asRecord(stored)?.state ?? stored;
  } catch {
    return null;
  }
}

/** Selects a part of the stored value; until hydration and before storage has been read, of the initial value. */
export function useStored<T, Part>(
  {store}: Pick<PersistentStore<T>, 'store'>,
  select: (value: T, ready: boolean) => Part,
): Part {
  const hydrated = useHydrated();
  return useStore(store, (snapshot) => {
    const {value, ready} = hydrated ? snapshot : store.getInitialState();
    return select(value, ready);
  });
}

/** Connects a store for as long as the component lives. */
export function useConnect(store: Pick<PersistentStore<unknown>, 'connect'>): void {
  useEffect(() => store.connect(), [store]);
}

/**
 * Mutual exclusion among the tabs of this shop, by the browser's own locks. Where there are none (an
 * old browser, or a page without https) a task runs at once.
 */
/** A frozen tab that holds the lock must not block the others. */
const WAIT_LIMIT_MS = 2_000;
/**
 * What one process writes to `localStorage` reaches the others a moment later than the lock does:
 * without a pause a quarter of simultaneous changes was lost in Chromium, with 1 ms a fortieth, with
 * 5 ms none.
 */
const STORAGE_DELAY_MS = 50;

/**
 * Runs the task under the lock, or without it when the wait is over: some browsers neither grant a lock nor heed the
 * limit. Resolves when the task is done.
 */
export function withLock(
  name: string,
  task: () => void | Promise<void>,
  waitLimitMs = WAIT_LIMIT_MS,
): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  let done: Promise<void> | null = null;
  // An async function would start later.
  const run = () => (done ??= Promise.resolve(task()));
  if (!locks) return run();
  return new Promise((resolve) => {
    const go = () => resolve(run());
    const signal = timeLimit(waitLimitMs);
    signal.addEventListener('abort', go);
    locks
      .request(name, {signal}, async () => {
        go();
        await run();
        await new Promise((elapsed) => setTimeout(elapsed, STORAGE_DELAY_MS));
      })
      // Forbidden here, or the task failed.
      .catch(go);
  });
}

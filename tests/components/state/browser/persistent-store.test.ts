// @vitest-environment jsdom
import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {asList} from '~/domain/text/parse-unknown';
import {createPersistentStore, type PersistentStore} from '~/state/browser/persistent-store';
import {forbidLocks, ScheduledLocks, useLocks} from './support/locks';

const KEY = 'list';
type List = readonly string[];

const stored = (...state: string[]) => JSON.stringify({state, version: 1});
const inStorage = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

const add = (item: string) => (list: List) =>
  list.includes(item)
    ? ({state: list, outcome: 'already-there'} as const)
    : ({state: [...list, item], outcome: 'added'} as const);
const remove = (item: string) => (list: List) =>
  list.includes(item) ? list.filter((each) => each !== item) : list;

function openTab(): PersistentStore<List> & {close: () => void} {
  const tab = createPersistentStore<List>({
    key: KEY,
    initial: [],
    parse: (value) => asList(value).map(String),
  });
  return {...tab, close: tab.connect()};
}

const value = ({store}: PersistentStore<List>) => store.getState().value;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  forbidLocks();
});

describe('one tab', () => {
  let tab: ReturnType<typeof openTab>;
  beforeEach(() => {
    tab = openTab();
  });
  afterEach(() => tab.close());

  test('is ready once storage has been read', () => {
    const late = createPersistentStore({key: KEY, initial: 'none', parse: String});
    expect(late.store.getState()).toEqual({value: 'none', ready: false});
    late.connect()();
    expect(late.store.getState()).toEqual({value: 'none', ready: true});
  });

  test('returns the outcome of a rule, and keeps the state', async () => {
    expect(tab.update(add('a')).outcome).toBe('added');
    const again = tab.update(add('a'));
    expect(again.outcome).toBe('already-there');
    expect(await again.confirmed).toBe('already-there');
    expect(inStorage()).toEqual({state: ['a'], version: 1});
  });

  test('reads a value from before there were versions, and stores it with one', () => {
    localStorage.setItem(KEY, '["old"]');
    tab.update(add('new'));
    expect(inStorage()).toEqual({state: ['old', 'new'], version: 1});
  });

  // Some browsers drop what they are given, without a word.
  test.each(['throws', 'drops'])(
    'goes on from what it knows where storage %s, and stores it later',
    (how) => {
      tab.update(add('stored'));
      const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        if (how === 'throws') throw new DOMException('Full', 'QuotaExceededError');
      });
      tab.update(add('second'));
      tab.update(add('third'));
      expect([value(tab), tab.isUnsaved()]).toEqual([['stored', 'second', 'third'], true]);
      broken.mockRestore();
      expect(inStorage()).toMatchObject({state: ['stored']});
      tab.update((state) => ({state, outcome: 'nothing'}));
      expect(tab.isUnsaved()).toBe(false);
      expect(inStorage()).toMatchObject({state: ['stored', 'second', 'third']});
    },
  );

  test('keeps its state where storage is forbidden, also on the way back through history', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      });
    }
    const forbidden = openTab();
    expect(await forbidden.update(add('a')).confirmed).toBe('added');
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    expect(value(forbidden)).toEqual(['a']);
    forbidden.close();
  });
});

describe('one tab with locks', () => {
  test('shows a change at once and writes it when it holds the lock', async () => {
    const locks = useLocks();
    const tab = openTab();
    const {outcome, confirmed} = tab.update(add('a'));
    expect([outcome, value(tab), inStorage()]).toEqual(['added', ['a'], null]);
    locks.grantNext();
    expect(inStorage()).toMatchObject({state: ['a']});
    expect(await confirmed).toBe('added');
    tab.close();
  });

  test('tells what came of a change on the state that another tab had stored before', async () => {
    const locks = useLocks();
    const tab = openTab();
    const mine = tab.update(add('a'));
    localStorage.setItem(KEY, stored('x', 'a'));
    locks.grantNext();
    expect(mine.outcome).toBe('added');
    expect(await mine.confirmed).toBe('already-there');
    expect(value(tab)).toEqual(['x', 'a']);
    tab.close();
  });

  test('writes before the page goes away, and not again with the lock', () => {
    const locks = useLocks();
    const tab = openTab();
    tab.update(add('a'));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(inStorage()).toMatchObject({state: ['a']});
    localStorage.setItem(KEY, stored('a', 'theirs'));
    locks.grantNext();
    expect(inStorage()).toEqual({state: ['a', 'theirs'], version: 1});
    tab.close();
  });

  test.each(['is refused', 'is never answered'])('goes on when the lock %s', async (how) => {
    vi.useFakeTimers();
    const locks = useLocks();
    const tab = openTab();
    const {confirmed} = tab.update(add('a'));
    if (how === 'is refused') locks.refuse();
    else vi.advanceTimersByTime(2_000);
    expect(await confirmed).toBe('added');
    expect(inStorage()).toMatchObject({state: ['a']});
    tab.close();
  });
});

describe.each(['with', 'without'])('several tabs %s locks', (kind) => {
  type Step = {readonly tab: number; readonly kind: 'add' | 'remove' | 'event'};
  const step: fc.Arbitrary<Step> = fc.record({
    tab: fc.nat({max: 2}),
    kind: fc.constantFrom('add', 'add', 'remove', 'event'),
  });

  test('lose nothing, and show the same, in whatever order things happen', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, {maxLength: 12}),
        async (scheduler, steps) => {
          localStorage.clear();
          if (kind === 'with') useLocks(new ScheduledLocks(scheduler));
          const tabs = [openTab(), openTab(), openTab()];
          const expected = new Set<string>();
          const confirmed: Promise<unknown>[] = [];
          const last = new Map<number, string>();
          steps.forEach(({tab: index, kind: what}, number) => {
            const tab = tabs[index] as PersistentStore<List>;
            const mine = last.get(index);
            void scheduler.schedule(Promise.resolve(), `${what} in ${index}`).then(() => {
              if (what === 'event') window.dispatchEvent(new StorageEvent('storage', {key: KEY}));
              else if (what === 'add')
                confirmed.push(tab.update(add(`${index}-${number}`)).confirmed);
              else if (mine) tab.change(remove(mine));
            });
            if (what === 'add') {
              last.set(index, `${index}-${number}`);
              expected.add(`${index}-${number}`);
            }
          });
          await scheduler.waitAll();
          expect(await Promise.all(confirmed)).toEqual(confirmed.map(() => 'added'));
          tabs.forEach(({close}) => close());
          const removable = new Set(
            steps.flatMap(({tab, kind: what}, at) =>
              what === 'remove'
                ? steps
                    .slice(0, at)
                    .flatMap((former, i) =>
                      former.tab === tab && former.kind === 'add' ? `${tab}-${i}` : [],
                    )
                : [],
            ),
          );
          const {state} = (inStorage() ?? {state: []}) as {state: string[]};
          for (const item of expected) if (!removable.has(item)) expect(state).toContain(item);
          window.dispatchEvent(new StorageEvent('storage', {key: KEY}));
          for (const tab of tabs) {
            tab.connect()();
            expect(value(tab)).toEqual(state);
          }
        },
      ),
    );
  });

  test('agree on who was first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        localStorage.clear();
        if (kind === 'with') useLocks(new ScheduledLocks(scheduler));
        const tabs = [openTab(), openTab(), openTab()];
        const claim = (list: List) =>
          list.length > 0 ? {state: list, outcome: false} : {state: ['taken'], outcome: true};
        const claims = tabs.map(async (tab) => {
          await scheduler.schedule(Promise.resolve());
          return tab.update(claim).confirmed;
        });
        await scheduler.waitAll();
        expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
        tabs.forEach(({close}) => close());
      }),
    );
  });
});

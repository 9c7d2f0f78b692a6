/**
 * Mutates what browsers keep, and reads it back as the stores do: never a throw, never a value that
 * reading again would change, never more than a browser can hold, nothing added to every object, and
 * no address of a picture that is a script.
 */
import {isDeepStrictEqual} from 'node:util';
import {Chance} from './chance';
import {HOSTILE_TEXTS} from './hostile-texts';
import {STORED_STORES, type StoredStore} from './stored-stores';

export interface StoredStateReport {
  readonly mutations: number;
  readonly problems: readonly string[];
}

const MAX_KEPT_CHARACTERS = 2_000_000;
const ODD_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 1, 8.64e15 + 1],
  ...[[], {}, [[]], '', 'x'.repeat(5000)],
  ...HOSTILE_TEXTS,
];
/** Texts that are no JSON, or such as only an attacker writes. */
const RAW_TEXTS = [
  ...['', '{', '[', 'undefined', 'NaN', '{"state":', '\u0000', '[]]', '"', '{"a":1}{"b":2}'],
  '{"__proto__":{"polluted":1},"state":{"__proto__":{"polluted":1}}}',
  '{"state":{"constructor":{"prototype":{"polluted":1}}},"version":1}',
  '{"state":null,"version":0}',
  '{"state":{},"version":99}',
  '['.repeat(5000) + ']'.repeat(5000),
];

export function fuzzStoredState(seed: number, mutations: number): StoredStateReport {
  const chance = new Chance(seed);
  const inherited = Reflect.ownKeys(Object.prototype).length;
  const problems: string[] = [];
  for (let count = 0; count < mutations; count += 1) {
    const store = STORED_STORES[count % STORED_STORES.length] as StoredStore;
    const text = chance.hits(0.15) ? chance.pick(RAW_TEXTS) : mutatedText(chance, store.sample);
    const problem = problemWith(store, text);
    if (problem) problems.push(`${store.name}: ${problem}: ${text.slice(0, 300)}`);
  }
  if (Reflect.ownKeys(Object.prototype).length !== inherited) {
    problems.push('something was added to every object');
  }
  return {mutations, problems};
}

function problemWith({parse, settles}: StoredStore, text: string): string | null {
  try {
    const value = parse(stateIn(text));
    const kept = JSON.stringify(value) ?? 'null';
    if (kept.length > MAX_KEPT_CHARACTERS) return 'keeps too much';
    if (/"url":"\s*(?:javascript|data|vbscript):/i.test(kept))
      return 'keeps a picture that is a script';
    const again = parse(JSON.parse(kept));
    return !settles || isDeepStrictEqual(plain(again), plain(value))
      ? null
      : 'changes when read again';
  } catch (error) {
    return `throws ${String(error)}`;
  }
}

/** As `app/state/browser/persistent-store.ts` unwraps it; text that is no JSON counts as nothing. */
function stateIn(text: string): unknown {
  try {
    const stored: unknown = JSON.parse(text);
    const wrapped = typeof stored === 'object' && stored !== null && 'state' in stored;
    return (wrapped ? stored.state : null) ?? stored;
  } catch {
    return null;
  }
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

function mutatedText(chance: Chance, sample: unknown): string {
  let value: unknown = structuredClone(sample);
  for (let times = 1 + chance.below(3); times > 0; times -= 1) value = mutated(chance, value);
  // As it is kept today, or as a version before there were versions kept it.
  const text = JSON.stringify(chance.hits(0.7) ? {state: value, version: 1} : value);
  // A write that was cut off.
  return chance.hits(0.05) ? text.slice(0, chance.below(text.length)) : text;
}

/** The value with one thing in it changed, anywhere. */
function mutated(chance: Chance, value: unknown): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (entries.length === 0 || chance.hits(0.15)) return chance.pick(ODD_VALUES);
  const parent = value as Record<string, unknown>;
  const key = chance.pick(entries);
  switch (chance.below(6)) {
    case 0:
      delete parent[key];
      return parent;
    case 1:
      return Array.isArray(parent)
        ? Array.from({length: 1000}, () => parent[Number(key)])
        : {...parent, [chance.pick(HOSTILE_TEXTS)]: parent[key]};
    case 2:
      // An own property of this name, as JSON can make one.
      Object.defineProperty(parent, '__proto__', {
        value: {polluted: 1},
        enumerable: true,
        configurable: true,
        writable: true,
      });
      return parent;
    default:
      parent[key] = mutated(chance, parent[key]);
      return parent;
  }
}

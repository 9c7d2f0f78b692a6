/** Clock, timers and chance as code of the shop finds them in a browser or a worker. */
import {createHash} from 'node:crypto';
import type {Chance} from '../../chance';
import type {Owner, Timeline} from './timeline';

/** What a page and an isolate are both given. */
export const SHARED_GLOBALS = [
  'fetch',
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'AbortSignal',
  'crypto',
  'console',
  'Math',
] as const;

/** @param skewMs by how much this clock is ahead of the true one, at the moment. */
export function timeGlobals(timeline: Timeline, owner: Owner, skewMs: () => number) {
  const now = () => timeline.now + skewMs();
  // Nobody waits for what a timer's function promises, which may take time itself.
  const setTimeout = (act: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
    timeline.after(ms, owner, () => void act(...values));
  const setInterval = (act: () => void, ms: number) => {
    const timer = {order: 0};
    const again = () => {
      timer.order = timeline.after(ms, owner, () => {
        again();
        act();
      });
    };
    again();
    return timer;
  };
  const clear = (timer: number | {readonly order: number} | undefined | null) =>
    timer === undefined || timer === null
      ? undefined
      : timeline.cancel(typeof timer === 'object' ? timer.order : timer);
  return {
    Date: clockedDate(now),
    setTimeout,
    setInterval,
    clearTimeout: clear,
    clearInterval: clear,
    AbortSignal: {
      timeout: (ms: number) => {
        const abort = new AbortController();
        setTimeout(() => abort.abort(new DOMException('Timed out', 'TimeoutError')), ms);
        return abort.signal;
      },
    },
  };
}

function clockedDate(now: () => number): DateConstructor {
  return class extends Date {
    constructor(...parts: []) {
      if (parts.length === 0) super(now());
      else super(...parts);
    }
    static override now() {
      return now();
    }
  } as unknown as DateConstructor;
}

/** `Math` with this chance. */
export function mathOf(chance: Chance): Math {
  return Object.assign(Object.create(Math) as Math, {random: () => chance.number()});
}

/** Chance and digests that come out the same in each run, at once. */
export function cryptoOf(chance: Chance) {
  const getRandomValues = <Numbers extends Uint8Array>(numbers: Numbers) => {
    for (let i = 0; i < numbers.length; i += 1) numbers[i] = chance.below(256);
    return numbers;
  };
  return {
    getRandomValues,
    randomUUID: () => {
      const hex = Buffer.from(getRandomValues(new Uint8Array(16))).toString('hex');
      return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
    },
    subtle: {
      digest: (_name: string, content: ArrayBuffer) => {
        const digest = createHash('sha256').update(new Uint8Array(content)).digest();
        return Promise.resolve(new Uint8Array(digest).buffer);
      },
    },
  };
}

/** What the shop logs is for its operator. */
export const SILENT = {log() {}, info() {}, warn() {}, error() {}, debug() {}};

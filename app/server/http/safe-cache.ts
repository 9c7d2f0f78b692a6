/**
 * The host's Cache API as something that may be missing, broken or silent without anybody noticing
 * but the log: whatever fails, hangs or answers nonsense counts as a miss. After a silence the cache
 * is left alone for a while, or each request would wait for it anew.
 */
import {describeError, logWarning} from './log';

/** How long a shopper may wait for an answer that might be kept, its body included. */
const FIND_LIMIT_MS = 300;
/** Nobody waits for a write, but the host keeps the request alive for it. */
const KEEP_LIMIT_MS = 2_000;
/** For how long a cache that was silent is not asked. */
const PAUSE_MS = 10_000;
/** Between two log lines about the same cache. */
const LOG_INTERVAL_MS = 60_000;

export interface SafeCache {
  /**
   * What `read` makes of the answer kept under an address; null when there is none, or when it cannot be
   * had in time. `read` may throw for what it cannot make sense of.
   */
  find<Found>(
    address: string,
    read: (kept: Response) => Promise<Found | null>,
  ): Promise<Found | null>;
  /** Resolves when the answer is kept, or when it cannot be. */
  keep(address: string, answer: Response): Promise<void>;
}

interface Host {
  /** Called for each use: what a request has opened is no other's to use. */
  readonly open: () => Promise<Cache>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly findLimitMs: number;
  readonly keepLimitMs: number;
}

/** @param name of the cache, for the host and for the log. @param host this one unless told. */
export function createSafeCache(name: string, host: Partial<Host> = {}): SafeCache {
  const {
    open = () => caches.open(name),
    now = () => Date.now(),
    findLimitMs = FIND_LIMIT_MS,
    keepLimitMs = KEEP_LIMIT_MS,
  } = host;
  let pausedUntil = 0;
  let quietUntil = 0;
  let unlogged = 0;

  function tell(use: 'find' | 'keep', error: unknown): void {
    if (error instanceof SilenceError) pausedUntil = now() + PAUSE_MS;
    unlogged += 1;
    if (now() < quietUntil) return;
    const {message} = describeError(error);
    logWarning('cache-failed', {cache: name, use, message, failures: unlogged});
    unlogged = 0;
    quietUntil = now() + LOG_INTERVAL_MS;
  }

  async function attempt<Result>(
    use: 'find' | 'keep',
    limitMs: number,
    work: (cache: Cache) => Promise<Result>,
  ): Promise<Result | null> {
    if (now() < pausedUntil) return null;
    try {
      return await within(limitMs, async () => work(await open()));
    } catch (error) {
      tell(use, error);
      return null;
    }
  }

  return {
    find: (address, read) =>
      attempt('find', findLimitMs, async (cache) => {
        const kept: unknown = await cache.match(new Request(address));
        if (kept === undefined) return null;
        if (!(kept instanceof Response)) throw new Error('it answered with something else');
        return read(kept);
      }),
    async keep(address, answer) {
      await attempt('keep', keepLimitMs, (cache) => cache.put(new Request(address), answer));
    },
  };
}

class SilenceError extends Error {
  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`);
    this.name = 'SilenceError';
  }
}

/** @throws {SilenceError} when the work has not ended by then; what becomes of it does not matter. */
async function within<Result>(limitMs: number, work: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SilenceError(limitMs)), limitMs);
  });
  try {
    return await Promise.race([work(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

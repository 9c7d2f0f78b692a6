/**
 * The host's Cache API as something that may be missing, broken or silent without anybody noticing
 * but the log: whatever fails, hangs or answers nonsense counts as a miss. After a silence the cache
 * is left alone for a while, or each request would wait for it anew.
 */
import {describeError, logWarning} from './log';

/** Time limit of a cache read, including the body. */
const FIND_LIMIT_MS = 300;
/** Writes block nobody, but the host keeps the request alive for them. */
const KEEP_LIMIT_MS = 2_000;
/** Pause after a cache has timed out. */
const PAUSE_MS = 10_000;
/** Between two log lines about the same cache. */
const LOG_INTERVAL_MS = 60_000;

export interface SafeCache {
  /**
   * The result of `read` for the cached response; null if there is none or it times out. `read` may throw on
   * malformed entries.
   */
  find<Found>(
    address: string,
    read: (kept: Response) => Promise<Found | null>,
  ): Promise<Found | null>;
  /** Resolves once the response is stored or has failed to be. */
  keep(address: string, answer: Response): Promise<void>;
}

interface Host {
  /** Opens the cache for each use: a request must not use what another request opened. */
  readonly open: () => Promise<Cache>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly findLimitMs: number;
  readonly keepLimitMs: number;
}

/**
 * @param name of the cache, for host and log.
 * @param host defaults to this host.
 */
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

/** @throws {SilenceError} when the work has not ended within the limit; its result is then ignored. */
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

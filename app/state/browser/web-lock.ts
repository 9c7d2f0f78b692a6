/**
 * Mutual exclusion among the tabs of this shop, by the browser's own locks. Where there are none (an
 * old browser, or a page without https) a task runs at once.
 */
import {timeLimit} from '@common/time-limit';

/** A tab that was frozen with the lock in its hands must not keep the others from saving. */
const WAIT_LIMIT_MS = 2_000;
/**
 * What one process writes to `localStorage` reaches the others a moment later than the lock does:
 * without a pause a quarter of simultaneous changes was lost in Chromium, with 1 ms a fortieth, with
 * 5 ms none.
 */
const STORAGE_DELAY_MS = 50;

/** Resolves when the task, which must not throw, has been run: alone, or after 2 s in any case. */
export function withLock(name: string, task: () => void): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    task();
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const run = () => {
      task();
      resolve();
    };
    locks
      .request(name, {signal: timeLimit(WAIT_LIMIT_MS)}, async () => {
        run();
        await new Promise((elapsed) => setTimeout(elapsed, STORAGE_DELAY_MS));
      })
      // Waited for too long, or forbidden here.
      .catch(run);
  });
}

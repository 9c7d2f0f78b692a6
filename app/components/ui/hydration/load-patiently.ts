/**
 * Fetches the code of a part. A part that cannot be fetched must not take the page down with it: a
 * failed try waits until the network is back, or for a moment, and is made again.
 */
const PAUSE_MS = 3000;
/** After these, with a network, the code is gone for good: a new version of the shop was published. */
const TRIES = 3;

export async function loadPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 1; ;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) attempt += 1;
      if (attempt > TRIES) throw error;
      await networkOrPause();
    }
  }
}

function networkOrPause(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, PAUSE_MS);
    else window.addEventListener('online', () => resolve(), {once: true});
  });
}

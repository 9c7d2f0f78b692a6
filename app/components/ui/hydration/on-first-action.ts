// A switch or a screen reader may press without a pointer or a key.
const FIRST_ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'] as const;

/**
 * Calls back after the shopper's first action of any kind. For heavy things that are no part of the page, such as a
 * film or copies for offline use. Returns a function that cancels it.
 */
export function onFirstAction(callback: () => void): () => void {
  const over = new AbortController();
  const run = () => {
    over.abort();
    callback();
  };
  for (const type of FIRST_ACTIONS) {
    addEventListener(type, run, {passive: true, signal: over.signal});
  }
  // Scrolled before this code ran.
  if (scrollY > 0) run();
  return () => over.abort();
}

/**
 * Calls back after each of these events anywhere on the page, once the browser has painted what the
 * event itself led to: code that an action only gives reason to fetch must not hold back the answer to
 * it. @returns what ends it.
 */
export function afterAction(events: readonly string[], callback: () => void): () => void {
  const listener = () => requestAnimationFrame(() => setTimeout(callback));
  const each = (change: 'addEventListener' | 'removeEventListener') =>
    events.forEach((event) => window[change](event, listener, {capture: true}));
  each('addEventListener');
  return () => each('removeEventListener');
}

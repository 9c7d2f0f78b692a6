/**
 * The only home of `localStorage`. It may be absent, forbidden, full or hold anything: reading then
 * yields null and writing is lost, while the page goes on with what it has in memory.
 */
export function readStored(key: string): unknown {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the state lives on in this tab.
  }
}

/** Calls back when another tab wrote the key (or cleared everything). Returns the unsubscriber. */
export function onStoredElsewhere(key: string, callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

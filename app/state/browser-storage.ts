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

/**
 * Calls back when the key may have changed elsewhere: another tab wrote it (or cleared everything),
 * or this page comes back from the browser's history as it was. Returns the unsubscriber.
 */
export function onStoredElsewhere(key: string, callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

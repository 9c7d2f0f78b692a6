/**
 * The only module that accesses `localStorage`. Storage may be absent, forbidden, full or corrupt: reads then return
 * null, writes are lost, and the page continues with its state in memory.
 */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False when storage is full or forbidden. */
export function writeStored(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** The raw value of the key. */
export function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False when storage is full, forbidden, or silently keeps nothing: the state lives on in this tab. */
export function writeText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return window.localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there is nothing to remove.
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

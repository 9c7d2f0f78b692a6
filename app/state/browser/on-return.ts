import {useEffect} from 'react';

/** Calls `listener` whenever the shopper comes back to this tab, until the returned function is called. */
export function onReturn(listener: () => void): () => void {
  const hear = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', hear);
  // Another window of the same screen hides no tab.
  window.addEventListener('focus', hear);
  return () => {
    document.removeEventListener('visibilitychange', hear);
    window.removeEventListener('focus', hear);
  };
}

/** Calls `look` when the tab becomes visible again, because its data may be stale. */
export function useReturn(look: () => Promise<void>): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [look]);
}

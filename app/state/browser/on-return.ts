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

/** Calls `look` whenever somebody comes back to the tab: what a page shows may have changed meanwhile. */
export function useReturn(look: () => Promise<void>): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [look]);
}

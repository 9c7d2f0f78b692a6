import {useEffect} from 'react';

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

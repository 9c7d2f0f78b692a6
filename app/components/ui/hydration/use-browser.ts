/** Browser state for React; false on the server and in the first render. */
import {useCallback, useSyncExternalStore, useEffect, useRef} from 'react';
import {useLocation} from '@remix-run/react';
import {useHydrated} from '~/state/browser/hydrated';

/** Whether a media query holds. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  const hydrated = useHydrated();
  return useSyncExternalStore(
    subscribe,
    () => hydrated && window.matchMedia(query).matches,
    () => false,
  );
}

function followVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is in front. */
export function usePageVisible(): boolean {
  const hydrated = useHydrated();
  return useSyncExternalStore(
    followVisibility,
    () => hydrated && document.visibilityState === 'visible',
    () => false,
  );
}

/** Screens as scripts ask for them; the same widths as the `md:` and `max-md:` of the class names. */
export const PHONE = '(max-width: 47.99rem)';

/** Calls back whenever the address changes, by a link or by the back button; not for the first one. */
export function useOnNavigation(callback: () => void): void {
  const {key} = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    callback();
  }, [key, callback]);
}

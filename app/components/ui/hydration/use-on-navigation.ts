import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

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

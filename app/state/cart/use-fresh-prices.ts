import {useEffect, useRef, useState} from 'react';
import {PRICE_REFRESH_MS, PRICE_RETRY_MS} from '~/domain/limits';
import {refreshPrices} from './shop-prices';

/**
 * Asks the shop for today's prices when the cart opens and every 10 minutes, by the shared clock, so
 * never in a hidden tab. Says whether the last attempt failed.
 */
export function useFreshPrices(now: number): {readonly failed: boolean} {
  const [failed, setFailed] = useState(false);
  const nextAt = useRef(0);
  const lastAt = useRef(0);

  useEffect(() => {
    // A clock that jumped back must not silence the refresh.
    const waiting = now < nextAt.current && now >= lastAt.current;
    if (waiting) return;
    lastAt.current = now;
    nextAt.current = now + PRICE_REFRESH_MS;
    void refreshPrices().then((done) => {
      setFailed(!done);
      if (!done) nextAt.current = now + PRICE_RETRY_MS;
    });
  }, [now]);

  return {failed};
}

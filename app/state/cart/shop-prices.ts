/** Refreshes the cart with the shop's current prices. */
import {refreshCart, type ShopVariant} from '~/domain/cart/line-status';
import {variantNumbers} from '~/domain/cart/variant-ids';
import {fetchVariants} from '~/state/api-client';
import {cartStore} from './cart';
import {useEffect, useRef, useState} from 'react';
import {PRICE_REFRESH_MS, PRICE_RETRY_MS} from '~/domain/limits';

/** Updates the cart's prices; false, without changes, if the request failed. */
export async function refreshPrices(): Promise<boolean> {
  const asked = cartStore.store.getState().value.items.map(({variantId}) => variantId);
  const found = await askShop(asked);
  if (!found) return false;
  cartStore.change((cart) => refreshCart(cart, asked, found));
  return true;
}

/** Current data of these variants; null if the request failed. */
export async function askShop(
  variantIds: readonly string[],
): Promise<readonly ShopVariant[] | null> {
  const numbers = variantNumbers(variantIds);
  return numbers ? fetchVariants(numbers).catch(() => null) : [];
}

/**
 * Refreshes prices when the cart opens and every 10 minutes, by the shared clock, so never in a hidden tab. Returns
 * whether the last attempt failed.
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

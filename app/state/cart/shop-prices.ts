/** Asks the shop what the products in the cart cost today, and lets the cart follow. */
import {parseShopVariants, refreshCart, type ShopVariant} from '~/domain/cart/line-status';
import {asRecord} from '~/domain/text/parse-unknown';
import {variantNumbers} from '~/domain/cart/variant-ids';
import {cartStore} from './cart';

const TIME_LIMIT_MS = 10_000;

/** Brings the cart up to date; false when the shop could not be asked, and nothing is changed then. */
export async function refreshPrices(): Promise<boolean> {
  const asked = cartStore.store.getState().value.items.map(({variantId}) => variantId);
  const numbers = variantNumbers(asked);
  const found = numbers ? await fetchVariants(numbers) : [];
  if (!found) return false;
  cartStore.change((cart) => refreshCart(cart, asked, found));
  return true;
}

async function fetchVariants(numbers: string): Promise<readonly ShopVariant[] | null> {
  try {
    const response = await fetch(`/api/precios?variantes=${numbers}`, {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.ok ? parseShopVariants(asRecord(await response.json())?.variants) : null;
  } catch {
    return null;
  }
}

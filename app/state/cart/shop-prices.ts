/** Asks the shop what the products in the cart cost today, and lets the cart follow. */
import {refreshCart, type ShopVariant} from '~/domain/cart/line-status';
import {variantNumbers} from '~/domain/cart/variant-ids';
import {fetchVariants} from '../api-client';
import {cartStore} from './cart';

/** Brings the cart up to date; false when the shop could not be asked, and nothing is changed then. */
export async function refreshPrices(): Promise<boolean> {
  const asked = cartStore.store.getState().value.items.map(({variantId}) => variantId);
  const found = await askShop(asked);
  if (!found) return false;
  cartStore.change((cart) => refreshCart(cart, asked, found));
  return true;
}

/** What the shop has of these variants; null when it could not be asked. */
export async function askShop(
  variantIds: readonly string[],
): Promise<readonly ShopVariant[] | null> {
  const numbers = variantNumbers(variantIds);
  return numbers ? fetchVariants(numbers).catch(() => null) : [];
}

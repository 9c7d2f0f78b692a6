/**
 * Settles the cart by the orders that became of its hand-offs. The hosted thank-you page does not lead back to
 * the shop, so the account backend is asked instead of waiting for `/gracias` (docs/product.md 7.8).
 */
import type {KnownOrder} from '~/domain/library/known-order';
import type {CartLine} from '~/domain/cart/cart-line';
import {payableAgain, settleByOrder, takenFor, unsettledHandOffs} from '~/domain/checkout/payment';
import type {AccountsConfig} from '~/state/account/account';
import {now} from '~/state/browser/clock';
import {fetchKnownOrders} from '~/state/library/ask-purchases';
import {unlockedCartStore} from '~/state/cart/cart';

export interface SettledOrder {
  readonly order: KnownOrder;
  /** Lines removed from the cart. */
  readonly taken: readonly CartLine[];
}

/** Settles one known order; the outcome is the list of removed lines. */
export async function settleOrder(order: KnownOrder): Promise<readonly CartLine[]> {
  const {handOffId, name, awaiting, unpaid, cancelled} = order;
  // Cancelled before payment: nothing was bought.
  const lines = unpaid && cancelled ? [] : order.lines;
  const moment = now();
  return unlockedCartStore.update((cart) => {
    const state = settleByOrder(cart, {handOffId, order: name, lines, awaiting}, moment);
    const before = takenFor(cart, handOffId).length;
    return {state, outcome: before > 0 ? [] : takenFor(state, handOffId)};
  }).confirmed;
}

/**
 * Looks up the orders of all open hand-offs once; resolves to those that changed the cart, or to null if the lookup
 * failed and the cart holds what one of them may have paid.
 */
export async function settlePayments(
  accounts: AccountsConfig,
): Promise<readonly SettledOrder[] | null> {
  const cart = unlockedCartStore.store.getState().value;
  const ids = unsettledHandOffs(cart);
  if (ids.length === 0) return [];
  const orders = await fetchKnownOrders(accounts, ids);
  if (!orders) return payableAgain(cart) ? null : [];
  const settled = await Promise.all(
    orders.map(async (order) => ({order, taken: await settleOrder(order)})),
  );
  return settled.filter(({taken}) => taken.length > 0);
}

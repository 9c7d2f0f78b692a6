/** The part of a database that the status of an order is read from, over orders in memory. */
import type {Database} from '../../../supabase/functions/_shared/database.ts';
import {
  entitlementsOf,
  type OrderState,
} from '../../../supabase/functions/_shared/orders/order-state.ts';
import {rowsOf} from '../../../supabase/functions/_shared/orders/order-store.ts';

export function statusDatabase(states: () => readonly OrderState[]): Database {
  const refuse = () => Promise.reject(new Error('The function only reads'));
  const select = (_table: string, query: string) => {
    const handOff = /hand_off_id=in\.\(([0-9a-f]{32})\)/.exec(query)?.[1];
    const found = states().find(({details}) => details?.handOffId === handOff);
    return Promise.resolve(handOff && found?.details ? [statusOf(found)] : []);
  };
  return {select: select as Database['select'], update: refuse, insert: refuse, call: refuse};
}

/** An order in the form that the database returns to the status function. */
function statusOf(state: OrderState): object {
  const row = rowsOf(state) as Readonly<Record<string, unknown>>;
  return {
    hand_off_id: row['handOffId'],
    name: row['name'],
    paid_at: row['paidAt'],
    currency: row['currency'],
    total_cents: row['totalCents'],
    email: row['email'],
    cancelled_at: row['cancelledAt'],
    expired_at: row['expiredAt'],
    entitlements: entitlementsOf(state).map(({endedAt}) => ({ended_at: endedAt})),
    order_lines: (state.details?.lines ?? []).map((line) => ({
      position: line.position,
      variant_id: line.variantId,
      product_id: line.productId,
      title: line.title,
      variant_title: line.variantTitle,
      quantity: line.quantity,
      total_cents: line.totalCents,
    })),
  };
}

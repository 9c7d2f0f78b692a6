/** Everybody who could request an order's files: with its secret, another order's secret, its id, or nothing. */
import {handOffIdOf} from '../../../supabase/functions/_shared/common/hand-off-secret.ts';
import type {Database} from '../../../supabase/functions/_shared/database.ts';
import {
  secretAccess,
  SECRET_LIFE_MS,
} from '../../../supabase/functions/_shared/library/secret-access.ts';
import {secretFiles} from '../../../supabase/functions/_shared/library/secret-files.ts';
import {
  entitlementsOf,
  type OrderState,
} from '../../../supabase/functions/_shared/orders/order-state.ts';
import {mayRead, type ProviderOrder} from './provider';

/** Milliseconds after the payment: for the right secret, and for all others. */
const MOMENTS = [0, SECRET_LIFE_MS - 1, SECRET_LIFE_MS, SECRET_LIFE_MS + 1];
const OTHER_MOMENTS = [0];

/**
 * Tries all of them at all moments; what must not be, in words.
 * @param settled whether the provider's latest news has arrived. Before that a refund may not be known yet; afterwards
 * every payer has the files for a day.
 */
export async function attackSecrets(
  states: readonly OrderState[],
  orders: readonly ProviderOrder[],
  settled: boolean,
): Promise<readonly string[]> {
  const database = databaseOf(states);
  const violations: string[] = [];
  for (const order of orders) {
    const state = states.find(({id}) => id === String(order.id));
    const paidAt = Date.parse(state?.paidAt ?? '2026-11-22T00:00:00Z');
    const id = await handOffIdOf(order.secret);
    const others = orders.filter((each) => each !== order).map(({secret}) => secret);
    const secrets = [order.secret, ...others, id, id + id];
    for (const [i, secret] of secrets.entries()) {
      const digest = await handOffIdOf(secret);
      for (const after of i === 0 ? MOMENTS : OTHER_MOMENTS) {
        const response = await secretFiles(database, {secret}, paidAt + after);
        const {files = []} = (await response.json()) as {files?: {product_id: string}[]};
        const opened = (line: number) =>
          files.some(({product_id}) => product_id === `gid://shopify/Product/${line + 1}`);
        for (const line of order.lines) {
          const fresh = i === 0 && after < SECRET_LIFE_MS;
          const allowed = fresh && order.paid && (!settled || mayRead(order, line));
          const where = `line ${line.id}, secret ${i}, ${after} ms after the payment`;
          if (opened(line.id) && !allowed) violations.push(`${where}: opened`);
          if (settled && !opened(line.id) && allowed) violations.push(`${where}: missing`);
        }
        const access = secretAccess(orderRow(state), digest, paidAt + after);
        if (access === 'open' && !(i === 0 && after < SECRET_LIFE_MS && order.paid)) {
          violations.push(`order ${order.id}, secret ${i}: a download was allowed`);
        }
      }
    }
  }
  return violations;
}

function orderRow(state: OrderState | undefined) {
  return {
    hand_off_id: state?.details?.handOffId ?? null,
    paid_at: state?.paidAt ?? null,
    cancelled_at: state?.cancelledAt ?? null,
  };
}

/** The tables as the function reads them: rights by hand-off, and one file for each product. */
function databaseOf(states: readonly OrderState[]): Database {
  const refuse = () => Promise.reject(new Error('The function only reads'));
  return {
    select: <Row>(table: string, query: string) => {
      const handOffId = /hand_off_id=eq\.(\w+)/.exec(query)?.[1];
      const rights = states.filter(({details}) => details && details.handOffId === handOffId);
      const products = states.flatMap(({details}) => details?.lines ?? []);
      const rows: object[] =
        table === 'entitlements'
          ? rights.flatMap((state) =>
              entitlementsOf(state).map(({productId, endedAt}) => ({
                product_id: productId,
                variant_id: null,
                ended_at: endedAt,
                revoked_at: null,
                orders: orderRow(state),
              })),
            )
          : products.map(({productId}) => ({product_id: productId, variant_ids: null}));
      return Promise.resolve(rows as Row[]);
    },
    update: refuse,
    insert: refuse,
    call: refuse,
  };
}

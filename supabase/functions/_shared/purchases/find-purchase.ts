/**
 * `POST /find {order, email}`: mails the way to the library to who bought. The answer is the same, and
 * as quick, whether there is such an order or not: what is looked up is looked up afterwards.
 */
import type {Database} from '../database.ts';
import type {SendLink} from '../mail-link.ts';
import type {AdminOrders} from '../orders/admin-orders.ts';
import {orderNameKey} from '../orders/order-state.ts';
import type {OrderStore} from '../orders/order-store.ts';
import {recordNews} from '../orders/take-news.ts';
import {answer} from './answer.ts';

export interface FindParts {
  readonly database: Database;
  readonly store: OrderStore;
  readonly sendLink: SendLink;
  /** Null without the provider's Admin API. */
  readonly orders: AdminOrders | null;
  readonly afterwards: (task: Promise<unknown>) => void;
  /** Whether this address has had its share of mails. */
  readonly isTooMany: (email: string) => boolean;
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const MAX_EMAIL_LENGTH = 254;

export function findPurchase(
  parts: FindParts,
  fields: Readonly<Record<string, unknown>>,
): Response {
  const order = typeof fields['order'] === 'string' ? orderNameKey(fields['order']) : '';
  const email = typeof fields['email'] === 'string' ? fields['email'].trim().toLowerCase() : '';
  if (!order || !EMAIL.test(email) || email.length > MAX_EMAIL_LENGTH) {
    return answer(400, {error: 'invalid'});
  }
  if (!parts.isTooMany(email)) {
    parts.afterwards(
      look(parts, order, email).catch((error: unknown) =>
        console.error('purchases, find:', String(error)),
      ),
    );
  }
  return answer(202, {ok: true});
}

async function look(parts: FindParts, order: string, email: string): Promise<void> {
  if ((await isTheirs(parts.database, order, email)) || (await mend(parts, order, email))) {
    await parts.sendLink(email);
  }
}

async function isTheirs(database: Database, order: string, email: string): Promise<boolean> {
  const rows = await database.select(
    'orders',
    `name_key=eq.${encodeURIComponent(order)}&email=eq.${encodeURIComponent(email)}` +
      '&paid_at=not.is.null&select=id&limit=1',
  );
  return rows.length > 0;
}

/** Its webhook may have been lost: the provider is asked for this one. */
async function mend({orders, store}: FindParts, order: string, email: string): Promise<boolean> {
  const found = await orders?.byName(order);
  if (!found?.paidAt || found.details?.email !== email) return false;
  await recordNews(store, found, null);
  return true;
}

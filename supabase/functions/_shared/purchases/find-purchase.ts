/**
 * `POST /find {order, email}`: mails the way to the library to who bought. The answer is the same, and
 * as quick, whether there is such an order or not: what is looked up is looked up afterwards.
 */
import {isMailable, normaliseEmail} from '../common/email.ts';
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
  /** Whether this address, which bought, has had its share of mails; asked when one is to be sent, and counted. */
  readonly hadItsMails: (email: string) => boolean;
  /** Whether the provider has been asked for too many unknown orders, by whomever; counted. */
  readonly askedEnough: () => boolean;
}

export function findPurchase(
  parts: FindParts,
  fields: Readonly<Record<string, unknown>>,
): Response {
  const order = typeof fields['order'] === 'string' ? orderNameKey(fields['order']) : '';
  const email = typeof fields['email'] === 'string' ? normaliseEmail(fields['email']) : '';
  if (!order || !isMailable(email)) {
    return answer(400, {error: 'invalid'});
  }
  parts.afterwards(
    look(parts, order, email).catch((error: unknown) =>
      console.error('purchases, find:', String(error)),
    ),
  );
  return answer(202, {ok: true});
}

async function look(parts: FindParts, order: string, email: string): Promise<void> {
  const known = await emailsOf(parts.database, order);
  // Only an order that is not here may have lost its webhook.
  const isTheirs = known.length > 0 ? known.includes(email) : await mend(parts, order, email);
  // Wrong guesses use up nobody's mails.
  if (isTheirs && !parts.hadItsMails(email)) await parts.sendLink(email);
}

/** Whose paid orders have this name; empty while none is known. */
async function emailsOf(database: Database, order: string): Promise<readonly string[]> {
  const rows = await database.select<{email: string}>(
    'orders',
    `name_key=eq.${encodeURIComponent(order)}&paid_at=not.is.null&email=not.is.null&select=email&limit=10`,
  );
  return rows.map(({email}) => email);
}

/** Its webhook may have been lost: the provider is asked for this one. */
async function mend(
  {orders, store, askedEnough}: FindParts,
  order: string,
  email: string,
): Promise<boolean> {
  if (!orders || askedEnough()) return false;
  const found = await orders.byName(order);
  if (!found?.paidAt || found.details?.email !== email) return false;
  await recordNews(store, found, null);
  return true;
}

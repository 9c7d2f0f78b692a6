/** What the secret of a hand-off opens: the files of its order, for a day after the payment, without an account. */
import {databaseTime} from '../common/dates.ts';
import {handOffIdOf, isHandOffSecret} from '../common/hand-off-secret.ts';
import type {Database} from '../database.ts';

const HOUR_MS = 3_600_000;
/** Counted from the payment; after that the mailed link opens the library. */
export const SECRET_LIFE_MS = 24 * HOUR_MS;

/** The fields of an order that the rule reads. */
export interface SecretOrder {
  readonly hand_off_id: string | null;
  readonly paid_at: string | null;
  readonly cancelled_at: string | null;
}

export const SECRET_ORDER_COLUMNS = 'hand_off_id,paid_at,cancelled_at';

/** 'refused': the secret is not of this order. */
export type SecretAccess = 'open' | 'refused' | 'unpaid' | 'cancelled' | 'expired';

/** What the secret whose digest is `handOffId` may do with an order at `now` (epoch milliseconds). */
export function secretAccess(order: SecretOrder, handOffId: string, now: number): SecretAccess {
  if (!isSameId(order.hand_off_id ?? '', handOffId)) return 'refused';
  if (order.cancelled_at !== null) return 'cancelled';
  if (order.paid_at === null) return 'unpaid';
  return now < secretEnd(order.paid_at) ? 'open' : 'expired';
}

/**
 * The same check with the secret itself; 'refused' for anything that is not a secret, such as a hand-off's id, 'expired'
 * for one that two buyers share.
 */
export async function accessBySecret(
  database: Database,
  order: SecretOrder,
  secret: unknown,
  now: number,
): Promise<SecretAccess> {
  if (!isHandOffSecret(secret)) return 'refused';
  const handOffId = await handOffIdOf(secret);
  const access = secretAccess(order, handOffId, now);
  return access === 'open' && (await isShared(database, handOffId)) ? 'expired' : access;
}

/** Whether two mailboxes paid the cart of this hand-off: each of them opens their own order by mail. */
export async function isShared(database: Database, handOffId: string): Promise<boolean> {
  const orders = await database.select<{readonly email: string}>(
    'orders',
    `hand_off_id=eq.${handOffId}&paid_at=not.is.null&email=not.is.null&select=email&limit=100`,
  );
  return new Set(orders.map(({email}) => email)).size > 1;
}

/** When a secret stops working, in epoch milliseconds; NaN, which is never reached, for an invalid time. */
export function secretEnd(paidAt: string): number {
  return databaseTime(paidAt) + SECRET_LIFE_MS;
}

/** Compares ids in constant time; all have one length. */
function isSameId(a: string, b: string): boolean {
  if (a.length !== b.length || a.length === 0) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

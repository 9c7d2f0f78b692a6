/** Purchase requests without a session; no call rejects. */
import {timeLimit} from '@common/time-limit';
import {parseKnownOrder, type KnownOrder} from '~/domain/library/known-order';
import type {AccountsConfig} from '../account/account';

const REQUEST_LIMIT_MS = 10_000;

/** The orders of these hand-offs, as far as they are known; null if the request failed. */
export async function fetchKnownOrders(
  accounts: AccountsConfig,
  handOffIds: readonly string[],
): Promise<readonly KnownOrder[] | null> {
  try {
    const response = await askPurchases(accounts, 'status', {handOffs: handOffIds});
    if (!response.ok) return null;
    const {orders}: {readonly orders: unknown[]} = await response.json();
    return orders.flatMap((each) => parseKnownOrder(each) ?? []);
  } catch {
    // No answer, or not the function's.
    return null;
  }
}

/** Requests the mail with access to a purchase; the response does not reveal whether one exists. */
export async function findPurchase(
  accounts: AccountsConfig,
  fields: {readonly order: string; readonly email: string},
): Promise<'asked' | 'too-many' | 'failed'> {
  try {
    const {ok, status} = await askPurchases(accounts, 'find', fields);
    return ok ? 'asked' : status === 429 ? 'too-many' : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * Calls the function `purchases`.
 * @throws {Error} if it does not respond.
 */
export function askPurchases(
  {url, anonKey}: AccountsConfig,
  path: string,
  fields: object,
): Promise<Response> {
  return fetch(`${url}/functions/v1/purchases/${path}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', apikey: anonKey},
    body: JSON.stringify(fields),
    signal: timeLimit(REQUEST_LIMIT_MS),
  });
}

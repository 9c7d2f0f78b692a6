/** What a page may ask of purchases without a session; no call rejects. */
import {timeLimit} from '@common/time-limit';
import {parseKnownOrder, type KnownOrder} from '~/domain/library/known-order';
import {asList, asRecord} from '~/domain/text/parse-unknown';
import type {AccountsConfig} from '../account/account';

const REQUEST_LIMIT_MS = 10_000;

/** The orders that became of these hand-offs; empty while none is known, or nobody answers. */
export async function fetchKnownOrders(
  accounts: AccountsConfig,
  handOffIds: readonly string[],
): Promise<readonly KnownOrder[]> {
  try {
    const response = await askPurchases(accounts, 'status', {handOffs: handOffIds});
    if (!response.ok) return [];
    const answer = asRecord(await response.json());
    return asList(answer?.orders).flatMap((each) => parseKnownOrder(each) ?? []);
  } catch {
    // Whoever asks goes on without an answer, and asks again.
    return [];
  }
}

/** Asks for the mail with the way to a purchase; the answer says nothing of whether there is one. */
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

/** Asks the function `purchases`. @throws {Error} without an answer. */
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

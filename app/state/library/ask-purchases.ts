/** Purchase requests without a session; no call rejects. */
import {timeLimit} from '@common/time-limit';
import {parseKnownOrder, type KnownOrder} from '~/domain/library/known-order';
import {asList, asRecord, asText} from '~/domain/text/parse-unknown';
import type {AccountsConfig} from '../account/account';
import {parseLibrary, type Purchase} from '~/domain/library/library';
import {failureOf, type SignDownload} from './library';

const REQUEST_LIMIT_MS = 10_000;

/** The orders of these hand-offs; empty if none is known or the request failed. */
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
    // Callers continue without an answer and ask again later.
    return [];
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
function askPurchases(
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

export type PaidFiles =
  | {
      readonly state: 'open';
      /** Until when they open here, ISO 8601. */
      readonly until: string;
      readonly purchases: readonly Purchase[];
    }
  /** Not known as paid; cancelled; paid over a day ago; no response. */
  | {readonly state: 'waiting' | 'cancelled' | 'expired' | 'failed'};

const CLOSED = ['waiting', 'cancelled', 'expired'] as const;

/** The files of an order for the browser that has the secret of its hand-off. Never rejects. */
export async function fetchPaidFiles(accounts: AccountsConfig, secret: string): Promise<PaidFiles> {
  try {
    const response = await askPurchases(accounts, 'files', {secret});
    const answer = response.ok ? asRecord(await response.json()) : null;
    const purchases = parseLibrary(answer?.rights, answer?.files);
    if (answer?.state === 'open' && purchases) {
      return {state: 'open', until: asText(answer.until, 64) ?? '', purchases};
    }
    return {state: CLOSED.find((known) => known === answer?.state) ?? 'failed'};
  } catch {
    return {state: 'failed'};
  }
}

/** Signs file URLs with the secret instead of a session. */
export function signWithSecret(accounts: AccountsConfig, secret: string): SignDownload {
  return async (id, file) => {
    try {
      const response = await askPurchases(accounts, 'download', {entitlement: id, file, secret});
      if (!response.ok) return {ok: false, error: await failureOf(response)};
      const url = asText(asRecord(await response.json())?.url, 4000);
      return url ? {ok: true, url} : {ok: false, error: 'unavailable'};
    } catch {
      return {ok: false, error: 'unavailable'};
    }
  };
}

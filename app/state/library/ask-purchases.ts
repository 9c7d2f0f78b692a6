/** What a page may ask of purchases without a session; no call rejects. */
import {parseKnownOrder, type KnownOrder} from '~/domain/library/known-order';
import {parseLibrary, type Purchase} from '~/domain/library/library';
import {asList, asRecord, asText} from '~/domain/text/parse-unknown';
import type {AccountsConfig} from '../account/account';
import {failureOf, type SignDownload} from './library';

const REQUEST_LIMIT_MS = 10_000;

/** The orders that became of these hand-offs; empty while none is known, or nobody answers. */
export async function fetchKnownOrders(
  accounts: AccountsConfig,
  handOffIds: readonly string[],
): Promise<readonly KnownOrder[]> {
  try {
    const response = await post(accounts, 'status', {handOffs: handOffIds});
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
    const {ok, status} = await post(accounts, 'find', fields);
    return ok ? 'asked' : status === 429 ? 'too-many' : 'failed';
  } catch {
    return 'failed';
  }
}

/** What was bought with a hand-off, for the browser that has its secret. */
export type PaidFiles =
  | {
      readonly state: 'open';
      /** Until when they open here, ISO 8601. */
      readonly until: string;
      readonly purchases: readonly Purchase[];
    }
  /** Not paid as far as is known; cancelled; paid more than a day ago; nobody answers. */
  | {readonly state: 'waiting' | 'cancelled' | 'expired' | 'failed'};

const CLOSED = ['waiting', 'cancelled', 'expired'] as const;

export async function fetchPaidFiles(accounts: AccountsConfig, secret: string): Promise<PaidFiles> {
  try {
    const response = await post(accounts, 'files', {secret});
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

/** Asks for addresses of files with the secret in place of a session. */
export function signWithSecret(accounts: AccountsConfig, secret: string): SignDownload {
  return async (id, file) => {
    try {
      const response = await post(accounts, 'download', {entitlement: id, file, secret});
      if (!response.ok) return {ok: false, error: await failureOf(response)};
      const url = asText(asRecord(await response.json())?.url, 4000);
      return url ? {ok: true, url} : {ok: false, error: 'unavailable'};
    } catch {
      return {ok: false, error: 'unavailable'};
    }
  };
}

function post({url, anonKey}: AccountsConfig, path: string, fields: object): Promise<Response> {
  return fetch(`${url}/functions/v1/purchases/${path}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', apikey: anonKey},
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });
}

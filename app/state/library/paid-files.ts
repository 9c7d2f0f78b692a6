/** The files of an order for the browser that has the secret of its hand-off; no call rejects. */
import {parseLibrary, type Purchase} from '~/domain/library/library';
import {asRecord, asText} from '~/domain/text/parse-unknown';
import type {AccountsConfig} from '../account/account';
import {askPurchases} from './ask-purchases';
import {failureOf, type SignDownload} from './library';

export type PaidFiles =
  | {
      readonly state: 'open';
      /** End of the access, ISO 8601. */
      readonly until: string;
      /** Masked address that the mail went to; empty if unknown. */
      readonly email: string;
      readonly purchases: readonly Purchase[];
    }
  /** The order is not known as paid; was cancelled; was paid over a day ago; nobody answered. */
  | {readonly state: 'waiting' | 'cancelled' | 'expired' | 'failed'};

const CLOSED = ['waiting', 'cancelled', 'expired'] as const;

export async function fetchPaidFiles(accounts: AccountsConfig, secret: string): Promise<PaidFiles> {
  try {
    const response = await askPurchases(accounts, 'files', {secret});
    const answer = response.ok ? asRecord(await response.json()) : null;
    const purchases = parseLibrary(answer?.rights, answer?.files);
    if (answer?.state === 'open' && purchases) {
      const [until, email] = [asText(answer.until, 64) ?? '', asText(answer.email, 254) ?? ''];
      return {state: 'open', until, email, purchases};
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

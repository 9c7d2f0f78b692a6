/** Actions of a certificate's owner. No call rejects. */
import {timeLimit} from '@common/time-limit';
import type {AccountsConfig} from './account/account';
import {openAccounts} from './account/connect-account';

const REQUEST_LIMIT_MS = 10_000;

/** The secret half of a certificate's fingerprint of its order; null when the certificate is not of this account. */
export async function ownOrderSalt(id: string): Promise<string | null> {
  try {
    const {client} = await openAccounts();
    // Row-level security restricts it to the owner.
    const answer = await client
      .from('certificates')
      .select('order_salt')
      .eq('id', id)
      .maybeSingle<{order_salt: string | null}>();
    return answer.data?.order_salt ?? null;
  } catch {
    return null;
  }
}

/** Sets or clears the holder's name; resolves to whether it was stored. */
export async function nameHolder(id: string, holder: string | null): Promise<boolean> {
  try {
    const {client} = await openAccounts();
    const answer = await client.functions.invoke<object>('certificates/holder', {
      body: {id, holder},
    });
    return answer.error === null;
  } catch {
    return false;
  }
}

/** Like `nameHolder`, for the browser that paid, by the secret of its hand-off. */
export async function nameHolderWithSecret(
  {url, anonKey}: AccountsConfig,
  secret: string,
  id: string,
  holder: string,
): Promise<boolean> {
  try {
    const {ok} = await fetch(`${url}/functions/v1/certificates/holder`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', apikey: anonKey},
      body: JSON.stringify({id, holder, secret}),
      signal: timeLimit(REQUEST_LIMIT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

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

/**
 * What became of a holder's name. 'refused': it could be read as something else than a name. 'named': there is one, which
 * only the account changes.
 */
export type Named = 'saved' | 'refused' | 'named' | 'failed';

/** Sets or clears the holder's name. */
export async function nameHolder(id: string, holder: string | null): Promise<Named> {
  try {
    const {client} = await openAccounts();
    const answer = await client.functions.invoke<object>('certificates/holder', {
      body: {id, holder},
    });
    if (answer.error === null) return 'saved';
    const {context} = answer.error as {readonly context?: unknown};
    return outcomeOf(context instanceof Response ? context.status : 0);
  } catch {
    return 'failed';
  }
}

/** Like `nameHolder`, for the browser that paid, by the secret of its hand-off. */
export async function nameHolderWithSecret(
  {url, anonKey}: AccountsConfig,
  secret: string,
  id: string,
  holder: string,
): Promise<Named> {
  try {
    const answer = await fetch(`${url}/functions/v1/certificates/holder`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', apikey: anonKey},
      body: JSON.stringify({id, holder, secret}),
      signal: timeLimit(REQUEST_LIMIT_MS),
    });
    const {error} = await answer.json<{readonly error?: unknown}>();
    return error === 'named' ? 'named' : outcomeOf(answer.status);
  } catch {
    return 'failed';
  }
}

function outcomeOf(status: number): Named {
  return status === 200 ? 'saved' : status === 400 ? 'refused' : 'failed';
}

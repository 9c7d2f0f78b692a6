/** What a signed-in person may do with a certificate of theirs. No call rejects. */
import {openAccounts} from './account/connect-account';

/** The secret half of a certificate's fingerprint of its order; null when the certificate is not of this account. */
export async function ownOrderSalt(id: string): Promise<string | null> {
  try {
    const {client} = await openAccounts();
    // The account backend shows it to its owner alone.
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

/** Names the holder on the certificate, or nobody; whether it was done. */
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

/** What a signed-in person may do with a certificate of theirs. No call rejects. */
import {openAccounts} from './connect-account';

/** Whether the certificate is of a purchase of this account: the account backend shows it to nobody else. */
export async function ownsCertificate(id: string): Promise<boolean> {
  try {
    const {client} = await openAccounts();
    const {data} = await client.from('certificates').select('id').eq('id', id);
    return data?.length === 1;
  } catch {
    return false;
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

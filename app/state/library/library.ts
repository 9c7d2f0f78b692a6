/** The purchases of who is signed in, read by their own session; no call rejects. */
import {
  parseLibrary,
  type DownloadFailure,
  type FirstStep,
  type Purchase,
} from '~/domain/account/library';
import {asRecord, asText} from '~/domain/text/parse-unknown';
import {openAccounts} from '../account/connect-account';

export type LibraryAnswer =
  {readonly ok: true; readonly purchases: readonly Purchase[]} | {readonly ok: false};

export type DownloadAnswer =
  {readonly ok: true; readonly url: string} | {readonly ok: false; readonly error: DownloadFailure};

const RIGHTS =
  'id,order_id,product_id,variant_id,granted_at,end_reason,revoked_at,orders(name,currency,paid_at,total_cents,refunded_cents),' +
  'order_lines(position,title,variant_title,quantity,refunded_quantity,total_cents),' +
  'library_steps(step),certificates(id)';
const FILES = 'product_id,variant_ids,name,format,bytes,version,updated_at';
const FAILURES: readonly DownloadFailure[] = ['signed-out', 'ended', 'missing', 'too-many'];

export async function readLibrary(): Promise<LibraryAnswer> {
  try {
    const {client} = await openAccounts();
    const [rights, files] = await Promise.all([
      client.from('entitlements').select(RIGHTS),
      client.from('product_files').select(FILES).order('name'),
    ]);
    const purchases = rights.error || files.error ? null : parseLibrary(rights.data, files.data);
    return purchases ? {ok: true, purchases} : {ok: false};
  } catch {
    return {ok: false};
  }
}

/** Whether the step is ticked, or unticked, in the account. */
export async function tickStep(id: string, step: FirstStep, done: boolean): Promise<boolean> {
  try {
    const {client} = await openAccounts();
    const table = client.from('library_steps');
    const {error} = done
      ? await table.insert({entitlement_id: id, step})
      : await table.delete().eq('entitlement_id', id).eq('step', step);
    return !error;
  } catch {
    return false;
  }
}

/** An address of the file that works for a minute. */
export async function requestDownload(id: string, file: string): Promise<DownloadAnswer> {
  try {
    const {client} = await openAccounts();
    const answer = await client.functions.invoke<unknown>('purchases/download', {
      body: {entitlement: id, file},
    });
    const url = asText(asRecord(answer.data)?.url, 4000);
    if (url) return {ok: true, url};
    const refused = answer.error as {name?: unknown; context?: unknown} | null;
    return {
      ok: false,
      error:
        // By its name: its class would bring the whole library, which is fetched with the account's client.
        refused?.name === 'FunctionsHttpError' ? await failureOf(refused.context) : 'unavailable',
    };
  } catch {
    return {ok: false, error: 'unavailable'};
  }
}

async function failureOf(response: unknown): Promise<DownloadFailure> {
  if (!(response instanceof Response)) return 'unavailable';
  const told = asRecord(await response.json().catch(() => null))?.error;
  return FAILURES.find((known) => known === told) ?? 'unavailable';
}

/** The purchases of the signed-in person, read with their own session; no call rejects. */
import {
  parseLibrary,
  type DownloadFailure,
  type OwnReview,
  type Purchase,
  type ReviewFailure,
} from '~/domain/library/library';
import {FILE_COLUMNS, ORDER_COLUMNS, RIGHT_COLUMNS} from '@common/library-columns';
import {asRecord, asText} from '~/domain/text/parse-unknown';
import {openAccounts} from '../account/connect-account';

export type LibraryAnswer =
  | {readonly ok: true; readonly purchases: readonly Purchase[]}
  | {readonly ok: false};

export type DownloadAnswer =
  | {readonly ok: true; readonly url: string}
  | {readonly ok: false; readonly error: DownloadFailure};

/** Signs a file's URL with a session or with the secret of a hand-off. Never rejects. */
export type SignDownload = (id: string, file: string) => Promise<DownloadAnswer>;

const RIGHTS = `${RIGHT_COLUMNS},orders(${ORDER_COLUMNS}),reviews(stars,body,name,state)`;
const FAILURES: readonly DownloadFailure[] = [
  'signed-out',
  'ended',
  'expired',
  'missing',
  'too-many',
];
/** Rows per request; a project may return fewer. */
const PAGE_SIZE = 1000;
const STORAGE_LIMIT_MS = 15_000;

export async function readLibrary(): Promise<LibraryAnswer> {
  try {
    const {client} = await openAccounts();
    const [rights, files] = await Promise.all([
      readAll((from, to) =>
        client.from('entitlements').select(RIGHTS, {count: 'exact'}).order('id').range(from, to),
      ),
      readAll((from, to) =>
        client
          .from('product_files')
          .select(FILE_COLUMNS, {count: 'exact'})
          .order('product_id')
          .order('name')
          .range(from, to),
      ),
    ]);
    const purchases = parseLibrary(rights, files);
    return purchases ? {ok: true, purchases} : {ok: false};
  } catch {
    return {ok: false};
  }
}

interface RowsAnswer {
  readonly data: readonly unknown[] | null;
  readonly count: number | null;
  readonly error: unknown;
}

/**
 * All rows of a query with a stable order. The backend silently limits rows per response, so each page starts where
 * the last one ended.
 * @throws {Error} if a page cannot be read.
 */
export async function readAll(
  readPage: (from: number, to: number) => PromiseLike<RowsAnswer>,
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const {data, count, error} = await readPage(rows.length, rows.length + PAGE_SIZE - 1);
    if (error || !data) throw new Error('The library could not be read');
    rows.push(...data);
    if (data.length === 0 || rows.length >= (count ?? Infinity)) return rows;
  }
}

/** An address of the file that works for a minute, and that the storage service answers. */
export async function requestDownload(
  id: string,
  file: string,
  sign: SignDownload = signDownload,
): Promise<DownloadAnswer> {
  const answer = await sign(id, file);
  if (!answer.ok) return answer;
  // A browser that is sent to an address that fails would show the failure in place of the page.
  const check = new AbortController();
  const limit = setTimeout(() => check.abort(), STORAGE_LIMIT_MS);
  try {
    const response = await fetch(answer.url, {signal: check.signal});
    const error = storageFailure(response, file);
    return error ? {ok: false, error} : answer;
  } catch {
    return {ok: false, error: 'storage'};
  } finally {
    clearTimeout(limit);
    check.abort();
  }
}

/**
 * Null if the storage service brings the file. It answers 400 for some missing files; a page in place of a file comes
 * from something on the way, such as a hotel's network.
 */
export function storageFailure(
  {status, ok, headers}: Pick<Response, 'status' | 'ok' | 'headers'>,
  file: string,
): DownloadFailure | null {
  if (!ok) return status === 400 || status === 404 ? 'missing' : 'storage';
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  return isPage && !file.endsWith('.html') ? 'storage' : null;
}

/** An address of the file that works for a minute, for the signed-in person. */
export async function signDownload(id: string, file: string): Promise<DownloadAnswer> {
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
        // Compares the error's name: its class would load the whole library, which comes with the account's client.
        refused?.name === 'FunctionsHttpError' ? await failureOf(refused.context) : 'unavailable',
    };
  } catch {
    return {ok: false, error: 'unavailable'};
  }
}

/** Why the function refused. */
export async function failureOf(response: unknown): Promise<DownloadFailure> {
  if (!(response instanceof Response)) return 'unavailable';
  const code = asRecord(await response.json().catch(() => null))?.error;
  return FAILURES.find((known) => known === code) ?? 'unavailable';
}

/** Sends a new or changed review of a purchase, which then waits for the operator; null if it was stored. */
export async function sendReview(
  entitlementId: string,
  {stars, text, name}: Omit<OwnReview, 'state'>,
): Promise<ReviewFailure | null> {
  try {
    const {client} = await openAccounts();
    const {error, status} = await client
      .from('reviews')
      .upsert({entitlement_id: entitlementId, stars, body: text, name});
    if (!error) return null;
    return status === 429 ? 'too-many' : error.code === '42501' ? 'ended' : 'failed';
  } catch {
    return 'failed';
  }
}

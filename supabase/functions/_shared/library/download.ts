/**
 * `POST /download {entitlement, file}` with a session, or with `secret`, the one of the order's hand-off: an address of the
 * file that works for a minute.
 */
import {serviceHeaders, sessionHeaders, type Database, type DatabaseAddress} from '../database.ts';
import {storedFileName} from '../common/file-name.ts';
import {MAX_DOWNLOADS_A_DAY} from '../common/library-columns.ts';
import {isUuid} from '../common/uuid.ts';
import type {Fields, Prove} from '../limit-paths.ts';
import {answer} from './answer.ts';
import {accessBySecret, SECRET_ORDER_COLUMNS, type SecretOrder} from './secret-access.ts';

export interface DownloadParts {
  readonly database: Database;
  readonly address: DatabaseAddress;
  readonly anonKey: string;
}

/** Seconds. */
const ADDRESS_LIFE = 60;
const BUCKET = 'productos';
const REQUEST_LIMIT_MS = 5_000;

type Counted =
  | {readonly outcome: 'counted'; readonly path: string; readonly name: string}
  | {readonly outcome: 'ended' | 'missing' | 'too-many'};

const REFUSED_STATUS = {ended: 403, missing: 404, 'too-many': 429} as const;

/** The right and the file that are asked for; null for malformed ones. */
export function readDownload({entitlement, file: typed}: Fields) {
  const file = typeof typed === 'string' ? storedFileName(typed) : '';
  return typeof entitlement === 'string' && isUuid(entitlement) && file
    ? {entitlement, file}
    : null;
}

export async function download(
  parts: DownloadParts,
  request: Request,
  fields: Fields,
  now: number,
  prove: Prove = () => {},
): Promise<Response> {
  const asked = readDownload(fields);
  if (!asked) return answer(400, {error: 'invalid'});
  const {entitlement, file} = asked;
  const {secret} = fields;
  const right =
    secret === undefined
      ? await rightOfSession(parts, request.headers, entitlement)
      : await rightBySecret(parts.database, secret, entitlement, now);
  if (right === 'signed-out') return answer(401, {error: right});
  if (right === 'expired') return answer(403, {error: right});
  if (!right) return answer(403, {error: 'ended'});
  prove();
  const counted = await parts.database.call<Counted>('count_download', {
    entitlement,
    file_name: file,
    most: MAX_DOWNLOADS_A_DAY,
  });
  if (counted.outcome !== 'counted') {
    return answer(REFUSED_STATUS[counted.outcome], {error: counted.outcome});
  }
  const signed = await sign(parts.address, counted.path);
  if (signed === null) return answer(404, {error: 'missing'});
  return answer(200, {
    url: `${signed}&download=${encodeURIComponent(downloadName(right.title, counted.name))}`,
    seconds: ADDRESS_LIFE,
  });
}

const MAX_TITLE_LENGTH = 100;

/** Name of the download in safe characters, with the product's title: many products have an 'ebook.pdf'. */
export function downloadName(title: string, file: string): string {
  const safe = Array.from(title.normalize('NFC').replace(/[\p{C}\\/:*?"<>|#%]+/gu, ' '))
    .slice(0, MAX_TITLE_LENGTH)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trimEnd();
  return safe ? `${safe} - ${file}` : file;
}

/** The right as the person who asks sees it: row-level security decides. Null when they do not. */
async function rightOfSession(
  {address, anonKey}: DownloadParts,
  asked: Headers,
  entitlement: string,
): Promise<{readonly title: string} | 'signed-out' | null> {
  const session = asked.get('authorization');
  if (!session) return 'signed-out';
  const response = await fetch(
    `${address.url}/rest/v1/entitlements?id=eq.${entitlement}&select=id,order_lines(title)`,
    {
      headers: sessionHeaders(asked, anonKey, session),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    },
  );
  if (response.status === 401 || response.status === 403) return 'signed-out';
  // The caller says that the shop cannot answer now.
  if (!response.ok) throw new Error(`The database answered ${response.status}`);
  const [row] = (await response.json()) as readonly {order_lines?: {title?: string} | null}[];
  return row ? {title: row.order_lines?.title ?? ''} : null;
}

/** Null for a right of another order, and while its order is not paid; `count_download` refuses one that ended. */
async function rightBySecret(
  database: Database,
  secret: unknown,
  entitlement: string,
  now: number,
): Promise<{readonly title: string} | 'expired' | null> {
  const [row] = await database.select<{
    readonly orders: SecretOrder;
    readonly order_lines: {readonly title: string};
  }>(
    'entitlements',
    `id=eq.${entitlement}&select=order_lines(title),orders(${SECRET_ORDER_COLUMNS})`,
  );
  if (!row) return null;
  const access = await accessBySecret(database, row.orders, secret, now);
  if (access === 'expired') return 'expired';
  return access === 'open' ? {title: row.order_lines.title} : null;
}

/** Null when the file is not in the bucket. */
async function sign({url, serviceKey}: DatabaseAddress, path: string): Promise<string | null> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const response = await fetch(`${url}/storage/v1/object/sign/${BUCKET}/${encoded}`, {
    method: 'POST',
    headers: {
      ...serviceHeaders(serviceKey),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({expiresIn: ADDRESS_LIFE}),
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });
  const told = (await response.json().catch(() => ({}))) as {
    readonly signedURL?: unknown;
    readonly statusCode?: unknown;
  };
  if (response.ok && typeof told.signedURL === 'string')
    return `${url}/storage/v1${told.signedURL}`;
  // It answers 400 for what is missing, and for a key that it refuses: its own status tells which.
  const status = response.status === 400 ? Number(told.statusCode ?? 404) : response.status;
  if (status !== 404) throw new Error(`The storage service answered ${response.status}`);
  console.error('purchases, download: not in the bucket:', path);
  return null;
}

/** `POST /download {entitlement, file}` with a session: an address of the file that works for a minute. */
import {serviceHeaders, type Database, type DatabaseAddress} from '../database.ts';
import {answer} from './answer.ts';

export interface DownloadParts {
  readonly database: Database;
  readonly address: DatabaseAddress;
  readonly anonKey: string;
}

/** Seconds. */
const ADDRESS_LIFE = 60;
/** Of one file in a day; the library says so. */
const MAX_DOWNLOADS_A_DAY = 30;
const BUCKET = 'productos';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const FILE_NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/;
const REQUEST_LIMIT_MS = 5_000;

type Counted =
  | {readonly outcome: 'counted'; readonly path: string; readonly name: string}
  | {readonly outcome: 'ended' | 'missing' | 'too-many'};

const REFUSED_STATUS = {ended: 403, missing: 404, 'too-many': 429} as const;

export async function download(
  parts: DownloadParts,
  request: Request,
  {entitlement, file}: Readonly<Record<string, unknown>>,
): Promise<Response> {
  if (typeof entitlement !== 'string' || !UUID.test(entitlement)) {
    return answer(400, {error: 'invalid'});
  }
  if (typeof file !== 'string' || !FILE_NAME.test(file)) return answer(400, {error: 'invalid'});
  const session = request.headers.get('authorization');
  if (!session) return answer(401, {error: 'signed-out'});
  const seen = await seesEntitlement(parts, session, entitlement);
  if (seen !== 'yes') {
    return seen === 'signed-out'
      ? answer(401, {error: 'signed-out'})
      : answer(403, {error: 'ended'});
  }
  const counted = await parts.database.call<Counted>('count_download', {
    entitlement,
    file_name: file,
    most: MAX_DOWNLOADS_A_DAY,
  });
  if (counted.outcome !== 'counted') {
    return answer(REFUSED_STATUS[counted.outcome], {error: counted.outcome});
  }
  const signed = await sign(parts.address, counted.path);
  return answer(200, {
    url: `${signed}&download=${encodeURIComponent(counted.name)}`,
    seconds: ADDRESS_LIFE,
  });
}

/** Row-level security decides, as the person who asks. */
async function seesEntitlement(
  {address, anonKey}: DownloadParts,
  session: string,
  entitlement: string,
): Promise<'yes' | 'no' | 'signed-out'> {
  const response = await fetch(
    `${address.url}/rest/v1/entitlements?id=eq.${entitlement}&select=id`,
    {
      headers: {apikey: anonKey, Authorization: session},
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    },
  );
  if (response.status === 401 || response.status === 403) return 'signed-out';
  // The caller says that the shop cannot answer now.
  if (!response.ok) throw new Error(`The database answered ${response.status}`);
  const rows: unknown = await response.json();
  return Array.isArray(rows) && rows.length > 0 ? 'yes' : 'no';
}

async function sign({url, serviceKey}: DatabaseAddress, path: string): Promise<string> {
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
  if (!response.ok) throw new Error(`The storage service answered ${response.status}`);
  const {signedURL} = (await response.json()) as {signedURL: string};
  return `${url}/storage/v1${signedURL}`;
}

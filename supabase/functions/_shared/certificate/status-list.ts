/**
 * `POST /status-list {list}`: which certificates are revoked, as a W3C Bitstring Status List credential (v1.0). Each
 * certificate has one bit of a list, so a verifier does not reveal which certificate it is asking about.
 */
import type {Database} from '../database.ts';
import type {Fields} from '../limit-paths.ts';
import {answer} from '../library/answer.ts';
import {toBase64Url} from './base64url.ts';
import {
  CREDENTIALS_CONTEXT,
  signToken,
  STATUS_LIST_LENGTH,
  STATUS_PURPOSE,
  statusListAddress,
  type Signer,
} from './credential.ts';

/** How long a verifier may keep a list. */
const TTL_MS = 30_000;
const VALID_MS = 24 * 3_600_000;

/** The number of a list; null for anything else. */
export function readList({list}: Fields): number | null {
  return typeof list === 'number' && Number.isInteger(list) && list >= 0 && list <= 9999
    ? list
    : null;
}

/**
 * `{token, last}`: the list, null if it has no certificates, and the number of the last one, so that the shop asks for no
 * other. @param now epoch milliseconds.
 */
export async function statusList(
  parts: Signer & {readonly database: Database},
  fields: Fields,
  now: number,
): Promise<Response> {
  const list = readList(fields);
  if (list === null) return answer(404, {error: 'unknown'});
  const revoked = await parts.database.call<readonly number[] | null>('revoked_indexes', {list});
  const [newest] = await parts.database.select<{readonly status_position: number}>(
    'certificates',
    'select=status_position&order=status_position.desc&limit=1',
  );
  const last = Math.floor((newest?.status_position ?? 0) / STATUS_LIST_LENGTH);
  if (!revoked) return answer(200, {token: null, last});
  const id = statusListAddress(parts.shop, list);
  const credential = {
    '@context': [CREDENTIALS_CONTEXT],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    validFrom: new Date(now).toISOString(),
    validUntil: new Date(now + VALID_MS).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: STATUS_PURPOSE,
      encodedList: await encodeList(revoked),
      ttl: TTL_MS,
    },
  };
  return answer(200, {token: await signToken(parts, credential, now), last});
}

/** Encodes the bits, with index 0 left-most, by GZIP and Multibase base64url. */
export async function encodeList(revoked: readonly number[]): Promise<string> {
  const bits = new Uint8Array(STATUS_LIST_LENGTH / 8);
  for (const index of revoked) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  const zipped = new Blob([bits]).stream().pipeThrough(new CompressionStream('gzip'));
  return `u${toBase64Url(new Uint8Array(await new Response(zipped).arrayBuffer()))}`;
}

/**
 * A JSON Web Signature in its compact form (RFC 7515): three parts in base64url. It is read strictly: one value
 * has one spelling, so that no byte of a token can change without its being refused.
 */
import {asRecord, parseJson} from '../text/parse-unknown';

/** Longer than any credential of the shop but its status lists. */
const MAX_TOKEN_LENGTH = 65_536;
const BASE64URL = /^[\w-]*$/;

export interface CompactToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: Readonly<Record<string, unknown>>;
  /** What the signature is over. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

/** Null for anything that is not exactly one such token. */
export function readCompactToken(text: string): CompactToken | null {
  if (text.length > MAX_TOKEN_LENGTH) return null;
  const [header, payload, signature, ...more] = text.split('.');
  if (!header || !payload || !signature || more.length > 0) return null;
  const parts = [header, payload, signature].map(fromBase64Url);
  const [headerBytes, payloadBytes, signatureBytes] = parts;
  if (!headerBytes || !payloadBytes || !signatureBytes) return null;
  const read = {header: recordOf(headerBytes), payload: recordOf(payloadBytes)};
  if (!read.header || !read.payload) return null;
  return {
    header: read.header,
    payload: read.payload,
    signed: new TextEncoder().encode(`${header}.${payload}`),
    signature: signatureBytes,
  };
}

/** Decoded bytes; null on foreign characters or stray trailing bits. */
function fromBase64Url(text: string): Uint8Array | null {
  if (!BASE64URL.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return toBase64Url(bytes) === text ? bytes : null;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function recordOf(bytes: Uint8Array): Readonly<Record<string, unknown>> | null {
  try {
    return asRecord(parseJson(new TextDecoder('utf-8', {fatal: true}).decode(bytes)));
  } catch {
    return null;
  }
}

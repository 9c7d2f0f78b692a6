/**
 * A licence certificate as a Verifiable Credential (W3C data model 2.0; docs/product.md 17). The account backend's
 * functions write it; this module reads it field by field.
 */
import type {Verdict} from '../licence/licence';
import {asList, asRecord, asText, parseJson} from '../text/parse-unknown';

const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
const CREDENTIAL_TYPE = 'ResaleLicenceCredential';
/** Media type of a signed credential, and the `typ` of its header without the `application/`. */
export const CREDENTIAL_MEDIA_TYPE = 'application/vc+jwt';

export interface LicenceCredential {
  /** Address of the certificate's page. */
  readonly id: string;
  /** The shop, as 'did:web:' and its host. */
  readonly issuer: string;
  /** Moment of the purchase, ISO 8601 in UTC. */
  readonly validFrom: string;
  /** Epoch seconds; 0 if the credential does not say. */
  readonly signedAt: number;
  /** URL of the certificate's current status. */
  readonly statusUrl: string;
  readonly licence: {
    readonly id: string;
    readonly name: string;
    readonly version: string;
    /** Verdicts by the id of the right. */
    readonly rights: Readonly<Record<string, Verdict>>;
  };
  readonly product: {readonly name: string; readonly variant: string | null};
  /** SHA-256 of a secret salt and the order number: proves the order to anyone who is given both. */
  readonly orderDigest: string;
  /** Set only if the holder chose to be named. */
  readonly holder: string | null;
}

const VERDICTS: readonly unknown[] = ['yes', 'condition', 'no'] satisfies Verdict[];
const MAX_RIGHTS = 100;

/** Null when a payload is not a licence credential, or lacks a required field. */
export function readCredential(payload: unknown): LicenceCredential | null {
  const credential = asRecord(payload);
  const subject = asRecord(credential?.['credentialSubject']);
  const licence = asRecord(subject?.['licence']);
  const product = asRecord(subject?.['product']);
  if (!credential || !subject || !licence || !product) return null;
  if (asList(credential['@context'])[0] !== CREDENTIALS_CONTEXT) return null;
  const types = asList(credential['type']);
  if (!types.includes('VerifiableCredential') || !types.includes(CREDENTIAL_TYPE)) return null;
  const texts = {
    id: asText(credential['id']),
    issuer: asText(asRecord(credential['issuer'])?.['id']),
    validFrom: asText(credential['validFrom']),
    statusUrl: asText(asRecord(credential['credentialStatus'])?.['id']),
    orderDigest: asText(asRecord(subject['order'])?.['digest']),
    licenceId: asText(licence['id']),
    licenceName: asText(licence['name']),
    version: asText(licence['version']),
    productName: asText(product['name']),
  };
  if (!areAllThere(texts) || Number.isNaN(Date.parse(texts.validFrom))) return null;
  const rights = Object.entries(asRecord(licence['rights']) ?? {});
  if (rights.length > MAX_RIGHTS || !rights.every(([, verdict]) => VERDICTS.includes(verdict))) {
    return null;
  }
  const {id, issuer, validFrom, statusUrl, orderDigest} = texts;
  return {
    ...{id, issuer, validFrom, statusUrl, orderDigest},
    signedAt: Number(credential['iat']) || 0,
    licence: {
      id: texts.licenceId,
      name: texts.licenceName,
      version: texts.version,
      rights: Object.fromEntries(rights) as Record<string, Verdict>,
    },
    product: {name: texts.productName, variant: asText(product['variant'])},
    holder: asText(asRecord(subject['holder'])?.['name']),
  };
}

function areAllThere<Name extends string>(
  texts: Readonly<Record<Name, string | null>>,
): texts is Readonly<Record<Name, string>> {
  return Object.values(texts).every(Boolean);
}

/** Longer than any credential of the shop except its status lists. */
const MAX_TOKEN_LENGTH = 65_536;
const BASE64URL = /^[\w-]*$/;

/**
 * A JSON Web Signature in its compact form (RFC 7515): three parts in base64url. It is read strictly: one value
 * has one spelling, so that no byte of a token can change without its being refused.
 */
export interface CompactToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The signed text: header and payload. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

/** Null for anything that is not exactly one token. */
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
export function fromBase64Url(text: string): Uint8Array | null {
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

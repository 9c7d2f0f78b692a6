/** Public data of a certificate, for anyone who knows its id (docs/product.md 17). */
import type {Verdict} from '~/domain/licence/licence';
import {asRecord, asText} from '~/domain/text/parse-unknown';
import {readCompactToken, readCredential} from './credential';

/** 122 random bits in hexadecimal, which cannot be guessed; case-insensitive in URLs. */
export const CERTIFICATE_ID = /^[0-9a-f]{32}$/;

/** Maximum length of the name on a certificate, also in the database. */
export const MAX_HOLDER_LENGTH = 100;

export type CertificateStatus = 'valid' | 'revoked';

export interface Certificate {
  readonly id: string;
  readonly status: CertificateStatus;
  /** When the certificate was revoked, ISO 8601; null while it is valid. */
  readonly revokedAt: string | null;
  /** When the credential was last signed, epoch seconds; null if unknown. */
  readonly signedAt: number | null;
  /** The signed credential, in compact form. */
  readonly token: string;
}

/** The fields that a certificate's face shows. */
export interface CertificateFacts {
  readonly id: string;
  readonly product: string;
  readonly variant: string | null;
  /** Null when the holder is not named. */
  readonly holder: string | null;
  readonly licence: {
    readonly id: string;
    readonly name: string;
    readonly version: string;
    readonly rights: Readonly<Record<string, Verdict>>;
  };
  /** Date of the purchase, ISO 8601. */
  readonly issuedAt: string;
  readonly orderDigest: string;
}

/** Labels of the licence's rights by verdict; empty if unknown. */
export interface FaceRights {
  readonly allowed: readonly string[];
  readonly conditional: readonly string[];
  readonly denied: readonly string[];
}

/** SHA-256 in hexadecimal. */
export async function sha256Of(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a compact credential, in hexadecimal; distinguishes two signings of one certificate. */
export function tokenDigest(token: string): Promise<string> {
  return sha256Of(new TextEncoder().encode(token));
}

/** Null if the database's answer is malformed. */
export function readCertificate(value: unknown): Certificate | null {
  const row = asRecord(value);
  const id = asText(row?.['id']);
  const status = row?.['status'];
  const token = asText(row?.['token'], 16_384);
  if (!row || !id || !token || !CERTIFICATE_ID.test(id)) return null;
  if (status !== 'valid' && status !== 'revoked') return null;
  const signedAt = Number(row['signedAt']) || null;
  return {id, status, token, signedAt, revokedAt: asText(row['revokedAt'])};
}

/** Facts of an unverified token, for a page that verifies it afterwards. Null if malformed. */
export function factsOf({id, token}: Certificate): CertificateFacts | null {
  const credential = readCredential(readCompactToken(token)?.payload);
  if (!credential) return null;
  const {product, holder, licence, validFrom, orderDigest} = credential;
  return {
    ...{id, holder, licence, orderDigest},
    product: product.name,
    variant: product.variant,
    issuedAt: validFrom,
  };
}

/** A QR code as the worker draws it: dark modules as one path, in units of a module. */
export interface QrDrawing {
  /** Modules on each side, including the quiet zone. */
  readonly size: number;
  readonly path: string;
}

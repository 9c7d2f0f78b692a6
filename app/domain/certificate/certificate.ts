/** What anybody who knows a certificate's id may know of it (docs/product.md 17). */
import type {Verdict} from '~/domain/licence/licence';
import {asRecord, asText} from '~/domain/text/parse-unknown';
import {readCompactToken} from './compact-token';
import {readCredential} from './credential';

/** 122 random bits in hexadecimal: nobody finds one by trying, and an address in capitals is the same. */
export const CERTIFICATE_ID = /^[0-9a-f]{32}$/;

/** Characters of the name on a certificate; the database takes no longer one. */
export const MAX_HOLDER_LENGTH = 100;

export type CertificateStatus = 'valid' | 'revoked';

export interface Certificate {
  readonly id: string;
  readonly status: CertificateStatus;
  /** When it ceased to hold, ISO 8601; null while it holds. */
  readonly revokedAt: string | null;
  /** When the credential was last signed, epoch seconds; null if unknown. */
  readonly signedAt: number | null;
  /** The signed credential, in compact form. */
  readonly token: string;
}

/** What a certificate's face shows. */
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
  /** Of the purchase, ISO 8601. */
  readonly issuedAt: string;
  readonly orderDigest: string;
}

/** The labels of a licence's rights by what becomes of them; empty where they are not known. */
export interface FaceRights {
  readonly allowed: readonly string[];
  readonly conditional: readonly string[];
  readonly denied: readonly string[];
}

/** SHA-256 of a credential in compact form, in hexadecimal: what tells two signings of a certificate apart. */
export async function tokenDigest(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Null for what the database would not say. */
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

/** What a token says, unverified: the facts of a page that then verifies it. Null for nonsense. */
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
  /** Modules on each side, the light ones about it included. */
  readonly size: number;
  readonly path: string;
}

import {timeLimit} from '@common/time-limit';
import {
  readPublicKeys,
  verifyCredential,
  webCryptoVerifier,
  type Verification,
} from '~/domain/certificate/verify-credential';
import {useEffect, useState} from 'react';
import {CERTIFICATE_ID, tokenDigest} from '~/domain/certificate/certificate';
import {fromBase64Url, type LicenceCredential} from '~/domain/certificate/credential';
import {asRecord, asText} from '~/domain/text/parse-unknown';

export type Checked =
  | Verification
  /** The browser cannot verify, or the keys could not be loaded. */
  | {readonly ok: false; readonly reason: 'unsupported' | 'unreachable'};

const TIME_LIMIT_MS = 10_000;

/** Verifies a signature in any browser; the library for older ones is fetched on demand. */
export const verifySignature = webCryptoVerifier(crypto.subtle, async ({x}, signature, signed) => {
  const {verifyAsync} = await import('@noble/ed25519');
  const point = fromBase64Url(x);
  // `zip215` would accept more than one encoding of a signature.
  return point !== null && verifyAsync(signature, signed, point, {zip215: false});
});

/** Verifies a credential here, by the shop's published keys. Never rejects. */
export async function checkCredential(token: string): Promise<Checked> {
  let keys: ReturnType<typeof readPublicKeys>;
  try {
    const answer = await fetch('/.well-known/jwks.json', {
      signal: timeLimit(TIME_LIMIT_MS),
    });
    keys = readPublicKeys(await answer.json());
  } catch {
    return {ok: false, reason: 'unreachable'};
  }
  try {
    return await verifyCredential(token, keys ?? [], verifySignature);
  } catch {
    return {ok: false, reason: 'unsupported'};
  }
}

/** Null until the credential has been checked. */
export function useVerification(token: string | null): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let current = true;
    setChecked(null);
    if (token) void checkCredential(token).then((result) => current && setChecked(result));
    return () => {
      current = false;
    };
  }, [token]);
  return checked;
}

export interface AskedStatus {
  /** 'replaced': valid, but signed again since, perhaps for another holder. */
  readonly status: 'valid' | 'replaced' | 'revoked' | 'unknown' | 'unavailable';
  /** URL of the certificate's page, or null. */
  readonly path: string | null;
  /** The product's title. */
  readonly title: string;
  /** The holder named in the credential, or null. */
  readonly holder: string | null;
}

/**
 * Asks this shop for the certificate's status, whatever URL the credential names. Never rejects.
 * @param token the signed credential; only the latest one of a certificate is 'valid'.
 */
export async function askStatus(
  {id, product, holder}: LicenceCredential,
  token: string,
): Promise<AskedStatus> {
  const name = id.slice(id.lastIndexOf('/') + 1);
  const title = product.name;
  if (!CERTIFICATE_ID.test(name)) return {status: 'unknown', path: null, title, holder};
  const path = `/certificado/${name}`;
  const {status, digest} = await fetchStatus(path);
  const isLatest = digest === (await tokenDigest(token));
  if (status === 'valid' && !isLatest) return {status: 'replaced', path, title, holder};
  return {status, path, title, holder};
}

interface Status {
  readonly status: 'valid' | 'revoked' | 'unknown' | 'unavailable';
  /** Digest of the credential that was signed last; null if unknown. */
  readonly digest: string | null;
}

/** Asks whether the certificate whose page is at `path` is valid now. Never rejects. */
export async function fetchStatus(path: string): Promise<Status> {
  try {
    const answer = await fetch(`${path}/estado`, {signal: timeLimit(TIME_LIMIT_MS)});
    const body = asRecord(await answer.json());
    const status = body?.['status'];
    const known = status === 'valid' || status === 'revoked' || status === 'unknown';
    return {status: known ? status : 'unavailable', digest: asText(body?.['digest'])};
  } catch {
    return {status: 'unavailable', digest: null};
  }
}

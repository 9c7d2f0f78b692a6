/**
 * Whether this shop signed a credential and it was not changed since. Revocation is checked separately, by its
 * status.
 */
import {
  readCompactToken,
  type CompactToken,
  readCredential,
  type LicenceCredential,
} from './credential';
import {asList, asRecord, asText} from '~/domain/text/parse-unknown';

type Refused = {
  readonly ok: false;
  readonly reason:
    /** No credential of any kind. */
    | 'malformed'
    /** Another signer or algorithm. */
    | 'unknown-key'
    /** The credential was changed after it was signed. */
    | 'bad-signature';
};

export type Verification = {readonly ok: true; readonly credential: LicenceCredential} | Refused;

/** Whether a signature is a key's over these bytes. Rejects where it cannot be verified. */
export type VerifySignature = (
  key: PublicKey,
  signature: Uint8Array,
  signed: Uint8Array,
) => Promise<boolean>;

/**
 * A licence certificate. @param text the token as pasted or stored.
 * @throws whatever `verifySignature` rejects with.
 */
export async function verifyCredential(
  text: string,
  keys: readonly PublicKey[],
  verifySignature: VerifySignature,
): Promise<Verification> {
  const verified = await verifyToken(text, keys, verifySignature);
  if (!verified.ok) return verified;
  const credential = readCredential(verified.payload);
  return credential ? {ok: true, credential} : {ok: false, reason: 'malformed'};
}

/** Verifies any credential of the shop. @throws whatever `verifySignature` rejects with. */
export async function verifyToken(
  text: string,
  keys: readonly PublicKey[],
  verifySignature: VerifySignature,
): Promise<{readonly ok: true; readonly payload: CompactToken['payload']} | Refused> {
  const token = readCompactToken(text);
  if (!token) return {ok: false, reason: 'malformed'};
  const {header, payload, signed, signature} = token;
  const {alg, typ, kid, crit} = header;
  // A header with unknown critical extensions ('crit') must be rejected.
  if (alg !== 'EdDSA' || typ !== 'vc+jwt' || typeof kid !== 'string' || crit !== undefined) {
    return {ok: false, reason: 'unknown-key'};
  }
  const key = keys.find((each) => keyName(each.kid) === keyName(kid));
  if (!key) return {ok: false, reason: 'unknown-key'};
  return (await verifySignature(key, signature, signed))
    ? {ok: true, payload}
    : {ok: false, reason: 'bad-signature'};
}

/**
 * Verifies with the Web Crypto of a browser, a worker, Deno or Node.
 * @param otherwise verifies where Web Crypto has no Ed25519, as in most browsers before 2025.
 */
export function webCryptoVerifier(
  subtle: SubtleCrypto,
  otherwise?: VerifySignature,
): VerifySignature {
  const imported = new Map<string, Promise<CryptoKey>>();
  return async (key, signature, signed) => {
    const {kty, crv, x} = key;
    const own =
      imported.get(x) ?? subtle.importKey('jwk', {kty, crv, x}, 'Ed25519', false, ['verify']);
    imported.set(x, own);
    try {
      return await subtle.verify(
        'Ed25519',
        await own,
        new Uint8Array(signature),
        new Uint8Array(signed),
      );
    } catch (error) {
      if (!otherwise) throw error;
      return otherwise(key, signature, signed);
    }
  };
}

/**
 * The public keys that verify certificates: a JSON Web Key Set (RFC 7517) of Ed25519 keys (RFC 8037). Retired keys
 * stay in the set, so that old signatures remain valid.
 */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** The point, 32 bytes in base64url. */
  readonly x: string;
  readonly kid: string;
}

const POINT = /^[\w-]{43}$/;
const KEY_ID = /^[\w.:%#-]{1,255}$/;

/** Keys of a set, in order; null if any entry is not a public Ed25519 key. */
export function readPublicKeys(set: unknown): readonly PublicKey[] | null {
  const keys = asList(asRecord(set)?.['keys']).map(publicKey);
  return keys.every((key) => key !== null) ? keys : null;
}

function publicKey(value: unknown): PublicKey | null {
  const key = asRecord(value);
  const x = asText(key?.['x']);
  const kid = asText(key?.['kid']);
  if (!key || key['kty'] !== 'OKP' || key['crv'] !== 'Ed25519' || 'd' in key) return null;
  return x && kid && POINT.test(x) && KEY_ID.test(kid)
    ? {kty: 'OKP', crv: 'Ed25519', x, kid}
    : null;
}

/** The name of a key within its set: published, the shop's own name stands before a '#'. */
function keyName(kid: string): string {
  return kid.slice(kid.lastIndexOf('#') + 1);
}

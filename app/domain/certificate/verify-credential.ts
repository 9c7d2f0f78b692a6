/**
 * Whether this shop signed a credential and it was not changed since. Revocation is checked separately, by its
 * status.
 */
import {readCompactToken, type CompactToken} from './compact-token';
import {readCredential, type LicenceCredential} from './credential';
import {keyName, type PublicKey} from './public-keys';

type Refused = {
  readonly ok: false;
  readonly reason:
    /** No credential of any kind. */
    | 'malformed'
    /** Another signer or algorithm. */
    | 'unknown-key'
    /** Changed since it was signed. */
    | 'bad-signature';
};

export type Verification = {readonly ok: true; readonly credential: LicenceCredential} | Refused;

/** Whether a signature is a key's over these bytes. Rejects where Ed25519 is not known. */
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

/** Any credential of the shop. @throws whatever `verifySignature` rejects with. */
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

/** By the Web Crypto of a browser, a worker, Deno or Node. */
export function webCryptoVerifier(subtle: SubtleCrypto): VerifySignature {
  const imported = new Map<string, Promise<CryptoKey>>();
  return async ({kty, crv, x}, signature, signed) => {
    const key =
      imported.get(x) ?? subtle.importKey('jwk', {kty, crv, x}, 'Ed25519', false, ['verify']);
    imported.set(x, key);
    return subtle.verify('Ed25519', await key, new Uint8Array(signature), new Uint8Array(signed));
  };
}

/**
 * Whether a credential is one that this shop signed and nobody changed since. Whether it still holds is another
 * question, which the status answers.
 */
import {readCompactToken} from './compact-token';
import {readCredential, type LicenceCredential} from './credential';
import {keyName, type PublicKey} from './public-keys';

export type Verification =
  | {readonly ok: true; readonly credential: LicenceCredential}
  | {
      readonly ok: false;
      readonly reason:
        /** No credential of any kind. */
        | 'malformed'
        /** Signed by somebody else, or in another way. */
        | 'unknown-key'
        /** Changed since it was signed. */
        | 'bad-signature';
    };

/** Whether a signature is a key's over these bytes. Rejects where Ed25519 is not known. */
export type VerifySignature = (
  key: PublicKey,
  signature: Uint8Array,
  signed: Uint8Array,
) => Promise<boolean>;

/** @param text the token as it was pasted or kept. @throws what `verifySignature` rejects with. */
export async function verifyCredential(
  text: string,
  keys: readonly PublicKey[],
  verifySignature: VerifySignature,
): Promise<Verification> {
  const token = readCompactToken(text);
  if (!token) return {ok: false, reason: 'malformed'};
  const {header, payload, signed, signature} = token;
  const {alg, typ, kid, crit} = header;
  // A header that asks for what we do not know ('crit') must not be ignored.
  if (alg !== 'EdDSA' || typ !== 'vc+jwt' || typeof kid !== 'string' || crit !== undefined) {
    return {ok: false, reason: 'unknown-key'};
  }
  const key = keys.find((each) => keyName(each.kid) === keyName(kid));
  if (!key) return {ok: false, reason: 'unknown-key'};
  if (!(await verifySignature(key, signature, signed))) return {ok: false, reason: 'bad-signature'};
  const credential = readCredential(payload);
  return credential ? {ok: true, credential} : {ok: false, reason: 'malformed'};
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

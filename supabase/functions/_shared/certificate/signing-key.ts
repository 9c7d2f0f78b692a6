/** The key that signs certificates: an Ed25519 private key as a JSON Web Key (RFC 8037), from a secret. */

export interface SigningKey {
  readonly key: CryptoKey;
  /** Name of the key in the shop's published set. */
  readonly kid: string;
  /** Its public half, in base64url. */
  readonly point: string;
}

/** @throws {Error} when the text is not such a key; names the problem but never the key. */
export async function importSigningKey(text: string): Promise<SigningKey> {
  const jwk = parse(text);
  const {kty, crv, x, d, kid} = jwk;
  if (kty !== 'OKP' || crv !== 'Ed25519' || !x || !d) {
    throw new Error('CERTIFICATE_SIGNING_KEY is not a private Ed25519 key in JWK form');
  }
  if (!kid) throw new Error('CERTIFICATE_SIGNING_KEY has no kid');
  const key = await crypto.subtle.importKey('jwk', {kty, crv, x, d}, 'Ed25519', false, ['sign']);
  return {key, kid, point: x};
}

function parse(text: string): JsonWebKey & {kid?: string} {
  try {
    return JSON.parse(text) as JsonWebKey & {kid?: string};
  } catch {
    throw new Error('CERTIFICATE_SIGNING_KEY is not JSON');
  }
}

/**
 * The public keys that verify certificates: a JSON Web Key Set (RFC 7517) of Ed25519 keys (RFC 8037). Retired keys
 * stay in the set, so that old signatures remain valid.
 */
import {asList, asRecord, asText} from '../text/parse-unknown';

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
export function keyName(kid: string): string {
  return kid.slice(kid.lastIndexOf('#') + 1);
}

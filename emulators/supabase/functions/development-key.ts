/** The key that signs certificates on this machine: made once, kept with the data, never part of the code. */
import {generateKeyPairSync} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A private Ed25519 key as a JSON Web Key. */
export interface SigningKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly d: string;
  readonly kid: string;
}

const FILE = 'certificate-key.json';

/** The key of a data directory; without one, a new key for this run. */
export function developmentKey(dataDirectory: string | null): SigningKey {
  const file = dataDirectory === null ? null : path.join(dataDirectory, FILE);
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SigningKey;
  const {x, d} = generateKeyPairSync('ed25519').privateKey.export({format: 'jwk'}) as Pick<
    SigningKey,
    'x' | 'd'
  >;
  const key: SigningKey = {kty: 'OKP', crv: 'Ed25519', x, d, kid: 'desarrollo'};
  if (file) writeFileSync(file, JSON.stringify(key), {mode: 0o600});
  return key;
}

/** The key set that verifies the key's signatures. */
export function publicKeys({kty, crv, x, kid}: SigningKey): string {
  return JSON.stringify({keys: [{kty, crv, x, kid}]});
}

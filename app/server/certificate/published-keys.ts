/** Files under `/.well-known/` with which anyone can verify certificates. */
import type {PublicKey} from '~/domain/certificate/public-keys';

/** Readable for all origins and cacheable for five minutes. */
const HEADERS = {'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300'};

/** `jwks.json`: the keys, each under the name that a certificate's header gives it. */
export function keySetAnswer(origin: string, keys: readonly PublicKey[]): Response {
  const set = keys.map((key) => ({...key, kid: nameOf(origin, key), use: 'sig', alg: 'EdDSA'}));
  return Response.json({keys: set}, {headers: HEADERS});
}

/** `did.json`: the shop as a decentralised identifier by its host (did:web). */
export function didAnswer(origin: string, keys: readonly PublicKey[]): Response {
  const id = didOf(origin);
  const methods = keys.map((key) => ({
    id: nameOf(origin, key),
    type: 'JsonWebKey',
    controller: id,
    publicKeyJwk: {...key, kid: nameOf(origin, key), alg: 'EdDSA'},
  }));
  const document = {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  };
  return Response.json(document, {headers: HEADERS});
}

function nameOf(origin: string, {kid}: PublicKey): string {
  return `${didOf(origin)}#${kid}`;
}

function didOf(origin: string): string {
  return `did:web:${encodeURIComponent(new URL(origin).host)}`;
}

/** Reads a certificate by its id; certificates are public. The first request signs it. */
import {LRUCache} from 'lru-cache';
import {CERTIFICATE_ID, readCertificate, type Certificate} from '~/domain/certificate/certificate';
import {asRecord} from '~/domain/text/parse-unknown';
import type {SupabaseProject} from '../environment/environment';
import {logError} from '../http/log';
import type {PublicKey} from '~/domain/certificate/verify-credential';

const TIME_LIMIT_MS = 8_000;

export type CertificateRead =
  | {readonly ok: true; readonly certificate: Certificate | null}
  /** The account backend did not respond. */
  | {readonly ok: false};

/** Ids that could not be signed just now: asking for one again and again must not use up the signatures of others. */
const unsigned = new LRUCache<string, true>({max: 1_000, ttl: 5_000});

/** Null for an unknown id. Never throws. */
export async function loadCertificate(
  backend: SupabaseProject | null,
  id: string,
): Promise<CertificateRead> {
  if (!backend || !CERTIFICATE_ID.test(id)) return {ok: true, certificate: null};
  try {
    const found = await askBackend(backend, '/rest/v1/rpc/certificate', {certificate_id: id});
    if (found === null) return {ok: true, certificate: null};
    if (asRecord(found)?.['token']) return readOrFail(found);
    if (unsigned.has(id)) return {ok: false};
    await askBackend(backend, '/functions/v1/certificates/sign', {id});
    return readOrFail(await askBackend(backend, '/rest/v1/rpc/certificate', {certificate_id: id}));
  } catch (error) {
    unsigned.set(id, true);
    logError('certificate-not-read', {reason: error instanceof Error ? error.message : 'unknown'});
    return {ok: false};
  }
}

function readOrFail(found: unknown): CertificateRead {
  const certificate = readCertificate(found);
  if (!certificate) throw new Error('The backend sent no certificate');
  return {ok: true, certificate};
}

/** The backend's answer to a POST; null for a 404. Rejects for other failures. */
export async function askBackend(
  {url, anonKey}: SupabaseProject,
  path: string,
  body: object,
  limitMs = TIME_LIMIT_MS,
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: anonKey,
      Authorization: `Bearer ${anonKey}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new Error(`The backend answered ${response.status}`);
  }
  return response.json();
}

/**
 * Files under `/.well-known/` with which anyone can verify certificates.
 *
 * Readable for all origins and cacheable for five minutes.
 */
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

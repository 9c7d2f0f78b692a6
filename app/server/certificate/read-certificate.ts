/** Reads a certificate by its id; certificates are public. The first request signs it. */
import {CERTIFICATE_ID, readCertificate, type Certificate} from '~/domain/certificate/certificate';
import {asRecord} from '~/domain/text/parse-unknown';
import type {SupabaseProject} from '../environment/environment';
import {logError} from '../http/log';

const TIME_LIMIT_MS = 8_000;

export type CertificateRead =
  | {readonly ok: true; readonly certificate: Certificate | null}
  /** The account backend did not respond. */
  | {readonly ok: false};

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
    await askBackend(backend, '/functions/v1/certificates/sign', {id});
    return readOrFail(await askBackend(backend, '/rest/v1/rpc/certificate', {certificate_id: id}));
  } catch (error) {
    logError('certificate-not-read', {reason: error instanceof Error ? error.message : 'unknown'});
    return {ok: false};
  }
}

function readOrFail(found: unknown): CertificateRead {
  const certificate = readCertificate(found);
  if (!certificate) throw new Error('The backend told of no certificate');
  return {ok: true, certificate};
}

/** The backend's answer to a POST; null for a 404. Rejects for other failures. */
export async function askBackend(
  {url, anonKey}: SupabaseProject,
  path: string,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: anonKey,
      Authorization: `Bearer ${anonKey}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new Error(`The backend answered ${response.status}`);
  }
  return response.json();
}

/** A certificate's data for programs, open to all origins. Only the list of revoked ones is cached. */
import {CERTIFICATE_RATE} from '~/domain/limits';
import {tokenDigest} from '~/domain/certificate/certificate';
import {CREDENTIAL_MEDIA_TYPE} from '~/domain/certificate/credential';
import {limitRequests} from '../http/request';
import {LRUCache} from 'lru-cache';
import {asRecord, asText} from '~/domain/text/parse-unknown';
import {jsonResponse} from '~/server/http/loader-response';
import type {SupabaseProject} from '../environment/environment';
import {logError} from '../http/log';
import {askBackend, loadCertificate, type CertificateRead} from './read-certificate';

const OPEN = {'Access-Control-Allow-Origin': '*'};

/** Counts a read of a certificate; 0 if allowed, else the seconds to wait. */
export const waitForCertificate = limitRequests(CERTIFICATE_RATE);

/** The 429 response to a program over the limit; null if allowed. */
export function tooManyAnswer(request: Request): Response | null {
  const seconds = waitForCertificate(request);
  if (seconds === 0) return null;
  const headers = {...OPEN, 'Retry-After': String(seconds)};
  return jsonResponse({error: 'too-many'}, {status: 429, headers});
}

/**
 * `{id, status: 'valid' | 'revoked', revokedAt, signedAt, digest}`; 404 `{status: 'unknown'}`; 503 without the backend.
 * `digest` is that of the latest credential: any other one was replaced.
 */
export async function statusAnswer(read: CertificateRead): Promise<Response> {
  if (!read.ok) return jsonResponse({error: 'unavailable'}, {status: 503, headers: OPEN});
  const {certificate} = read;
  if (!certificate) return jsonResponse({status: 'unknown'}, {status: 404, headers: OPEN});
  const {id, status, revokedAt, signedAt, token} = certificate;
  const digest = await tokenDigest(token);
  return jsonResponse({id, status, revokedAt, signedAt, digest}, {headers: OPEN});
}

/** The signed credential as a file. */
export async function credentialAnswer(read: CertificateRead): Promise<Response> {
  if (!read.ok || !read.certificate) return statusAnswer(read);
  const {id, token} = read.certificate;
  return new Response(token, {
    headers: {
      ...OPEN,
      'Content-Type': CREDENTIAL_MEDIA_TYPE,
      'Content-Disposition': `attachment; filename="certificado-${id}.jwt"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** `{credential, files, versions}`: the certificate's own credential, and those of its files and of its owner's versions. */
export async function dossierAnswer(
  backend: SupabaseProject | null,
  id: string,
): Promise<Response> {
  const read = await loadCertificate(backend, id);
  if (!read.ok || !read.certificate || !backend) return statusAnswer(read);
  try {
    const dossier = asRecord(await askBackend(backend, '/functions/v1/certificates/dossier', {id}));
    if (!dossier) throw new Error('The backend sent no dossier');
    const {files, versions} = dossier;
    return jsonResponse({credential: read.certificate.token, files, versions}, {headers: OPEN});
  } catch (error) {
    logError('dossier-not-read', {reason: error instanceof Error ? error.message : 'unknown'});
    return statusAnswer({ok: false});
  }
}

/** Both delays together stay below the minute after which a refund must show everywhere. */
const MEMORY_MS = 20_000;
const BROWSER_SECONDS = 30;
/** Limit above the size of a full list. */
const MAX_LENGTH = 100_000;
/** Lists in memory. */
const CAPACITY = 20;

/**
 * The signed list of revoked certificates (docs/product.md 17.1), from memory for a few seconds: any verifier may ask, and each list takes a signature.
 */
export function createStatusLists() {
  const recent = new LRUCache<string, {readonly token: string; readonly readAt: number}>({
    max: CAPACITY,
  });
  return async (backend: SupabaseProject | null, list: string, now: number): Promise<Response> => {
    const unknown = () => jsonResponse({error: 'unknown'}, {status: 404, headers: OPEN});
    if (!backend || !/^(0|[1-9]\d{0,3})$/.test(list)) return unknown();
    const known = recent.get(list);
    if (known && now - known.readAt < MEMORY_MS) return tokenResponse(known.token);
    try {
      const found = await askBackend(backend, '/functions/v1/certificates/status-list', {
        list: Number(list),
      });
      if (found === null) return unknown();
      const token = asText(asRecord(found)?.['token'], MAX_LENGTH);
      if (!token) throw new Error('The backend sent no list');
      recent.set(list, {token, readAt: now});
      return tokenResponse(token);
    } catch (error) {
      logError('status-list-not-read', {
        reason: error instanceof Error ? error.message : 'unknown',
      });
      return jsonResponse({error: 'unavailable'}, {status: 503, headers: OPEN});
    }
  };
}

function tokenResponse(token: string): Response {
  return new Response(token, {
    headers: {
      ...OPEN,
      'Content-Type': CREDENTIAL_MEDIA_TYPE,
      'Cache-Control': `public, max-age=${BROWSER_SECONDS}`,
    },
  });
}

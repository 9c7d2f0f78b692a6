/** A certificate's data for programs, open to all origins. Only the list of revoked ones is cached. */
import {CERTIFICATE_RATE, DOSSIER_RATE} from '~/domain/limits';
import {CERTIFICATE_ID, tokenDigest} from '~/domain/certificate/certificate';
import {CREDENTIAL_MEDIA_TYPE} from '~/domain/certificate/credential';
import {limitShared} from '../http/request';
import {LRUCache} from 'lru-cache';
import {asRecord, asText} from '~/domain/text/parse-unknown';
import {jsonResponse} from '~/server/http/loader-response';
import type {SupabaseProject} from '../environment/environment';
import {logError} from '../http/log';
import {askBackend, loadCertificate, type CertificateRead} from './read-certificate';

const OPEN = {'Access-Control-Allow-Origin': '*'};

const limits = {
  page: limitShared(CERTIFICATE_RATE),
  data: limitShared(CERTIFICATE_RATE),
  list: limitShared(CERTIFICATE_RATE),
  dossier: limitShared(DOSSIER_RATE),
};

const LIST = /^(0|[1-9]\d{0,3})$/;

/** Counts a read about a certificate or a list; 0 if allowed, else the seconds to wait. What is malformed asks nobody. */
export function secondsToWait(kind: keyof typeof limits, request: Request, id = ''): number {
  if (!(kind === 'list' ? LIST : CERTIFICATE_ID).test(id)) return 0;
  return limits[kind](request, id);
}

/** The 429 response to a program over the limit; null if allowed. */
export function tooManyAnswer(...asked: Parameters<typeof secondsToWait>): Response | null {
  const seconds = secondsToWait(...asked);
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

/** Short, because its owner looks at what they have just registered. */
const DOSSIER_MEMORY_MS = 10_000;
/** A dossier has a file list and up to a hundred versions. */
const DOSSIERS = 100;
const dossiers = new LRUCache<string, Readonly<Record<string, unknown>>>({
  max: DOSSIERS,
  ttl: DOSSIER_MEMORY_MS,
});

/**
 * `{credential, files, versions}`: the certificate's own credential, and those of its files and of its owner's versions.
 * All visitors share one allowance of the function that signs them, so the last ones are kept for some seconds.
 * @param refuse counts a dossier that must be signed.
 */
export async function dossierAnswer(
  backend: SupabaseProject | null,
  id: string,
  refuse: () => Response | null = () => null,
): Promise<Response> {
  const read = await loadCertificate(backend, id);
  if (!read.ok || !read.certificate || !backend) return statusAnswer(read);
  const kept = dossiers.get(id);
  const refused = kept ? null : refuse();
  if (refused) return refused;
  try {
    const dossier =
      kept ?? asRecord(await askBackend(backend, '/functions/v1/certificates/dossier', {id}));
    if (!dossier) throw new Error('The backend sent no dossier');
    if (!kept) dossiers.set(id, dossier);
    const {files, versions} = dossier;
    return jsonResponse({credential: read.certificate.token, files, versions}, {headers: OPEN});
  } catch (error) {
    logError('dossier-not-read', {reason: error instanceof Error ? error.message : 'unknown'});
    return statusAnswer({ok: false});
  }
}

/** With the pause and the browser's copy below the minute after which a refund must show everywhere. */
const MEMORY_MS = 20_000;
const BROWSER_SECONDS = 30;
/** While somebody else asks for it, and after a failure, the last list is served. */
const PAUSE_MS = 5_000;
/** For so long is a list signed (supabase/functions/_shared/certificate/status-list.ts). */
const VALID_MS = 24 * 3_600_000;
/** Limit above the size of a full list. */
const MAX_LENGTH = 100_000;
/** Lists in memory. */
const CAPACITY = 20;

/**
 * The signed list of revoked certificates (docs/product.md 17.1), from memory for a few seconds: any verifier may ask, and
 * each list takes a signature. Whatever numbers are asked for here, the backend is asked for those that exist, and for the
 * next one once in a while. If it fails, the last list is served while it is valid.
 */
export function createStatusLists() {
  const recent = new LRUCache<string, {readonly token: string; readonly readAt: number}>({
    max: CAPACITY,
  });
  const askedAt = new LRUCache<string, number>({max: CAPACITY});
  /** Lists are numbered through; null until the backend tells the last one. */
  let last: number | null = null;
  return async (backend: SupabaseProject | null, list: string, now: number): Promise<Response> => {
    const unknown = () => jsonResponse({error: 'unknown'}, {status: 404, headers: OPEN});
    if (!backend || !LIST.test(list)) return unknown();
    const number = Number(list);
    const known = recent.get(list);
    const age = known ? now - known.readAt : Infinity;
    const isPaused = now - (askedAt.get(list) ?? -Infinity) < (known ? PAUSE_MS : MEMORY_MS);
    if (known && age < (isPaused ? VALID_MS : MEMORY_MS)) return tokenResponse(known.token);
    if (last !== null && (number > last + 1 || (number > last && isPaused))) return unknown();
    askedAt.set(list, now);
    try {
      const found = await askBackend(backend, '/functions/v1/certificates/status-list', {
        list: number,
      });
      if (found === null) return unknown();
      const {token: signed = null, last: told = null} = asRecord(found) ?? {};
      if (Number.isInteger(told)) last = Math.max(last ?? 0, Number(told));
      if (signed === null && Number.isInteger(told)) return unknown();
      const token = asText(signed, MAX_LENGTH);
      if (!token) throw new Error('The backend sent no list');
      recent.set(list, {token, readAt: now});
      return tokenResponse(token);
    } catch (error) {
      logError('status-list-not-read', {
        reason: error instanceof Error ? error.message : 'unknown',
      });
      if (known && age < VALID_MS) return tokenResponse(known.token);
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

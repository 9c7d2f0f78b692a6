/** The signed list of revoked certificates (docs/product.md 17.1), for programs of any origin. */
import {CREDENTIAL_MEDIA_TYPE} from '~/domain/certificate/credential';
import {LRUCache} from 'lru-cache';
import {asRecord, asText} from '~/domain/text/parse-unknown';
import type {SupabaseProject} from '../environment/environment';
import {jsonResponse} from '../http/loader-response';
import {logError} from '../http/log';
import {askBackend} from './read-certificate';

/** Both delays together stay below the minute after which a refund must show everywhere. */
const MEMORY_MS = 20_000;
const BROWSER_SECONDS = 30;
const OPEN = {'Access-Control-Allow-Origin': '*'};
/** Limit above the size of a full list. */
const MAX_LENGTH = 100_000;
/** Lists in memory. */
const CAPACITY = 20;

/** Answers from memory for a few seconds: any verifier may ask, and each list takes a signature. */
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

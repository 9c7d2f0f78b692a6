/**
 * A short cut to pages in the memory of this isolate. To read and check an address, to make what loaders
 * work with and to put an answer's headers together takes as long as sending a page; for plain reads of
 * one address it all comes out the same, so it is remembered: of an address which page it means, and of a
 * page its headers.
 */
import {LRUCache} from 'lru-cache';
import {acceptsGzip} from '../http/accepted-encoding';
import {withSecurityHeaders} from '../http/document/security-headers';
import {answerWith, type CacheState} from './page-answer';
import {isBeingRefreshed} from './page-cache';
import type {PageMemory} from './page-store';
import {FRESH_MS, STALE_MS, type StoredPage} from './stored-page';

/** Addresses, the ones asked for last. */
const CAPACITY = 1_000;
/** Characters; a longer address is seldom asked for twice. */
const MAX_ADDRESS_LENGTH = 300;

/** What a plain read of an address comes to. */
export interface KnownAddress {
  /** Of its page in memory. */
  readonly key: string;
  /** The pattern of its route, for the log. */
  readonly route: string;
  /** What its answer carries besides what the page and every answer do. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ReadyAnswers {
  /** Takes note of what valid reads of an address mean. */
  readonly learn: (address: string, known: KnownAddress) => void;
  /**
   * The whole answer, but for the id of the request; null when it has to be worked out: not a plain read
   * of a known address by a browser that takes gzip, or no page in memory that is fresh or being refreshed.
   * @param now epoch milliseconds.
   */
  readonly find: (request: Request, now: number) => {response: Response; route: string} | null;
}

export function createReadyAnswers(memory: PageMemory): ReadyAnswers {
  const addresses = new LRUCache<string, KnownAddress>({max: CAPACITY});
  /** A page is kept under one address of one host, so its headers are always the same. */
  const headersOf = {
    hit: new WeakMap<StoredPage, Headers>(),
    stale: new WeakMap<StoredPage, Headers>(),
  };

  return {
    learn(address, known) {
      if (address.length <= MAX_ADDRESS_LENGTH) addresses.set(address, known);
    },
    find(request, now) {
      if (request.method !== 'GET') return null;
      const known = addresses.get(request.url);
      const page = known && memory.get(known.key);
      const state = page && stateOf(page, known.key, now);
      if (!state) return null;
      if (request.body || request.headers.has('If-None-Match') || !acceptsGzip(request))
        return null;
      let headers = headersOf[state].get(page);
      if (!headers) {
        const whole = withSecurityHeaders(answerWith(request, page, state, 0), known.headers);
        ({headers} = whole);
        headersOf[state].set(page, headers);
      }
      return {
        response: new Response(page.body, {headers, encodeBody: 'manual'}),
        route: known.route,
      };
    },
  };
}

/** As what a page can be sent at once; null when it is too old, or to be refreshed by who asks. */
function stateOf(
  {renderedAt}: StoredPage,
  key: string,
  now: number,
): Exclude<CacheState, 'miss'> | null {
  const age = now - renderedAt;
  if (age < FRESH_MS) return 'hit';
  return age < STALE_MS && isBeingRefreshed(key, now) ? 'stale' : null;
}

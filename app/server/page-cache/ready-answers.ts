/**
 * Sends pages in the memory of this isolate without parsing the address or building the request context, which takes as
 * long as sending the page. It remembers which page an address means, and the headers of a page.
 */
import type {ServerBuild} from '@remix-run/server-runtime';
import {LRUCache} from 'lru-cache';
import {
  acceptsGzip,
  answerWith,
  FRESH_MS,
  STALE_MS,
  type CacheState,
  type StoredPage,
} from './stored-page';
import {withSecurityHeaders} from '../http/document/security-headers';
import {createSafeCache} from '../http/safe-cache';
import {
  isBeingRefreshed,
  type PageCache,
  createPageMemory,
  createPageStore,
  type PageMemory,
} from './page-cache';

/** Addresses remembered. */
const CAPACITY = 1_000;
/** Characters; longer addresses are rarely requested twice. */
const MAX_ADDRESS_LENGTH = 300;

/** Result of a plain read. */
export interface KnownAddress {
  /** Key of the page in memory. */
  readonly key: string;
  /** The route's pattern, for the log. */
  readonly route: string;
  /** Headers of the response besides the page's headers and the security headers. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ReadyAnswers {
  /** Remembers which page a valid address means. */
  readonly learn: (address: string, known: KnownAddress) => void;
  /**
   * The whole response except the request id; null unless it is a plain GET that accepts gzip, for a known URL whose
   * page is in memory and fresh or being refreshed.
   * @param now epoch milliseconds.
   */
  readonly find: (request: Request, now: number) => {response: Response; route: string} | null;
}

export function createReadyAnswers(memory: PageMemory): ReadyAnswers {
  const addresses = new LRUCache<string, KnownAddress>({max: CAPACITY});
  /** A page belongs to one address of one host, so its headers never change. */
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

/** Null if the page is too old, or must be refreshed by this request. */
function stateOf(
  {renderedAt}: StoredPage,
  key: string,
  now: number,
): Exclude<CacheState, 'miss'> | null {
  const age = now - renderedAt;
  if (age < FRESH_MS) return 'hit';
  return age < STALE_MS && isBeingRefreshed(key, now) ? 'stale' : null;
}

/** Shared by all requests of this isolate. */
const memory = createPageMemory();
const cache = createSafeCache('reventaplr-pages');

/** Known addresses and their pages; empty in development. */
export const readyAnswers = createReadyAnswers(memory);

/** Null in development, where each request renders the current sources. */
export function openPageCache(build: ServerBuild, execution: ExecutionContext): PageCache | null {
  if (import.meta.env.DEV) return null;
  return {
    store: createPageStore(cache, memory),
    waitUntil: execution.waitUntil.bind(execution),
    version: build.assets.version,
    now: () => Date.now(),
  };
}

/**
 * Keeps the answers of the provider in the Cache API, with their age. A young one spares a call; an
 * old one stands in when the provider fails, for up to a day (stale-if-error). Freshness behind the
 * shopper's back is the page cache's work, one level up, so that a page which is rendered anew never
 * stores yesterday's data as today's.
 */
export interface CachedRead<Value> {
  readonly value: Value;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

const KEPT_SECONDS = 86_400;

export interface ReadCache {
  /** What was kept under the key, whose type the caller knows; null for nothing. */
  get<Value>(key: string): Promise<CachedRead<Value> | null>;
  put(key: string, read: CachedRead<unknown>): Promise<void>;
}

export function createReadCache(cache: Cache): ReadCache {
  return {
    async get(key) {
      const stored = await cache.match(await requestFor(key));
      return stored ? await stored.json() : null;
    },
    async put(key, read) {
      const headers = {'Cache-Control': `public, max-age=${KEPT_SECONDS}`};
      await cache.put(await requestFor(key), new Response(JSON.stringify(read), {headers}));
    },
  };
}

/** The Cache API wants an address; a hash keeps it short, whatever the query. */
async function requestFor(key: string): Promise<Request> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return new Request(`https://storefront.reads/${hex.join('')}`);
}

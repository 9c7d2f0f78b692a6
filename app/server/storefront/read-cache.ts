/**
 * Keeps the answers of the provider in the Cache API, with their age. A young one spares a call; an
 * old one stands in when the provider fails, for up to a day (stale-if-error). Freshness behind the
 * shopper's back is the page cache's work, one level up, so that a page which is rendered anew never
 * stores yesterday's data as today's.
 */
import {asRecord} from '~/domain/text/parse-unknown';
import {invariant} from '../http/invariant';
import type {SafeCache} from '../http/safe-cache';

export interface CachedRead<Value> {
  readonly value: Value;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

const KEPT_SECONDS = 86_400;

export interface ReadCache {
  /** The cached value, whose type the caller knows; null if there is none. */
  get<Value>(key: string): Promise<CachedRead<Value> | null>;
  put(key: string, read: CachedRead<unknown>): Promise<void>;
}

export function createReadCache(cache: SafeCache): ReadCache {
  return {
    async get<Value>(key: string) {
      return cache.find(await addressOf(key), readKept<Value>);
    },
    async put(key, read) {
      const headers = {'Cache-Control': `public, max-age=${KEPT_SECONDS}`};
      await cache.keep(await addressOf(key), new Response(JSON.stringify(read), {headers}));
    },
  };
}

/** @throws {Error} if the response was not stored here. */
async function readKept<Value>(kept: Response): Promise<CachedRead<Value>> {
  const read: unknown = await kept.json();
  invariant(isRead<Value>(read), 'it answered with something that is not a cached read');
  return read;
}

function isRead<Value>(read: unknown): read is CachedRead<Value> {
  const {value, readAt} = asRecord(read) ?? {};
  return Number.isFinite(readAt) && asRecord(value) !== null;
}

/** The Cache API needs a URL; a hash keeps it short for any query. */
async function addressOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `https://storefront.reads/${hex.join('')}`;
}

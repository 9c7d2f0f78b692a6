/**
 * The one door to the Storefront API. Hydrogen's client knows the addresses and headers; this adds
 * what it leaves out: a time limit, one retry of a read, the error texts of docs/product.md 14.1,
 * one log line per failure, old answers when there is no new one, one shared call for identical
 * reads of a render, and texts that are safe to show.
 */
import {sha256Of} from '~/domain/certificate/certificate';
import {createStorefrontClient, InMemoryCache} from '@shopify/hydrogen';
import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import {getStorefrontHeaders} from '@shopify/remix-oxygen';
import {PROVIDER_API_VERSION} from '~/domain/limits';
import {GET_SHOP_NAME} from '~/graphql/shop';
import type {Environment} from '../environment/environment';
import {buyerAddress, invariant} from '../http/request';
import {logError, logWarning, type RequestTrace} from '../http/log';
import {operationOf, type Operation} from './operation';
import {fetchAnswer, retryOnce} from './provider-answer';
import {nonsenseError, StorefrontError, timeoutError} from './storefront-error';
import {asRecord} from '~/domain/text/parse-unknown';
import type {SafeCache} from '../http/safe-cache';

const CALL_TIME_LIMIT_MS = 5_000;
/** Time limit for all calls of a render together: a long list needs many. */
const RENDER_TIME_LIMIT_MS = 15_000;
const PROBE_TIME_LIMIT_MS = 2_000;

/** Maximum age of an answer before the provider is asked again. */
const FRESH_MS = 60_000;

/** Hydrogen requires a cache that is never used: only its URLs and headers are. */
const UNUSED_CACHE = new InMemoryCache();

/** `country` and `language` are added to every call from the environment. */
type OwnVariables<Variables> = Omit<Variables, 'country' | 'language'>;

/** A call; the document determines the types of variables and answer. */
type Call = <Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: OwnVariables<Variables>,
) => Promise<Result>;

export interface StorefrontClient {
  /** Reads from the provider or the cache. @throws {StorefrontError} if there is neither a fresh nor a stale answer. */
  readonly query: Call;
  /** Reads the current data, bypassing the cache. @throws {StorefrontError} */
  readonly queryNow: Call;
  /** A write: never cached, never repeated. @throws {StorefrontError} */
  readonly mutate: Call;
  /** Whether the provider answers at this moment, within 2 seconds. Never throws. */
  readonly isReachable: () => Promise<boolean>;
}

interface Dependencies {
  readonly environment: Environment;
  readonly reads: ReadCache;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly request: Request;
  readonly trace: RequestTrace;
}

export function createStorefront(dependencies: Dependencies): StorefrontClient {
  const {environment, reads, waitUntil, request, trace} = dependencies;
  const buyer = {...getStorefrontHeaders(request), buyerIp: buyerAddress(request)};
  const {storefront: hydrogen} = createStorefrontClient({
    storeDomain: environment.storeDomain,
    publicStorefrontToken: environment.publicStorefrontToken,
    privateStorefrontToken: environment.privateStorefrontToken ?? undefined,
    storefrontApiVersion: PROVIDER_API_VERSION,
    i18n: {country: environment.country as never, language: 'ES'},
    storefrontHeaders: buyer,
    cache: UNUSED_CACHE,
    waitUntil,
  });
  // Shared per request, because a call ends with the visitor who started it.
  const shareInFlight = createInFlight();
  const url = hydrogen.getApiUrl();
  const headers = {
    'content-type': 'application/json',
    ...(environment.privateStorefrontToken
      ? hydrogen.getPrivateTokenHeaders({buyerIp: buyer.buyerIp ?? undefined})
      : hydrogen.getPublicTokenHeaders()),
  };

  const post = async <Result>(
    query: string,
    variables: object,
    limitMs: number,
  ): Promise<Result> => {
    const started = Date.now();
    trace.providerCalls += 1;
    try {
      const body = JSON.stringify({query, variables});
      return await fetchAnswer<Result>(url, {method: 'POST', headers, body}, limitMs);
    } finally {
      trace.providerMs += Date.now() - started;
    }
  };

  const call = async <Result>(operation: Operation, variables: object): Promise<Result> => {
    const left = trace.renderingSince + RENDER_TIME_LIMIT_MS - Date.now();
    if (left <= 0) throw timeoutError(null);
    const everywhere = {country: environment.country, language: 'ES'};
    const limitMs = Math.min(left, CALL_TIME_LIMIT_MS);
    const answer = await post<Result>(operation.text, {...variables, ...everywhere}, limitMs);
    const problem = operation.check(answer);
    if (problem !== null) throw nonsenseError(problem);
    return answer;
  };

  const logged = async <T>({name}: Operation, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      logError('storefront-call-failed', {
        request: trace.id,
        operation: name,
        message: error instanceof Error ? error.message : String(error),
        providerRequest: error instanceof StorefrontError ? error.requestId : null,
      });
      throw error;
    }
  };

  const readNow = <Result>(operation: Operation, variables: object): Promise<Result> => {
    // A repeated or cached mutation would create a second cart, or none.
    invariant(operation.kind === 'query', `${operation.name} is no query`);
    return logged(operation, () => retryOnce(() => call<Result>(operation, variables)));
  };

  return {
    async query<Result>(document: TypedDocumentNode<Result, never>, variables: object) {
      const operation = operationOf(document);
      const {name, text, check} = operation;
      const key = [url, environment.country, text, JSON.stringify(variables)].join('\n');
      return shareInFlight(key, async () => {
        const kept = await reads.get<Result>(key);
        const known = kept && check(kept.value) === null ? kept : null;
        if (known && Date.now() - known.readAt < FRESH_MS) return known.value;
        try {
          const value = await readNow<Result>(operation, variables);
          waitUntil(reads.put(key, {value, readAt: Date.now()}));
          return value;
        } catch (error) {
          if (!known) throw error;
          trace.staleReads += 1;
          logWarning('stale-read-served', {request: trace.id, operation: name});
          return known.value;
        }
      });
    },
    async queryNow(document, variables) {
      return readNow(operationOf(document), variables);
    },
    async mutate(document, variables) {
      const operation = operationOf(document);
      return logged(operation, () => call(operation, variables));
    },
    async isReachable() {
      try {
        await post(operationOf(GET_SHOP_NAME).text, {}, PROBE_TIME_LIMIT_MS);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Concurrent calls with one key share the answer. */
function createInFlight() {
  const running = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    // The key contains the whole operation, so its answer has one type.
    const shared = running.get(key) as Promise<T> | undefined;
    if (shared) return shared;
    const promise = work().finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
}

export interface CachedRead<Value> {
  readonly value: Value;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

const KEPT_SECONDS = 86_400;

/**
 * Keeps the answers of the provider in the Cache API, with their age. A young one spares a call; an
 * old one stands in when the provider fails, for up to a day (stale-if-error). Freshness behind the
 * shopper's back is the page cache's work, one level up, so that a page which is rendered anew never
 * stores yesterday's data as today's.
 */
export interface ReadCache {
  /** The cached value, or null. `Value` is not checked: the caller must name the type that it stored. */
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
  return `https://storefront.reads/${await sha256Of(new TextEncoder().encode(key))}`;
}

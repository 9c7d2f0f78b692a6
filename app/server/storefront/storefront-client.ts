/**
 * The one door to the Storefront API. Hydrogen's client knows the addresses and headers; this adds
 * what it leaves out: a time limit, one retry of a read, the error texts of the specification, one
 * log line per failure, old answers when there is no new one, one shared call for identical reads of
 * a render, and texts that are safe to show.
 */
import {
  createStorefrontClient,
  type StorefrontMutations,
  type StorefrontQueries,
} from '@shopify/hydrogen';
import {getStorefrontHeaders} from '@shopify/remix-oxygen';
import {PROVIDER_API_VERSION} from '~/domain/limits';
import {buyerAddress} from '../http/client-address';
import type {Environment} from '../environment';
import {logError, logWarning} from '../http/log';
import {plainAnswer} from './plain-answer';
import {createReadCache} from './read-cache';
import type {RequestTrace} from '../http/request-trace';
import {
  graphqlError,
  httpError,
  networkError,
  StorefrontError,
  timeoutError,
  type GraphqlErrorLike,
} from './storefront-error';

const CALL_TIME_LIMIT_MS = 5_000;
/** For all calls of a render together: a long list takes many, and no shopper waits for ever. */
const RENDER_TIME_LIMIT_MS = 15_000;
const PROBE_TIME_LIMIT_MS = 2_000;
/** The smallest question that the API answers. */
const PROBE = 'query Probe { shop { name } }';
const RETRY_DELAY_MS = {least: 100, most: 300};

/** How old an answer may be before the provider is asked again. */
const FRESH_MS = 60_000;

type Variables<Operation> = Operation extends {variables: infer V} ? ContextFree<V> : never;
type Result<Operation> = Operation extends {return: infer R} ? R : never;
/** `country` and `language` are added to every call from the environment. */
type ContextFree<V> = Omit<V, 'country' | 'language'>;

export interface StorefrontClient {
  /** A read. @throws {StorefrontError} when there is no good answer, not even an old one. */
  query<Document extends keyof StorefrontQueries>(
    document: Document,
    variables: Variables<StorefrontQueries[Document]>,
  ): Promise<Result<StorefrontQueries[Document]>>;
  /** A read of this very moment: no cached answer, and no old one either. @throws {StorefrontError} */
  queryNow<Document extends keyof StorefrontQueries>(
    document: Document,
    variables: Variables<StorefrontQueries[Document]>,
  ): Promise<Result<StorefrontQueries[Document]>>;
  /** A write: never cached, never repeated. @throws {StorefrontError} */
  mutate<Document extends keyof StorefrontMutations>(
    document: Document,
    variables: Variables<StorefrontMutations[Document]>,
  ): Promise<Result<StorefrontMutations[Document]>>;
  /** Whether the provider answers at this moment, within 2 seconds. Never throws. */
  isReachable(): Promise<boolean>;
}

interface Dependencies {
  readonly environment: Environment;
  readonly cache: Cache;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly request: Request;
  readonly trace: RequestTrace;
}

export function createStorefront(dependencies: Dependencies): StorefrontClient {
  const {environment, cache, waitUntil, request, trace} = dependencies;
  const buyer = {...getStorefrontHeaders(request), buyerIp: buyerAddress(request)};
  const {storefront: hydrogen} = createStorefrontClient({
    storeDomain: environment.storeDomain,
    publicStorefrontToken: environment.publicStorefrontToken,
    privateStorefrontToken: environment.privateStorefrontToken ?? undefined,
    storefrontApiVersion: PROVIDER_API_VERSION,
    i18n: {country: environment.country as never, language: 'ES'},
    storefrontHeaders: buyer,
    cache,
    waitUntil,
  });
  const reads = createReadCache(cache);
  // One map a request, not one a worker: a call dies with the visitor who started it.
  const readsInFlight = new Map<string, Promise<unknown>>();
  const url = hydrogen.getApiUrl();
  const headers = {
    'content-type': 'application/json',
    ...(environment.privateStorefrontToken
      ? hydrogen.getPrivateTokenHeaders({buyerIp: buyer.buyerIp ?? undefined})
      : hydrogen.getPublicTokenHeaders()),
  };

  const post = async (query: string, variables: object, limitMs: number): Promise<unknown> => {
    const started = Date.now();
    trace.providerCalls += 1;
    try {
      const body = JSON.stringify({query, variables});
      return await readAnswer(await send(url, {method: 'POST', headers, body}, limitMs));
    } finally {
      trace.providerMs += Date.now() - started;
    }
  };

  const call = async (document: string, variables: object): Promise<unknown> => {
    const left = trace.renderingSince + RENDER_TIME_LIMIT_MS - Date.now();
    if (left <= 0) throw timeoutError(null);
    const everywhere = {country: environment.country, language: 'ES'};
    return post(document, {...variables, ...everywhere}, Math.min(left, CALL_TIME_LIMIT_MS));
  };

  const logged = async <T>(document: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      logError('storefront-call-failed', {
        request: trace.id,
        operation: operationName(document),
        message: error instanceof Error ? error.message : String(error),
        providerRequest: error instanceof StorefrontError ? error.requestId : null,
      });
      throw error;
    }
  };

  return {
    async query(document, variables) {
      const key = [url, environment.country, document, JSON.stringify(variables)].join('\n');
      const read = async () => {
        const known = await reads.get(key);
        if (known && Date.now() - known.readAt < FRESH_MS) return known.value;
        try {
          const value = await logged(document, () => retryOnce(() => call(document, variables)));
          waitUntil(reads.put(key, {value, readAt: Date.now()}));
          return value;
        } catch (error) {
          if (!known) throw error;
          trace.staleReads += 1;
          logWarning('stale-read-served', {
            request: trace.id,
            operation: operationName(document),
          });
          return known.value;
        }
      };
      return shareInFlight(readsInFlight, key, read) as never;
    },
    async queryNow(document, variables) {
      return (await logged(document, () => retryOnce(() => call(document, variables)))) as never;
    },
    async mutate(document, variables) {
      return (await logged(document, () => call(document, variables))) as never;
    },
    async isReachable() {
      try {
        await post(PROBE, {}, PROBE_TIME_LIMIT_MS);
        return true;
      } catch {
        return false;
      }
    },
  };
}

async function send(url: string, init: RequestInit, limitMs: number): Promise<Response> {
  try {
    return await fetch(url, {...init, signal: AbortSignal.timeout(limitMs)});
  } catch (error) {
    throw failedToAnswer(error, 'no answer');
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const requestId = response.headers.get('x-request-id');
  if (!response.ok) {
    await response.body?.cancel();
    throw httpError(response.status, requestId);
  }
  let answer: {data?: unknown; errors?: readonly GraphqlErrorLike[]} | null;
  try {
    answer = await response.json();
  } catch (error) {
    throw failedToAnswer(error, 'the answer is not JSON');
  }
  if (answer?.errors && answer.errors.length > 0) throw graphqlError(answer.errors, requestId);
  if (!answer?.data) throw networkError('the answer is empty', null);
  return plainAnswer(answer.data);
}

function failedToAnswer(error: unknown, otherwise: string): StorefrontError {
  return error instanceof Error && error.name === 'TimeoutError'
    ? timeoutError(error)
    : networkError(otherwise, error);
}

async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorefrontError) || !error.retryable) throw error;
    const {least, most} = RETRY_DELAY_MS;
    await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
    return work();
  }
}

function shareInFlight<T>(
  running: Map<string, Promise<unknown>>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const shared = running.get(key) as Promise<T> | undefined;
  if (shared) return shared;
  const promise = work().finally(() => running.delete(key));
  running.set(key, promise);
  return promise;
}

function operationName(document: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'anonymous';
}

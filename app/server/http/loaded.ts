/**
 * A read that may fail without failing the page: the screen shows its empty state, the document is
 * a 503 that nobody caches (docs/architecture.md 4). A missing thing is an answer, not a failure.
 */
import {data} from '@shopify/remix-oxygen';
import {describeError, logError} from './log';
import {StorefrontError} from '../storefront/storefront-error';

export type Loaded<T> = {readonly ok: true; readonly value: T} | {readonly ok: false};

/** Of every 503: a monitor or a crawler comes back later, and nothing keeps the answer. */
export const UNAVAILABLE_HEADERS = {'Retry-After': '30', 'Cache-Control': 'no-store'} as const;
/** Of an answer that is missing something because a read failed. */
export const UNAVAILABLE: ResponseInit = {status: 503, headers: UNAVAILABLE_HEADERS};

/** Waits for a read; a commerce failure (already logged by its caller) becomes `{ok: false}`. */
export async function loadOptional<T>(read: Promise<T>): Promise<Loaded<T>> {
  try {
    return {ok: true, value: await read};
  } catch (error) {
    if (!(error instanceof StorefrontError)) {
      logError('read-failed', describeError(error));
    }
    return {ok: false};
  }
}

export function valueOr<T>(loaded: Loaded<T>, otherwise: T): T {
  return loaded.ok ? loaded.value : otherwise;
}

/** Answers 503 with `Retry-After` when any read of the screen failed, else 200. */
export function loaderResponse<T>(content: T, reads: readonly Loaded<unknown>[]) {
  return reads.every((read) => read.ok) ? data(content) : data(content, UNAVAILABLE);
}

/** Answers 404, for a thing that the provider says does not exist. */
export function notFoundData<T>(content: T) {
  return data(content, {status: 404});
}

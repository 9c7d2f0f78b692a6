/**
 * A read that may fail without failing the page: the screen shows its empty state, the document is
 * a 503 that nobody caches (docs/architecture.md 4). A missing thing is an answer, not a failure.
 */
import {describeError, logError} from '../http/log';
import {StorefrontError} from './storefront-error';

export type Loaded<T> = {readonly ok: true; readonly value: T} | {readonly ok: false};

/** Awaits a read; a commerce failure (already logged by its caller) becomes `{ok: false}`. */
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

/** The result, or the fallback of a failed read. */
export function valueOr<T>(loaded: Loaded<T>, otherwise: T): T {
  return loaded.ok ? loaded.value : otherwise;
}

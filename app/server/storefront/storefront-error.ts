import {describeError, logError} from '~/server/http/log';

/**
 * The technical errors of commerce calls, word for word as in docs/product.md 14.1. They
 * go to the log; a shopper reads a Spanish text from `app/copy` instead.
 */
const PROVIDER = 'Shopify';

/** A failed call; `retryable` says whether a read may be repeated once. */
export class StorefrontError extends Error {
  readonly retryable: boolean;
  /** The provider's request id, for its support; null if none arrived. */
  readonly requestId: string | null;

  constructor(
    message: string,
    options: {retryable: boolean; requestId?: string | null; cause?: unknown},
  ) {
    super(message, {cause: options.cause});
    this.name = 'StorefrontError';
    this.retryable = options.retryable;
    this.requestId = options.requestId ?? null;
  }
}

export function httpError(status: number, requestId: string | null): StorefrontError {
  return new StorefrontError(`HTTP error! status: ${status}`, {
    retryable: status === 429 || status >= 500,
    requestId,
  });
}

export function graphqlError(
  errors: readonly GraphqlErrorLike[],
  requestId: string | null,
): StorefrontError {
  const messages = errors.map(({message}) => message ?? 'unknown error').join(', ');
  return new StorefrontError(`${PROVIDER} API Error: ${messages}`, {
    retryable: errors.some((error) => error.extensions?.code === 'THROTTLED'),
    requestId,
  });
}

export function networkError(reason: string, cause: unknown): StorefrontError {
  return new StorefrontError(`Network error: ${reason}`, {retryable: true, cause});
}

/** @param where path of the mismatch in the answer; empty for the whole answer. */
export function nonsenseError(where: string): StorefrontError {
  return networkError(`the answer is not what was asked for${where && ` (${where})`}`, null);
}

/** A timeout is not retried: nobody should wait for the whole limit twice. */
export function timeoutError(cause: unknown): StorefrontError {
  return new StorefrontError('Network error: time limit reached', {retryable: false, cause});
}

/** The provider understood the cart and refused it. */
export class CartRejectedError extends StorefrontError {
  constructor(messages: readonly string[]) {
    super(`Cart creation failed: ${messages.join(', ')}`, {retryable: false});
    this.name = 'CartRejectedError';
  }
}

export function missingCheckoutUrlError(): StorefrontError {
  return new StorefrontError(`No checkout URL returned from ${PROVIDER}`, {retryable: false});
}

export interface GraphqlErrorLike {
  readonly message?: string;
  readonly extensions?: {readonly code?: string};
}

/**
 * A read that may fail without failing the page: the screen shows its empty state, the document is
 * a 503 that nobody caches (docs/architecture.md 4). A missing thing is an answer, not a failure.
 */
type Loaded<T> = {readonly ok: true; readonly value: T} | {readonly ok: false};

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

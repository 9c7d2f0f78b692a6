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

/** @param where in the answer; empty for all of it. */
export function nonsenseError(where: string): StorefrontError {
  return networkError(`the answer is not what was asked for${where && ` (${where})`}`, null);
}

/** Not retryable: nobody should wait for the whole time limit twice. */
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

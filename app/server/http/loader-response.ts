/** Status and headers of loaders' responses. */
import {data, type HeadersFunction} from '@shopify/remix-oxygen';

/** Headers of every 503: monitors and crawlers retry, caches do not store it. */
const UNAVAILABLE_HEADERS = {'Retry-After': '30', 'Cache-Control': 'no-store'} as const;
/** Response status when a failed read leaves the page incomplete. */
export const UNAVAILABLE: ResponseInit = {status: 503, headers: UNAVAILABLE_HEADERS};

/** For a page that will be more complete in a moment: the page cache renders it again after 30 s. */
const PROVISIONAL = {headers: {'Cache-Control': 'public, max-age=30'}};

/**
 * Answers 503 with `Retry-After` when any read of the screen failed, else 200.
 * @param isComplete false for a screen that lacks what the server does not have yet.
 */
export function loaderResponse<T>(
  content: T,
  reads: readonly {readonly ok: boolean}[],
  isComplete = true,
) {
  if (!reads.every((read) => read.ok)) return data(content, UNAVAILABLE);
  return isComplete ? data(content) : data(content, PROVISIONAL);
}

/** A 404 for something that the provider reports as missing. */
export function notFoundData<T>(content: T) {
  return data(content, {status: 404});
}

/** Passes a loader's (or an error's) headers on to the document; Remix drops them otherwise. */
export const documentHeaders: HeadersFunction = ({loaderHeaders, errorHeaders}) =>
  errorHeaders ?? loaderHeaders;

interface JsonOptions {
  readonly status?: number;
  /** 'no-store' by default; a 503 is never cached. */
  readonly cacheControl?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A JSON response of the given type; a 503 has `Retry-After`. */
export function jsonResponse<Content extends object>(
  content: Content,
  {status = 200, cacheControl = 'no-store', headers}: JsonOptions = {},
): Response {
  const lasting = status === 503 ? UNAVAILABLE_HEADERS : {'Cache-Control': cacheControl};
  return Response.json(content, {status, headers: {...lasting, ...headers}});
}

/** Responses to posted forms, which are private to the sender. */
/** `Cache-Control` of private responses. */
export const PRIVATE = 'private, no-store';

interface Outcome<Answer> {
  readonly answer: Answer;
  readonly status: number;
  /** Set if the sender must wait. */
  readonly retryAfterSeconds?: number;
}

/** The answer with its status, never cached. */
export function formResponse<Answer>({answer, status, retryAfterSeconds}: Outcome<Answer>) {
  return data(answer, {
    status,
    headers: {
      'Cache-Control': PRIVATE,
      ...(retryAfterSeconds ? {'Retry-After': String(retryAfterSeconds)} : {}),
    },
  });
}

/** Forwards the headers of the action's response; the unsubmitted page has none. */
export const formHeaders: HeadersFunction = ({loaderHeaders, actionHeaders, errorHeaders}) => {
  const result = new Headers(errorHeaders ?? loaderHeaders);
  for (const name of ['Cache-Control', 'Retry-After']) {
    const value = actionHeaders.get(name);
    if (value) result.set(name, value);
  }
  return result;
};

/** How a loader answers, beyond its content: with which status, and with which headers. */
import {data, type HeadersFunction} from '@shopify/remix-oxygen';

/** Of every 503: a monitor or a crawler comes back later, and nothing keeps the answer. */
const UNAVAILABLE_HEADERS = {'Retry-After': '30', 'Cache-Control': 'no-store'} as const;
/** Of an answer that is missing something because a read failed. */
export const UNAVAILABLE: ResponseInit = {status: 503, headers: UNAVAILABLE_HEADERS};

/** Answers 503 with `Retry-After` when any read of the screen failed, else 200. */
export function loaderResponse<T>(content: T, reads: readonly {readonly ok: boolean}[]) {
  return reads.every((read) => read.ok) ? data(content) : data(content, UNAVAILABLE);
}

/** Answers 404, for a thing that the provider says does not exist. */
export function notFoundData<T>(content: T) {
  return data(content, {status: 404});
}

/** Passes a loader's (or an error's) headers on to the document; Remix drops them otherwise. */
export const documentHeaders: HeadersFunction = ({loaderHeaders, errorHeaders}) =>
  errorHeaders ?? loaderHeaders;

interface JsonOptions {
  readonly status?: number;
  /** 'no-store' unless told; a 503 is never kept. */
  readonly cacheControl?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer for scripts, of the type that the caller names; a 503 says when to come back. */
export function jsonResponse<Content extends object>(
  content: Content,
  {status = 200, cacheControl = 'no-store', headers}: JsonOptions = {},
): Response {
  const lasting = status === 503 ? UNAVAILABLE_HEADERS : {'Cache-Control': cacheControl};
  return Response.json(content, {status, headers: {...lasting, ...headers}});
}

/** How the worker answers a form that somebody posted: with the page, which is theirs alone. */
/** The `Cache-Control` of what is one person's. */
export const PRIVATE = 'private, no-store';

interface Outcome<Answer> {
  readonly answer: Answer;
  readonly status: number;
  /** Set when the sender must wait. */
  readonly retryAfterSeconds?: number;
}

/** The answer with its status, kept by nobody. */
export function formResponse<Answer>({answer, status, retryAfterSeconds}: Outcome<Answer>) {
  return data(answer, {
    status,
    headers: {
      'Cache-Control': PRIVATE,
      ...(retryAfterSeconds ? {'Retry-After': String(retryAfterSeconds)} : {}),
    },
  });
}

/** Passes on what the form's answer says of itself; the page as it is first seen says nothing. */
export const formHeaders: HeadersFunction = ({loaderHeaders, actionHeaders, errorHeaders}) => {
  const result = new Headers(errorHeaders ?? loaderHeaders);
  for (const name of ['Cache-Control', 'Retry-After']) {
    const value = actionHeaders.get(name);
    if (value) result.set(name, value);
  }
  return result;
};

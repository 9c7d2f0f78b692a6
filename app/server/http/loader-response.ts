/** How a loader answers, beyond its content: with which status, and with which headers. */
import {data, type HeadersFunction} from '@shopify/remix-oxygen';

/** Of every 503: a monitor or a crawler comes back later, and nothing keeps the answer. */
export const UNAVAILABLE_HEADERS = {'Retry-After': '30', 'Cache-Control': 'no-store'} as const;
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

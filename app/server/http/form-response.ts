/** How the worker answers a form that somebody posted: with the page, which is theirs alone. */
import {data, type HeadersFunction} from '@shopify/remix-oxygen';

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

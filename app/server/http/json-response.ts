import {UNAVAILABLE_HEADERS} from './loader-response';

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

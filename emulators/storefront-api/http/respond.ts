import type {OutgoingHttpHeaders, ServerResponse} from 'node:http';

/** Sends a whole answer; a HEAD request gets the headers alone (node drops the body itself). */
export function respond(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
): void {
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

export function respondJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  respond(
    response,
    status,
    {'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers},
    JSON.stringify(value),
  );
}

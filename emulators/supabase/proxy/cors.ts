/** CORS as the hosted service's gateway has it for accounts and tables: any origin, no cookies. */
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';

export const CORS_HEADERS: OutgoingHttpHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'content-range, content-location, preference-applied, x-sb-error-code, retry-after',
};

export function respondPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    ...CORS_HEADERS,
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers':
      request.headers['access-control-request-headers'] ?? 'authorization, apikey, content-type',
    'access-control-max-age': '3600',
  });
  response.end();
}

/** CORS as on the provider's storefront domain: any origin, no cookies. */
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';

export const CORS_HEADERS: OutgoingHttpHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-request-id, x-shopify-api-version, retry-after',
};

export function respondPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    ...CORS_HEADERS,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers':
      request.headers['access-control-request-headers'] ??
      'content-type, x-shopify-storefront-access-token',
    'access-control-max-age': '7200',
  });
  response.end();
}

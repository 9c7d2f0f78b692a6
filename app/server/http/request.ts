/**
 * Whether a form or script of this site sent the request. Browsers set `Origin` on every POST. Behind a proxy
 * that terminates TLS the worker sees http where the browser sees https.
 */
export function isSameOrigin(request: Request): boolean {
  const {origin, host} = new URL(request.url);
  const sender = request.headers.get('origin');
  return sender === origin || sender === `https://${host}`;
}

const BODY_HEADERS = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'];

/** The request without its body: a GET or HEAD with a body cannot be copied. */
export function withoutBody(request: Request, method: 'GET' | 'HEAD'): Request {
  const {url, signal} = request;
  const cf: unknown = request.cf;
  const headers = new Headers(request.headers);
  for (const name of BODY_HEADERS) headers.delete(name);
  return new Request(url, {method, headers, signal, ...(cf ? {cf} : {})});
}

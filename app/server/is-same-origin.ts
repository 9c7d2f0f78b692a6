/**
 * Whether a form or script of this very site sent the request. Browsers set `Origin` on every POST.
 * A proxy that ends TLS hands the worker http for what the browser knows as https.
 */
export function isSameOrigin(request: Request): boolean {
  const {origin, host} = new URL(request.url);
  const sender = request.headers.get('origin');
  return sender === origin || sender === `https://${host}`;
}

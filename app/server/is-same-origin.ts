/** Whether a form or script of this very site sent the request. Browsers set `Origin` on every POST. */
export function isSameOrigin(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin;
}

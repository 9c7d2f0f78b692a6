/** Who sent a request, as the host of the worker tells it. */

/** Set by Oxygen over whatever a visitor sends. */
const HEADER = 'oxygen-buyer-ip';
/** Names the header in which another host tells it; `wrangler.jsonc` does for Cloudflare. */
const OTHER_HEADER_VARIABLE = 'BUYER_ADDRESS_HEADER';

/** Visitors whose address is not known share one allowance. */
const UNKNOWN_ADDRESS = 'unknown';

/** The address of whoever sent the request; null where the host does not tell. */
export function buyerAddress({headers}: Request): string | null {
  return headers.get(HEADER) || null;
}

/** The request with its address where Oxygen has it: on another host a visitor may have put one there. */
export function fromHost(request: Request, variables: Readonly<Record<string, unknown>>): Request {
  const other = variables[OTHER_HEADER_VARIABLE];
  if (typeof other !== 'string' || !other) return request;
  const headers = new Headers(request.headers);
  headers.set(HEADER, headers.get(other) ?? '');
  return new Request(request, {headers});
}

/** Whom a rate limit counts; never logged. */
export function senderAddress(request: Request): string {
  return buyerAddress(request) ?? UNKNOWN_ADDRESS;
}

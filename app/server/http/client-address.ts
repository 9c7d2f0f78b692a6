/** Who sent a request, as the host of the worker tells it. */

import {withoutBody} from './request-body';

/** Set by Oxygen over whatever a visitor sends. */
const HEADER = 'oxygen-buyer-ip';
/** Names the header in which another host tells it; `wrangler.jsonc` does for Cloudflare. */
const OTHER_HEADER_VARIABLE = 'BUYER_ADDRESS_HEADER';

/** The address of whoever sent the request; null where the host does not tell. */
export function buyerAddress({headers}: Request): string | null {
  return headers.get(HEADER) || null;
}

/** The request with its address where Oxygen has it: on another host a visitor may have put one there. */
export function fromHost(request: Request, variables: Readonly<Record<string, unknown>>): Request {
  const other = variables[OTHER_HEADER_VARIABLE];
  if (typeof other !== 'string' || !other) return request;
  const {method} = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const copied = isRead && request.body ? withoutBody(request, method) : request;
  const headers = new Headers(copied.headers);
  headers.set(HEADER, headers.get(other) ?? '');
  return new Request(copied, {headers});
}

/**
 * Whom a rate limit counts; never logged. Of an IPv6 address the network, since whoever has one address of
 * it has all of them. Null where the host does not tell: an allowance that all visitors share could be
 * used up by any one of them.
 */
export function senderOf(request: Request): string | null {
  const address = buyerAddress(request);
  return address && networkOf(address);
}

/** A /64 for IPv6 and the whole address for IPv4, also for one that is written as IPv6. */
export function networkOf(address: string): string {
  const bare = address.replace(/^\[|\]$|%.*$/g, '').toLowerCase();
  if (!bare.includes(':')) return bare;
  const embedded = /^(?:0{0,4}:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (embedded?.[1]) return embedded[1];
  const [start = '', end = ''] = bare.split('::');
  const groups = start.split(':').filter(Boolean);
  const missing = bare.includes('::')
    ? 8 - groups.length - end.split(':').filter(Boolean).length
    : 0;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...end.split(':')];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

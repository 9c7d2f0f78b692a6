import {networkOf} from '@common/network';
import {
  createRateLimiter,
  createSharedLimiter,
  type RateLimit,
  type SharedRate,
} from '@common/rate-limiter';

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

/**
 * Fails the request if the condition is false: a bug or a failing service, never a visitor's mistake.
 * @throws {Error} with the message, which is logged.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Set by Oxygen over whatever a visitor sends. */
const HEADER = 'oxygen-buyer-ip';
/** Names the header with the address on other hosts; set in `wrangler.jsonc` for Cloudflare. */
const OTHER_HEADER_VARIABLE = 'BUYER_ADDRESS_HEADER';

/** The sender's address; null if the host does not report it. */
export function buyerAddress({headers}: Request): string | null {
  return headers.get(HEADER) || null;
}

/** The request with its sender's address in Oxygen's header, which a visitor may have set on another host. */
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

/** The network that a rate limit counts; never logged. Null if the host does not name the address. */
export function senderOf(request: Request): string | null {
  const address = buyerAddress(request);
  return address && networkOf(address);
}

/** Rate limit per sender; 0 if allowed, else the seconds to wait. */
export function limitRequests(rule: RateLimit): (request: Request) => number {
  const limiter = createRateLimiter(rule);
  return (request) => limiter(senderOf(request), Date.now());
}

/** The same of a network where people share one: little about each thing that is asked for, much in all. */
export function limitShared(rule: SharedRate): (request: Request, about: string) => number {
  const limiter = createSharedLimiter(rule);
  return (request, about) => limiter.wait(senderOf(request), about, Date.now());
}

const POLL_MS = {first: 4, growth: 1.5, most: 20};

/**
 * Asks again and again until there is an answer. On the edge a request that awaits another one's promise is cancelled as
 * hung, and never resumes if that one was cancelled. What depends on the answer must happen in `ask`: others run after it.
 * @param ask returns undefined while there is no answer.
 * @param most milliseconds between two calls of it.
 */
export async function poll<Answer>(
  ask: () => Answer | undefined,
  most = POLL_MS.most,
): Promise<Answer> {
  let wait = POLL_MS.first;
  for (;;) {
    const answer = ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * POLL_MS.growth, most);
  }
}

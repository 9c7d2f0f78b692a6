/**
 * The store's own addresses for shopping agents (Universal Commerce Protocol), passed on to it: its profile and the
 * endpoint that the profile names. Agents ask at the shop's address, which the store does not serve.
 */
import {readLimitedBody} from '@common/request-body';
import {UCP_RATE} from '~/domain/limits';
import {limitRequests} from './request';
import {jsonResponse} from './loader-response';
import {logWarning} from './log';

const PATHS: Readonly<Record<string, readonly string[]>> = {
  '/.well-known/ucp': ['GET', 'HEAD'],
  '/api/ucp/mcp': ['GET', 'POST', 'DELETE'],
};
/** Protocol headers only; none that identify a visitor, such as cookies or addresses. */
const REQUEST_HEADERS =
  /^(accept|accept-language|authorization|content-type|user-agent|request-id|idempotency-key|signature|signature-input|content-digest|last-event-id|(ucp|mcp)-.*)$/;
const RESPONSE_HEADERS = /^(content-type|cache-control|retry-after|www-authenticate|(ucp|mcp)-.*)$/;
const MAX_BODY_BYTES = 262_144;
const TIME_LIMIT_MS = 20_000;

const secondsToWait = limitRequests(UCP_RATE);

/** The store's answer; null for any other address. Never throws. */
export async function proxyUcp(request: Request, storeDomain: string): Promise<Response | null> {
  const asked = new URL(request.url);
  const methods = PATHS[asked.pathname];
  const store = new URL(storeDomain.includes('://') ? storeDomain : `https://${storeDomain}`);
  // A shop under the store's own address would ask itself.
  if (!methods || store.host === asked.host) return null;
  const {method} = request;
  // The body must be consumed: an unread body can break the connection.
  const body = method === 'POST' ? await readLimitedBody(request, MAX_BODY_BYTES) : undefined;
  if (!methods.includes(method)) {
    const headers = {Allow: methods.join(', ')};
    return jsonResponse({error: 'method-not-allowed'}, {status: 405, headers});
  }
  const wait = secondsToWait(request);
  if (wait > 0) {
    return jsonResponse({error: 'too-many'}, {status: 429, headers: {'Retry-After': String(wait)}});
  }
  if (body === null) return jsonResponse({error: 'too-large'}, {status: 413});
  try {
    const answer = await fetch(store.origin + asked.pathname + asked.search, {
      method,
      headers: only(request.headers, REQUEST_HEADERS),
      ...(body ? {body} : {}),
      // The store's domain may resolve to this worker, which would loop.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      return jsonResponse({error: 'not-found'}, {status: 404});
    }
    const headers = only(answer.headers, RESPONSE_HEADERS);
    return new Response(answer.body, {status: answer.status, headers});
  } catch {
    logWarning('agents-not-answered', {path: asked.pathname});
    return jsonResponse({error: 'unavailable'}, {status: 503});
  }
}

function only(headers: Headers, names: RegExp): Headers {
  return new Headers([...headers].filter(([name]) => names.test(name)));
}

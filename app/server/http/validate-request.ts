/**
 * What every request must be before anything else looks at it: a decodable path, a method that its
 * route takes, and for a POST a form or script of this very site as its sender. Remix would answer
 * some of the others with a 500.
 */
import {isSameOrigin, withoutBody} from './request';
import {drainBody} from '@common/request-body';
import type {KnownRoute} from './route-table';
import {errorResponses as copy} from '~/copy/layout';
import type {EnvironmentError} from '../environment/environment';
import {jsonResponse} from './loader-response';
import {logError} from './log';

const READ_METHODS = ['GET', 'HEAD'];

/** Parameter of older Remix data requests; never sent by this shop, and Remix logs an error for it. */
const OBSOLETE_PARAMETER = '_data';

export type ValidatedRequest =
  /** The request in the form that all further code sees. */
  | {readonly ok: true; readonly request: Request}
  | {readonly ok: false; readonly response: Response};

/** Checks a request; a refused request comes with the response to send. */
export async function validateRequest(
  request: Request,
  route: Pick<KnownRoute, 'takesPosts'>,
): Promise<ValidatedRequest> {
  const {pathname, searchParams} = new URL(request.url);
  const reads = READ_METHODS.includes(request.method);
  if (reads && request.body) await drainBody(request);
  if (!isDecodable(pathname) || searchParams.has(OBSOLETE_PARAMETER)) {
    return {ok: false, response: errorResponse(request, 'malformed-address')};
  }
  if (reads) return {ok: true, request: asGet(request)};
  const response =
    request.method !== 'POST' || !route.takesPosts
      ? errorResponse(request, 'method-not-allowed', {Allow: methodsOf(route).join(', ')})
      : isSameOrigin(request)
        ? null
        : errorResponse(request, 'foreign-origin');
  if (!response) return {ok: true, request: withoutForwardedHost(request)};
  await drainBody(request);
  return {ok: false, response};
}

/**
 * A read as a GET without a body. Remix takes a HEAD of a page's data for a form that was sent, and a
 * GET that was sent with a body cannot be made into another request.
 */
function asGet(request: Request): Request {
  if (request.method === 'GET' && !request.body) return request;
  return withoutBody(request, 'GET');
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function methodsOf({takesPosts}: Pick<KnownRoute, 'takesPosts'>): readonly string[] {
  return takesPosts ? [...READ_METHODS, 'POST'] : READ_METHODS;
}

/** Remix would compare the origin with this header, which any visitor may set. */
function withoutForwardedHost(request: Request): Request {
  if (!request.headers.has('X-Forwarded-Host')) return request;
  const headers = new Headers(request.headers);
  headers.delete('X-Forwarded-Host');
  return new Request(request, {headers});
}

/** Page of a misconfigured worker; the log names the variables, never their values. */
export function configurationError(request: Request, {problems}: EnvironmentError): Response {
  logError('not-configured', {
    problems: problems.join('; '),
    fix: 'Set these variables of the worker: .env.example, docs/operating.md',
  });
  return errorResponse(request, 'not-configured');
}

export type ErrorCode = Exclude<keyof typeof copy, 'backHome'>;

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'malformed-address': 400,
  'foreign-origin': 403,
  'method-not-allowed': 405,
  'too-many': 429,
  busy: 503,
  unexpected: 500,
  'not-configured': 503,
};

/** A Spanish page, or JSON with a code for scripts; contains no request data. */
export function errorResponse(
  request: Request,
  code: ErrorCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const status = STATUS[code];
  if (new URL(request.url).pathname.startsWith('/api/')) {
    return jsonResponse({ok: false, error: code}, {status, headers});
  }
  const {title, text} = copy[code];
  const page = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">${copy.backHome}</a></p></html>`;
  return new Response(page, {
    status,
    headers: {...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}

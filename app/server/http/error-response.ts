import {errorResponses as copy} from '~/copy/layout';
import type {EnvironmentError} from '../environment/environment';
import {jsonResponse} from './loader-response';

/** Response of an unconfigured worker: names of variables, never their values. */
export function configurationError(error: EnvironmentError): Response {
  const lines = [
    'This storefront is not configured. Set these variables in its environment:',
    ...error.problems.map((problem) => `- ${problem}`),
    'See .env.example and docs/operating.md.',
  ];
  return new Response(`${lines.join('\n')}\n`, {
    status: 500,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}

export type ErrorCode = Exclude<keyof typeof copy, 'backHome'>;

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'malformed-address': 400,
  'foreign-origin': 403,
  'method-not-allowed': 405,
  'too-many': 429,
  unexpected: 500,
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

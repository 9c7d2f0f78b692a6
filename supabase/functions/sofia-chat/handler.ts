/**
 * `POST {message}` → `{response, passages}`. Failures are `{error, message}` with a status that is not
 * 2xx, which `supabase-js` hands on as a `FunctionsHttpError`; none carries a detail of the inside.
 */
import {callerAddress} from '../_shared/caller-address.ts';
import {createRateLimiter} from '../_shared/common/rate-limiter.ts';
import {readLimitedText} from '../_shared/common/request-body.ts';
import {answerFrom, answerWith, type Answer, type Writer} from './answer.ts';
import {corsHeaders, isAllowedOrigin} from './cors.ts';
import type {Retrieve} from './retrieve.ts';
import type {Settings} from './settings.ts';

/** Characters. */
const MAX_MESSAGE_LENGTH = 500;
/** The longest message in its longest encoding, and some. */
const MAX_BODY_BYTES = 8192;
const MINUTE_MS = 60_000;
/** What one instance serves in all, in shares of one address. */
const EVERYONES_SHARES = 20;

export interface HandlerParts {
  readonly settings: Settings;
  readonly retrieve: Retrieve;
  /** Null answers from the knowledge alone. */
  readonly write: Writer | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export function createHandler(parts: HandlerParts): (request: Request) => Promise<Response> {
  const {settings, now} = parts;
  const limiter = createRateLimiter({limit: settings.messagesPerMinute, windowMs: MINUTE_MS});
  const everyone = createRateLimiter({
    limit: settings.messagesPerMinute * EVERYONES_SHARES,
    windowMs: MINUTE_MS,
  });
  return async (request) => {
    const origin = request.headers.get('origin');
    const headers = corsHeaders(origin, settings.allowedOrigins);
    if (request.method === 'OPTIONS') return new Response(null, {status: 204, headers});
    try {
      if (!isAllowedOrigin(origin, settings.allowedOrigins)) {
        throw new Refusal(403, 'origin_not_allowed', 'This origin may not use the chat');
      }
      if (request.method !== 'POST') {
        throw new Refusal(405, 'method_not_allowed', 'Use POST', {Allow: 'POST, OPTIONS'});
      }
      const wait = limiter(callerAddress(request.headers), now()) || everyone('everyone', now());
      if (wait > 0) {
        throw new Refusal(429, 'rate_limited', 'Too many messages', {'Retry-After': String(wait)});
      }
      return Response.json(await answer(await readMessage(request), parts), {headers});
    } catch (error) {
      if (!(error instanceof Refusal)) {
        console.error('sofia-chat failed:', error instanceof Error ? error.name : 'unknown');
      }
      const refusal =
        error instanceof Refusal
          ? error
          : new Refusal(500, 'internal_error', 'The answer could not be made');
      return Response.json(
        {error: refusal.code, message: refusal.message},
        {status: refusal.status, headers: {...headers, ...refusal.headers}},
      );
    }
  };
}

function answer(message: string, {retrieve, write}: HandlerParts): Answer | Promise<Answer> {
  return write ? answerWith(message, retrieve, write) : answerFrom(message, retrieve);
}

/** @throws {Refusal} when the body is not a message of 1 to 500 characters. */
async function readMessage(request: Request): Promise<string> {
  const body = await readLimitedText(request, MAX_BODY_BYTES);
  if (body === null) throw new Refusal(413, 'body_too_large', 'The body is too long');
  let message: unknown;
  try {
    ({message} = (JSON.parse(body) ?? {}) as {message?: unknown});
  } catch {
    throw new Refusal(400, 'invalid_json', 'The body must be JSON');
  }
  if (typeof message !== 'string' || message.trim() === '') {
    throw new Refusal(400, 'missing_message', 'The body must have a message');
  }
  if (message.trim().length > MAX_MESSAGE_LENGTH) {
    throw new Refusal(413, 'message_too_long', `At most ${MAX_MESSAGE_LENGTH} characters`);
  }
  return message.trim();
}

/**
 * `POST {message, state?, open?, cart?}` → `{response, products, person, query, passages, state}`. Failures are
 * `{error, message}` with a status that is not 2xx, which `supabase-js` hands on as a `FunctionsHttpError`; none carries a
 * detail of the inside. No message is logged.
 */
import {createDialogue, type Asked, type Reply} from './dialogue.ts';
import type {Catalogue} from './catalogue.ts';
import {corsHeaders, isAllowedOrigin} from './cors.ts';
import {callerAddress} from '../_shared/caller-address.ts';
import {createRateLimiter} from '../_shared/common/rate-limiter.ts';
import {readLimitedText} from '../_shared/common/request-body.ts';
import type {Settings} from './settings.ts';
import {asRecord, handles, parseState} from './state.ts';

/** Characters. */
const MAX_MESSAGE_LENGTH = 500;
/** The longest message and state in their longest encoding, and some. */
const MAX_BODY_BYTES = 24_576;
const MAX_CART = 50;
const MINUTE_MS = 60_000;
/** What one instance asks a model in all, in shares of one address. */
const EVERYONES_SHARES = 20;
/** What the rules answer, in the same shares: of one address, many more than one person writes, and of all. */
const ANSWERED_SHARES = {ofOne: 10, ofAll: 200};

/** Asks a model, where one is configured; gives back the rules' own reply when it fails. */
export type Improve = (asked: Asked, rules: Reply, catalogue: Catalogue | null) => Promise<Reply>;

export interface HandlerParts {
  readonly settings: Settings;
  readonly readCatalogue: () => Promise<Catalogue | null>;
  readonly improve: Improve | null;
  /** Counts a question without an answer. */
  readonly countUnanswered: () => void;
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
  const shares = (count: number) =>
    createRateLimiter({limit: settings.messagesPerMinute * count, windowMs: MINUTE_MS});
  const [answered, answeredOfAll] = [shares(ANSWERED_SHARES.ofOne), shares(ANSWERED_SHARES.ofAll)];
  const [improved, improvedOfAll] = [shares(1), shares(EVERYONES_SHARES)];
  /** Beyond these the rules' own reply is given: what others of a network write takes the chat from nobody. */
  const mayImprove = (caller: string) =>
    improved(caller, now()) === 0 && improvedOfAll('everyone', now()) === 0;
  let dialogue: {
    readonly catalogue: Catalogue | null;
    readonly converse: (asked: Asked) => Reply;
  } | null = null;

  async function answer(asked: Asked, caller: string): Promise<Reply> {
    const catalogue = await parts.readCatalogue();
    if (!dialogue || dialogue.catalogue !== catalogue)
      dialogue = {catalogue, converse: createDialogue(catalogue)};
    const reply = dialogue.converse(asked);
    const told =
      parts.improve && mayImprove(caller) ? await parts.improve(asked, reply, catalogue) : reply;
    // What leaves a question to a person and is taken from nothing.
    if (told.person && told.passages.length === 0) parts.countUnanswered();
    return told;
  }

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
      // What is malformed is refused before it is counted.
      const asked = await readAsked(request);
      const caller = callerAddress(request.headers);
      const wait = answered(caller, now()) || answeredOfAll('everyone', now());
      if (wait > 0) {
        throw new Refusal(429, 'rate_limited', 'Too many messages', {'Retry-After': String(wait)});
      }
      return Response.json(await answer(asked, caller), {headers});
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

/** @throws {Refusal} when the body has no message of 1 to 500 characters; what else is malformed is left out. */
async function readAsked(request: Request): Promise<Asked> {
  const body = await readLimitedText(request, MAX_BODY_BYTES);
  if (body === null) throw new Refusal(413, 'body_too_large', 'The body is too long');
  let record: Readonly<Record<string, unknown>>;
  try {
    record = asRecord(JSON.parse(body));
  } catch {
    throw new Refusal(400, 'invalid_json', 'The body must be JSON');
  }
  const {message} = record;
  if (typeof message !== 'string' || message.trim() === '') {
    throw new Refusal(400, 'missing_message', 'The body must have a message');
  }
  if (message.trim().length > MAX_MESSAGE_LENGTH) {
    throw new Refusal(413, 'message_too_long', `At most ${MAX_MESSAGE_LENGTH} characters`);
  }
  return {
    message: message.trim(),
    state: parseState(record.state),
    open: handles([record.open], 1)[0] ?? null,
    cart: handles(record.cart, MAX_CART),
  };
}

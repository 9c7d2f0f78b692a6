/**
 * Takes a message of the contact form and stores it as a row of `contact_messages` (docs/product.md
 * 11). A message counts as sent only when the backend says that it is stored.
 */
import {CONTACT_RATE} from '~/domain/limits';
import {
  CONTACT_HONEYPOT,
  parseContactMessage,
  type ContactAnswer,
  type ContactFailure,
  type ContactMessage,
} from '~/domain/support/contact-message';
import type {SupabaseProject} from '../environment/environment';
import {senderOf} from '../http/client-address';
import {logError} from '../http/log';
import {createRateLimiter, type RateLimiter} from '../http/rate-limiter';
import {isSameOrigin, readLimitedText} from '../http/request-body';

/** The longest message, each of its characters escaped, fits. */
const BODY_LIMIT_BYTES = 65_536;
const TIME_LIMIT_MS = 8_000;
/** When to try again after a failure of the backend. */
const RETRY_SECONDS = 30;

export interface ContactOutcome {
  readonly answer: ContactAnswer;
  readonly status: number;
  /** Set when the sender must wait. */
  readonly retryAfterSeconds?: number;
}

const limiter = createRateLimiter(CONTACT_RATE);

/** Never throws; logs what failed, but nothing that the sender wrote. */
export function receiveContactMessage(
  request: Request,
  backend: SupabaseProject | null,
): Promise<ContactOutcome> {
  return handleContactMessage(request, {backend, limiter, now: Date.now()});
}

/** The same with a limiter and a clock (epoch milliseconds) of the caller's. */
export async function handleContactMessage(
  request: Request,
  {backend, limiter, now}: {backend: SupabaseProject | null; limiter: RateLimiter; now: number},
): Promise<ContactOutcome> {
  const body = await readLimitedText(request, BODY_LIMIT_BYTES);
  const form = new URLSearchParams(body ?? '');
  const fields = {
    name: fieldOf(form, 'name'),
    email: fieldOf(form, 'email'),
    message: fieldOf(form, 'message'),
  };
  const refuse = (error: ContactFailure, status: number): ContactOutcome => ({
    answer: {sent: false, error, fields},
    status,
  });

  if (!isSameOrigin(request)) return refuse('not-sent', 403);
  if (body === null) return refuse('message-too-long', 413);
  // A machine that fell into the trap learns nothing from the answer.
  if (form.get(CONTACT_HONEYPOT)) return {answer: {sent: true}, status: 200};
  const parsed = parseContactMessage(fields);
  if (!parsed.ok) return refuse(parsed.error, 400);
  const {allowed, retryAfterMs} = limiter(senderOf(request), now);
  if (!allowed) {
    return {...refuse('too-many', 429), retryAfterSeconds: Math.ceil(retryAfterMs / 1000)};
  }
  const stored = await store(backend, parsed.message);
  if (stored === 'stored') return {answer: {sent: true}, status: 200};
  return stored === 'too-many'
    ? {...refuse('too-many', 429), retryAfterSeconds: CONTACT_RATE.windowMs / 1000}
    : {...refuse('not-sent', 503), retryAfterSeconds: RETRY_SECONDS};
}

/** As it was typed: forms send line breaks as two characters, and no database takes the zero one. */
function fieldOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replace(/\r\n?/g, '\n').replaceAll('\0', '');
}

/** `too-many`: the table's own limits, which count whoever writes without the shop as well. */
async function store(
  backend: SupabaseProject | null,
  message: ContactMessage,
): Promise<'stored' | 'too-many' | 'failed'> {
  const failed = (reason: string, status?: number) => {
    logError('contact-message-not-stored', {reason, status});
    return status === 429 ? 'too-many' : 'failed';
  };
  if (!backend) return failed('no backend is configured');
  try {
    const response = await fetch(`${backend.url}/rest/v1/contact_messages`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: backend.anonKey,
        Authorization: `Bearer ${backend.anonKey}`,
        // Who may write may not read, not even the row just written.
        Prefer: 'return=minimal',
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    return response.status === 201 ? 'stored' : failed('the backend refused it', response.status);
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return failed(late ? 'the backend took too long' : 'the backend did not answer');
  }
}

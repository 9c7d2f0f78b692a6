/** Keeps an e-mail that is to be told of something, as a row of `notify_requests` (docs/product.md 11.3). */
import {CONTACT_RATE} from '~/domain/limits';
import {
  parseNotifyRequest,
  type NotifyAnswer,
  type NotifyFailure,
} from '~/domain/support/notify-request';
import type {SupabaseProject} from '../environment/environment';
import {senderOf} from '../http/client-address';
import {createRateLimiter, type RateLimiter} from '../http/rate-limiter';
import {readForm} from './read-form';
import {storeRow} from './store-row';

const RETRY_SECONDS = 30;

export interface NotifyOutcome {
  readonly answer: NotifyAnswer;
  readonly status: number;
  readonly retryAfterSeconds?: number;
}

const limiter = createRateLimiter(CONTACT_RATE);

/** Never throws. */
export function receiveNotifyRequest(
  request: Request,
  backend: SupabaseProject | null,
): Promise<NotifyOutcome> {
  return handleNotifyRequest(request, {backend, limiter, now: Date.now()});
}

/** The same with a limiter and a clock (epoch milliseconds) of the caller's. */
export async function handleNotifyRequest(
  request: Request,
  {backend, limiter, now}: {backend: SupabaseProject | null; limiter: RateLimiter; now: number},
): Promise<NotifyOutcome> {
  const form = await readForm(request);
  const fields = {de: form.field('de'), email: form.field('email'), consent: form.field('consent')};
  const refuse = (error: NotifyFailure, status: number): NotifyOutcome => ({
    answer: {sent: false, error, email: fields.email, consent: fields.consent !== ''},
    status,
  });
  if (form.problem === 'foreign') return refuse('not-sent', 403);
  if (form.problem === 'too-long') return refuse('invalid-email', 413);
  const parsed = parseNotifyRequest(fields);
  if (!parsed.ok) return refuse(parsed.error, 400);
  const done: NotifyOutcome = {answer: {sent: true}, status: 200};
  if (form.trapped) return done;
  const {allowed, retryAfterMs} = limiter(senderOf(request), now);
  if (!allowed) {
    return {...refuse('too-many', 429), retryAfterSeconds: Math.ceil(retryAfterMs / 1000)};
  }
  const row = {...parsed.request, consent: true};
  const stored = await storeRow(backend, 'notify_requests', row, 'notify-request-not-stored');
  // Who asks twice is told once; and nobody learns whether an address was there before.
  return stored === 'failed'
    ? {...refuse('not-sent', 503), retryAfterSeconds: RETRY_SECONDS}
    : done;
}

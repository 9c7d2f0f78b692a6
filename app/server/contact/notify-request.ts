/** Keeps an e-mail that is to be told of something, as a row of `notify_requests` (docs/product.md 11.3). */
import {CONTACT_RATE} from '~/domain/limits';
import {
  parseNotifyRequest,
  type NotifyAnswer,
  type NotifyFailure,
  type NotifyRequest,
} from '~/domain/support/notify-request';
import type {SupabaseProject} from '../environment/environment';
import {createRateLimiter, type RateLimiter} from '@common/rate-limiter';
import {receiveForm, type FormOutcome} from './receive-form';
import {storeRow} from './store-row';

const limiter = createRateLimiter(CONTACT_RATE);
const SENT: NotifyAnswer = {sent: true};

/** Never throws. */
export function receiveNotifyRequest(
  request: Request,
  backend: SupabaseProject | null,
): Promise<FormOutcome<NotifyAnswer>> {
  return handleNotifyRequest(request, {backend, limiter, now: Date.now()});
}

/** The same with a limiter and a clock (epoch milliseconds) of the caller's. */
export function handleNotifyRequest(
  request: Request,
  {backend, ...rate}: {backend: SupabaseProject | null; limiter: RateLimiter; now: number},
): Promise<FormOutcome<NotifyAnswer>> {
  return receiveForm<NotifyRequest, NotifyAnswer>(request, rate, (form) => {
    const fields = {
      de: form.field('de'),
      email: form.field('email'),
      consent: form.field('consent'),
    };
    const refuse = (error: NotifyFailure): NotifyAnswer => ({
      sent: false,
      error,
      email: fields.email,
      consent: fields.consent !== '',
    });
    return {
      refuse: (error) => refuse(error === 'too-long' ? 'invalid-email' : error),
      parse() {
        const result = parseNotifyRequest(fields);
        return result.ok
          ? {ok: true, parsed: result.request}
          : {ok: false, answer: refuse(result.error)};
      },
      accept: () => SENT,
      async store(parsed) {
        const row = {...parsed, consent: true};
        const stored = await storeRow(backend, 'notify_requests', row, 'notify-request-not-stored');
        if (stored === 'too-many') {
          return {kind: stored, retryAfterSeconds: CONTACT_RATE.windowMs / 1000};
        }
        // Who asks twice is told once; and nobody learns whether an address was there before.
        return stored === 'failed' ? {kind: stored} : {kind: 'stored', answer: SENT};
      },
    };
  });
}

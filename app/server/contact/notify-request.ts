/** Stores a notify request in `notify_requests` (docs/product.md 11.3). */
import {createRateLimiter, type RateLimiter} from '@common/rate-limiter';
import {CONTACT_RATE} from '~/domain/limits';
import {notifyForm, type NotifyAnswer} from '~/domain/contact/contact-forms';
import {receiveForm, type FormBackend, type FormOutcome, storeRow} from './receive-form';

const limiter = createRateLimiter(CONTACT_RATE);

/** Never throws. */
export function receiveNotifyRequest(
  request: Request,
  backend: FormBackend,
): Promise<FormOutcome<NotifyAnswer>> {
  return handleNotifyRequest(request, {backend, limiter, now: Date.now()});
}

/** Receives a request with the caller's limiter and clock (epoch milliseconds). */
export function handleNotifyRequest(
  request: Request,
  {backend, ...rate}: {backend: FormBackend; limiter: RateLimiter; now: number},
): Promise<FormOutcome<NotifyAnswer>> {
  return receiveForm(request, {
    ...rate,
    schema: notifyForm,
    accept: () => ({}),
    async store({de: subject, email}, sender) {
      const stored = await storeRow(backend, {
        table: 'notify_requests',
        row: {subject, email, consent: true},
        sender,
        event: 'notify-request-not-stored',
      });
      if (stored === 'too-many') {
        return {kind: stored, retryAfterSeconds: CONTACT_RATE.windowMs / 1000};
      }
      // A repeated request changes nothing, and the response does not reveal it.
      return stored === 'failed' ? {kind: stored} : {kind: 'stored', done: {}};
    },
  });
}

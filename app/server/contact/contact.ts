/**
 * Stores a message of the contact form as a row of `contact_messages` (docs/product.md 11). It counts as sent
 * only if the backend confirms that it is stored.
 */
import {createRateLimiter, type RateLimiter} from '@common/rate-limiter';
import {CONTACT_RATE} from '~/domain/limits';
import {contactForm, type ContactAnswer} from '~/domain/contact/contact-forms';
import {receiveForm, type FormBackend, type FormOutcome, storeRow} from './receive-form';

const limiter = createRateLimiter(CONTACT_RATE);

/** Never throws; logs failures without the sender's data. */
export function receiveContactMessage(
  request: Request,
  backend: FormBackend,
): Promise<FormOutcome<ContactAnswer>> {
  return handleContactMessage(request, {backend, limiter, now: Date.now()});
}

/** Receives a message with the caller's limiter and clock (epoch milliseconds). */
export function handleContactMessage(
  request: Request,
  {backend, ...rate}: {backend: FormBackend; limiter: RateLimiter; now: number},
): Promise<FormOutcome<ContactAnswer>> {
  return receiveForm(request, {
    ...rate,
    schema: contactForm,
    accept: () => ({}),
    async store(message, sender) {
      const stored = await storeRow(backend, {
        table: 'contact_messages',
        row: {...message},
        sender,
        event: 'contact-message-not-stored',
      });
      if (stored === 'stored') return {kind: 'stored', done: {}};
      return stored === 'too-many'
        ? {kind: stored, retryAfterSeconds: CONTACT_RATE.windowMs / 1000}
        : {kind: 'failed'};
    },
  });
}

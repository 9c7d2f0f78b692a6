/**
 * Takes a message of the contact form and stores it as a row of `contact_messages` (docs/product.md
 * 11). A message counts as sent only when the backend says that it is stored.
 */
import {CONTACT_RATE} from '~/domain/limits';
import {
  parseContactMessage,
  type ContactAnswer,
  type ContactFailure,
  type ContactMessage,
} from '~/domain/support/contact-message';
import type {SupabaseProject} from '../environment/environment';
import {createRateLimiter, type RateLimiter} from '@common/rate-limiter';
import {receiveForm, type FormOutcome} from './receive-form';
import {storeRow} from './store-row';

const limiter = createRateLimiter(CONTACT_RATE);
const SENT: ContactAnswer = {sent: true};

/** Never throws; logs what failed, but nothing that the sender wrote. */
export function receiveContactMessage(
  request: Request,
  backend: SupabaseProject | null,
): Promise<FormOutcome<ContactAnswer>> {
  return handleContactMessage(request, {backend, limiter, now: Date.now()});
}

/** The same with a limiter and a clock (epoch milliseconds) of the caller's. */
export function handleContactMessage(
  request: Request,
  {backend, ...rate}: {backend: SupabaseProject | null; limiter: RateLimiter; now: number},
): Promise<FormOutcome<ContactAnswer>> {
  return receiveForm<ContactMessage, ContactAnswer>(request, rate, (form) => {
    const fields = {
      name: form.field('name'),
      email: form.field('email'),
      message: form.field('message'),
    };
    const refuse = (error: ContactFailure): ContactAnswer => ({sent: false, error, fields});
    return {
      refuse: (error) => refuse(error === 'too-long' ? 'message-too-long' : error),
      parse() {
        const result = parseContactMessage(fields);
        return result.ok
          ? {ok: true, parsed: result.message}
          : {ok: false, answer: refuse(result.error)};
      },
      accept: () => SENT,
      async store(message) {
        const event = 'contact-message-not-stored';
        const stored = await storeRow(backend, 'contact_messages', {...message}, event);
        if (stored === 'stored') return {kind: 'stored', answer: SENT};
        return stored === 'too-many'
          ? {kind: stored, retryAfterSeconds: CONTACT_RATE.windowMs / 1000}
          : {kind: 'failed'};
      },
    };
  });
}

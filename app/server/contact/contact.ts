/**
 * Forms that are stored as one row (docs/product.md 11): a message of the contact form in `contact_messages`, a notify
 * request in `notify_requests`. They count as sent only if the backend confirms it. Never throw; failures are logged
 * without the sender's data.
 */
import {normaliseEmail} from '@common/email';
import {createRateLimiter, type RateLimiter} from '@common/rate-limiter';
import {CONTACT_RATE} from '~/domain/limits';
import {contactForm, notifyForm} from '~/domain/contact/contact-forms';
import type {FormAnswer, FormFailure, FormSchema} from '~/domain/support/form';
import {
  receiveForm,
  type FormBackend,
  type FormOutcome,
  type Stored,
  storeRow,
} from './receive-form';

interface StoredForm<Values> {
  readonly schema: FormSchema<Values>;
  readonly table: string;
  readonly rowOf: (values: Values) => Readonly<Record<string, unknown>>;
  readonly accepted: readonly Stored[];
  readonly event: string;
}

/** The caller's limiter and clock (epoch milliseconds). */
interface Parts<Values> {
  readonly backend: FormBackend;
  readonly limiter: RateLimiter;
  readonly now: number;
  /** Why there is nothing to store, by what the shop has. */
  readonly refusalOf?: (values: Values) => Promise<FormFailure | null>;
}

type Receive<Values> = (
  request: Request,
  parts: Parts<Values>,
) => Promise<FormOutcome<FormAnswer<object>>>;

function storedForm<Values extends {readonly email: string}>({
  schema,
  table,
  rowOf,
  accepted,
  event,
}: StoredForm<Values>): Receive<Values> {
  return (request, {backend, refusalOf, ...rate}) =>
    receiveForm(request, {
      ...rate,
      schema,
      accept: () => ({}),
      // Not by network alone: thousands of phones share one.
      subject: ({email}) => normaliseEmail(email),
      async store(values, sender) {
        const error = (await refusalOf?.(values)) ?? null;
        if (error) return {kind: 'refused', error};
        const stored = await storeRow(backend, {table, row: rowOf(values), sender, event});
        if (stored === 'too-many') {
          return {kind: stored, retryAfterSeconds: CONTACT_RATE.windowMs / 1000};
        }
        return accepted.includes(stored) ? {kind: 'stored', done: {}} : {kind: 'failed'};
      },
    });
}

/** With the worker's own limiter and clock. */
function inWorker<Values>(receive: Receive<Values>) {
  const limiter = createRateLimiter(CONTACT_RATE);
  return (request: Request, backend: FormBackend, refusalOf?: Parts<Values>['refusalOf']) =>
    receive(request, {backend, limiter, now: Date.now(), ...(refusalOf && {refusalOf})});
}

export const handleContactMessage = storedForm({
  schema: contactForm,
  table: 'contact_messages',
  rowOf: (message) => ({...message}),
  accepted: ['stored'],
  event: 'contact-message-not-stored',
});

export const handleNotifyRequest = storedForm({
  schema: notifyForm,
  table: 'notify_requests',
  rowOf: ({de: subject, email}) => ({subject, email, consent: true}),
  // A repeated request changes nothing, and the response does not reveal it.
  accepted: ['stored', 'exists'],
  event: 'notify-request-not-stored',
});

export const receiveContactMessage = inWorker(handleContactMessage);
export const receiveNotifyRequest = inWorker(handleNotifyRequest);

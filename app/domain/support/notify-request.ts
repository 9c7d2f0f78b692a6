/** An e-mail that is to be told when something can be bought (docs/product.md 11.3). */
import {emailError} from '../account/credentials';
import {asRecord} from '../text/parse-unknown';

/** Categories that are announced, by the words of their address. */
export type NotifyTopic = 'videos-plr' | 'micro-saas-plr';
/** A topic, or the handle of a product that is sold out. */
const SUBJECT = /^[a-z0-9][a-z0-9-]{0,99}$/;

export interface NotifyRequest {
  readonly email: string;
  /** A topic, or a product's handle. */
  readonly subject: string;
}

export type NotifyError = 'invalid-email' | 'no-consent' | 'no-subject';

export type NotifyResult =
  | {readonly ok: true; readonly request: NotifyRequest}
  | {readonly ok: false; readonly error: NotifyError};

/** The subject that an address or a form names; null for what is none. */
export function notifySubject(text: string | null): string | null {
  const subject = text?.trim() ?? '';
  return SUBJECT.test(subject) ? subject : null;
}

/** The form as a request, or what is wrong with it; nothing is kept without consent. Never throws. */
export function parseNotifyRequest(form: unknown): NotifyResult {
  const record = asRecord(form);
  const text = (name: string) => {
    const value = record?.[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const subject = notifySubject(text('de'));
  const email = text('email');
  if (!subject) return {ok: false, error: 'no-subject'};
  if (emailError(email)) return {ok: false, error: 'invalid-email'};
  if (text('consent') === '') return {ok: false, error: 'no-consent'};
  return {ok: true, request: {email, subject}};
}

export type NotifyFailure = NotifyError | 'too-many' | 'not-sent';

export type NotifyAnswer =
  | {readonly sent: true}
  | {
      readonly sent: false;
      readonly error: NotifyFailure;
      readonly email: string;
      readonly consent: boolean;
    };

/** What the contact form asks of its fields (docs/product.md 11), here and on the server: all three, a valid address, and sane lengths. */
import {emailError} from '../account/credentials';
import {MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH, MAX_EMAIL_LENGTH} from '../limits';
import {asRecord} from '../text/parse-unknown';

/** Trimmed, as it is stored. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type ContactError =
  'missing-fields' | 'name-too-long' | 'email-too-long' | 'message-too-long' | 'invalid-email';

export type ContactResult =
  | {readonly ok: true; readonly message: ContactMessage}
  | {readonly ok: false; readonly error: ContactError};

/** The fields as a message, or the first thing that is wrong with them; never throws. */
export function parseContactMessage(fields: unknown): ContactResult {
  const record = asRecord(fields);
  const name = trimmed(record?.name);
  const email = trimmed(record?.email);
  const message = trimmed(record?.message);
  if (!name || !email || !message) return refuse('missing-fields');
  if (name.length > MAX_CONTACT_NAME_LENGTH) return refuse('name-too-long');
  if (email.length > MAX_EMAIL_LENGTH) return refuse('email-too-long');
  if (message.length > MAX_CONTACT_MESSAGE_LENGTH) return refuse('message-too-long');
  const error = emailError(email);
  return error ? refuse(error) : {ok: true, message: {name, email, message}};
}

function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function refuse(error: ContactError): ContactResult {
  return {ok: false, error};
}

/* What the contact form's server side says to a message: what the form shows, and what it keeps. */

/** 'too-many': this sender must wait; 'not-sent': nothing was stored (docs/product.md 11). */
export type ContactFailure = ContactError | 'too-many' | 'not-sent';

export type ContactAnswer =
  | {readonly sent: true}
  | {
      readonly sent: false;
      readonly error: ContactFailure;
      /** As they were typed; a browser without scripts gets them back in the form. */
      readonly fields: ContactMessage;
    };

/**
 * Name of the form's hidden field. No person sees it, so whoever fills it in is a machine. It says
 * nothing that a browser would fill in by itself.
 */
export const CONTACT_HONEYPOT = 'referencia';

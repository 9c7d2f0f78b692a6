/** A request to be notified when something can be bought (docs/product.md 11.3). */
import * as v from 'valibot';
import {isHandle} from '@common/handle';
import {anyEmail, type FormAnswer, requiredEmail, requiredText} from '~/domain/support/form';
import {MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH} from '~/domain/limits';

/** Announced categories, by their path. */
export type NotifyTopic = 'videos-plr' | 'micro-saas-plr';

const text = v.pipe(v.fallback(v.string(), ''), v.trim());

/** Nothing is stored without consent. */
export const notifyForm = v.object({
  /** A topic, or the handle of a product that is sold out. */
  de: v.pipe(text, v.check(isHandle, 'no-subject')),
  email: anyEmail,
  consent: v.pipe(text, v.nonEmpty('no-consent')),
});

export type NotifyAnswer = FormAnswer;

/** The subject that an address names; null if it is malformed. */
export function notifySubject(named: string | null): string | null {
  const subject = named?.trim() ?? '';
  return isHandle(subject) ? subject : null;
}

/** The contact form (docs/product.md 11): all three fields, a valid address, and bounded lengths. */
export const contactForm = v.object({
  name: requiredText(MAX_CONTACT_NAME_LENGTH),
  email: requiredEmail,
  message: requiredText(MAX_CONTACT_MESSAGE_LENGTH),
});

export type ContactAnswer = FormAnswer;

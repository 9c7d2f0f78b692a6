/** The contact form (docs/product.md 11): all three fields, a valid address, and bounded lengths. */
import * as v from 'valibot';
import {MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH} from '~/domain/limits';
import {requiredEmail, requiredText, type FormAnswer} from '~/domain/support/form';

export const contactForm = v.object({
  name: requiredText(MAX_CONTACT_NAME_LENGTH),
  email: requiredEmail,
  message: requiredText(MAX_CONTACT_MESSAGE_LENGTH),
});

export type ContactAnswer = FormAnswer;

/** Validates the checkout form: the typed fields, and their errors. */
import {CHECKOUT_COPY} from './checkout-copy';

export interface BuyerInput {
  readonly name: string;
  readonly email: string;
  /** `later`: paid in cash or by transfer, which the shop learns of days later. */
  readonly payment: 'card' | 'later';
}

export type BuyerErrors = Partial<Record<'name' | 'email', string>>;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;

export function readBuyer(form: URLSearchParams): BuyerInput {
  return {
    name: (form.get('name') ?? '').trim(),
    email: (form.get('email') ?? '').trim(),
    payment: form.get('payment') === 'later' ? 'later' : 'card',
  };
}

/** Messages by field, in Spanish; empty when the buyer may pay. */
export function validateBuyer({name, email}: BuyerInput): BuyerErrors {
  const errors: BuyerErrors = {};
  if (name === '') errors.name = CHECKOUT_COPY.nameMissing;
  else if (name.length > MAX_NAME_LENGTH) errors.name = CHECKOUT_COPY.nameTooLong;
  if (email === '') errors.email = CHECKOUT_COPY.emailMissing;
  else if (email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email)) {
    errors.email = CHECKOUT_COPY.emailInvalid;
  }
  return errors;
}

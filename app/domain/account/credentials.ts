/** The forms of an account (docs/product.md 9); only the first problem is shown. */
import * as v from 'valibot';
import {MIN_PASSWORD_LENGTH} from '../limits';
import {anyEmail} from '../support/form';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const anyText = v.fallback(v.string(), '');
const password = v.pipe(anyText, v.minLength(MIN_PASSWORD_LENGTH, 'password-too-short'));

export const resetForm = v.object({email: anyEmail});

export const signInForm = v.object({email: anyEmail, password});

const withConfirmation = {password, confirmation: anyText};

/** Password and confirmation must be equal, spaces included. */
export const signUpForm = v.pipe(
  v.object({email: anyEmail, ...withConfirmation}),
  v.forward(
    v.check((typed) => typed.password === typed.confirmation, 'passwords-differ'),
    ['confirmation'],
  ),
);

/** `old` is absent if a mailed link opened the session. */
export const newPasswordForm = v.pipe(
  v.object({old: v.optional(v.string()), ...withConfirmation}),
  v.forward(
    v.check((typed) => typed.password === typed.confirmation, 'passwords-differ'),
    ['confirmation'],
  ),
);

/** The forms of an account (docs/product.md 9); only the first problem is shown. */
import * as v from 'valibot';
import {MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH} from '../limits';
import {anyEmail} from '../support/form';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const anyText = v.fallback(v.string(), '');
const password = v.pipe(anyText, v.minLength(MIN_PASSWORD_LENGTH, 'password-too-short'));
/** The account backend takes no more bytes of UTF-8; 'ñ' has two. */
const chosenPassword = v.pipe(
  password,
  v.check(
    (typed) => new TextEncoder().encode(typed).length <= MAX_PASSWORD_BYTES,
    'password-too-long',
  ),
);

export const linkForm = v.object({email: anyEmail});

export const signInForm = v.object({email: anyEmail, password});

const withConfirmation = {password: chosenPassword, confirmation: anyText};

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

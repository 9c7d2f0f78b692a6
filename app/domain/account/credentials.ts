/** What sign-in, sign-up and the contact form ask of their fields; only the first error is reported. */
import {MAX_EMAIL_LENGTH, MIN_PASSWORD_LENGTH} from '../limits';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignUp extends Credentials {
  readonly confirmation: string;
}

export type CredentialsError = 'invalid-email' | 'password-too-short';
export type SignUpError = CredentialsError | 'passwords-differ';

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** What a browser's e-mail field accepts, with a dotted domain. */
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[a-z]{2,63}$`, 'i');

/** 'invalid-email', or null for an address of at most 254 characters; spaces around it are ignored. */
export function emailError(email: string): 'invalid-email' | null {
  const address = email.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address) ? null : 'invalid-email';
}

/** The first error of a sign-in: e-mail, then a password of fewer than 6 characters. */
export function signInError({email, password}: Credentials): CredentialsError | null {
  return emailError(email) ?? (password.length < MIN_PASSWORD_LENGTH ? 'password-too-short' : null);
}

/** The first error of a sign-up: those of a sign-in, then a confirmation that differs. */
export function signUpError(fields: SignUp): SignUpError | null {
  return (
    signInError(fields) ?? (fields.password === fields.confirmation ? null : 'passwords-differ')
  );
}

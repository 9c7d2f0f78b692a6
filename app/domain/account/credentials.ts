/** What sign-in, sign-up and the contact form ask of their fields; only the first error is reported. */
import {isEmail} from '@common/email';
import {MIN_PASSWORD_LENGTH} from '../limits';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignUp extends Credentials {
  readonly confirmation: string;
}

export type CredentialsError = 'invalid-email' | 'password-too-short';
export type SignUpError = CredentialsError | 'passwords-differ';

/** 'invalid-email', or null for an address of at most 254 characters; spaces around it are ignored. */
export function emailError(email: string): 'invalid-email' | null {
  return isEmail(email) ? null : 'invalid-email';
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

/** What counts as a valid e-mail address (spec section 5): what a browser's e-mail field accepts, with a dotted domain. */
import {MAX_EMAIL_LENGTH} from '../limits';

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[a-z]{2,63}$`, 'i');

/** 'invalid-email', or null for an address of at most 254 characters; spaces around it are ignored. */
export function emailError(email: string): 'invalid-email' | null {
  const address = email.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address) ? null : 'invalid-email';
}

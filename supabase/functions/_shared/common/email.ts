const MAX_LENGTH = 254;

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Addresses that a browser's e-mail field accepts, with a dotted domain. */
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[a-z]{2,63}$`, 'i');

/** Whether a form accepts the address; spaces around it are ignored. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_LENGTH && EMAIL.test(address);
}

/** Normalizes an address for storage and comparison: composed, without invisible characters. */
export function normaliseEmail(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .trim()
    .toLowerCase();
}

/** Whether an order can be mailed to the address. Wider than `isEmail`: the provider has accepted it already. */
export function isMailable(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text);
}

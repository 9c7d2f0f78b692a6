/**
 * An order's number, hidden: SHA-256 over a secret salt, a colon and the number. Who is told the salt
 * and the number can prove that they belong together; nobody else can try numbers until one fits.
 */
import {toBase64Url} from './base64url.ts';

/** 32 random bytes in base64url. */
export function newSalt(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 of the text 'salt:number' in base64url. */
export async function orderDigest(order: string, salt: string): Promise<string> {
  const text = new TextEncoder().encode(`${salt}:${order}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

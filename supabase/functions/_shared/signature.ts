/** The provider's signature of a webhook: HMAC-SHA256 over the raw body, in base64. */

/** Compares in constant time, through Web Crypto. */
export async function isSigned(
  body: Uint8Array,
  signature: string | null,
  secret: string,
): Promise<boolean> {
  const given = bytesOf(signature ?? '');
  if (!given || !secret) return false;
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['verify'],
  );
  return crypto.subtle.verify('HMAC', key, given as BufferSource, body as BufferSource);
}

/** Digest in hexadecimal. */
export async function sha256(body: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body as BufferSource);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(base64: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(base64)) return null;
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * The secret of a hand-off to the checkout (docs/decisions/0035). The browser that starts the checkout keeps the secret,
 * and only its digest travels: as the hand-off's id, with the cart, the order and addresses. So whoever shows the secret
 * is the browser that started the checkout, and whoever has seen the id has nothing.
 */
const SECRET = /^[0-9a-f]{64}$/;

export function isHandOffSecret(value: unknown): value is string {
  return typeof value === 'string' && SECRET.test(value);
}

/** The first half of its SHA-256, in hexadecimal: 32 digits, like the random ids of hand-offs without a secret. */
export async function handOffIdOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

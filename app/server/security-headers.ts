/** Headers that every answer of the worker carries, whatever its kind. */
const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // The checkout opens in a new tab that this page must be able to point to its address.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/** Returns the same answer with these and `more` headers set; the original may have immutable headers. */
export function withSecurityHeaders(
  response: Response,
  more: Readonly<Record<string, string>> = {},
): Response {
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries({...SECURITY_HEADERS, ...more})) {
    secured.headers.set(name, value);
  }
  return secured;
}

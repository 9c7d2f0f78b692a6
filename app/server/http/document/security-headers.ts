/** Headers that every answer carries, whatever its kind; the preview's file server sets them too. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // The checkout opens in a new tab that this page must be able to point to its address.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/** For responses that are not documents: if a browser shows one, it must not run or load anything. */
const INERT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The same answer with these and `more` headers set; the original may have immutable headers. */
export function withSecurityHeaders(
  response: Response,
  more: Readonly<Record<string, string>>,
): Response {
  const secured = new Response(response.body, response);
  const {headers} = secured;
  for (const [name, value] of Object.entries({...SECURITY_HEADERS, ...more})) {
    headers.set(name, value);
  }
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', INERT_POLICY);
  // Default that keeps browsers from guessing a lifetime.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return secured;
}

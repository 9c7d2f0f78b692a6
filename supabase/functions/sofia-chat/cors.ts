/** Which pages may chat: those of the configured origins, or all when none is configured. */

/** What `supabase-js` sends. */
const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type, x-region';
const MAX_AGE_SECONDS = '3600';

/** A request that is not from a browser's page names no origin, and is let through. */
export function isAllowedOrigin(origin: string | null, allowed: readonly string[]): boolean {
  return origin === null || allowed.length === 0 || allowed.includes(origin);
}

export function corsHeaders(
  origin: string | null,
  allowed: readonly string[],
): Record<string, string> {
  const headers: Record<string, string> = {
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': MAX_AGE_SECONDS,
    Vary: 'Origin',
  };
  if (allowed.length === 0) return {...headers, 'Access-Control-Allow-Origin': '*'};
  return origin !== null && allowed.includes(origin)
    ? {...headers, 'Access-Control-Allow-Origin': origin}
    : headers;
}

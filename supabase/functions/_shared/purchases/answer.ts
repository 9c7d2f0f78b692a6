/** Answers to pages of the shop. They carry tokens and no cookies, so any origin may ask. */

export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '3600',
};

export function answer(status: number, body: object): Response {
  return Response.json(body, {status, headers: {...CORS_HEADERS, 'Cache-Control': 'no-store'}});
}

/** A small JSON object; empty for anything else. */
export async function readFields(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > 4096) return {};
  const value: unknown = await request.json().catch(() => null);
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

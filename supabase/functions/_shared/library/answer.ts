import {readLimitedText} from '../common/request-body.ts';

/** Answers to pages of the shop. They carry tokens and no cookies, so any origin may ask. */

export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '3600',
};

const MAX_FIELDS_BYTES = 4096;

export function answer(status: number, body: object): Response {
  return Response.json(body, {status, headers: {...CORS_HEADERS, 'Cache-Control': 'no-store'}});
}

/** A small JSON object; empty for anything else. */
export async function readFields(
  request: Request,
  maxBytes = MAX_FIELDS_BYTES,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = JSON.parse((await readLimitedText(request, maxBytes)) ?? '');
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

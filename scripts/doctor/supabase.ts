/** Calls to the Supabase project with a visitor's key, as the doctor makes them. */
import {serviceHeaders} from '../../supabase/functions/_shared/database.ts';
import type {SupabaseProject} from '../../app/server/environment/environment';

export interface SupabaseAnswer {
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  /** Error code of the database or the service, such as '42501'; empty if there is none. */
  readonly code: string;
  /** Target of a redirect; empty for other answers. */
  readonly location: string;
  /** Parsed body; null if it is not JSON. */
  readonly body: unknown;
}

export type Supabase = (
  path: string,
  request?: {
    readonly body?: object;
    readonly origin?: string;
    readonly headers?: Readonly<Record<string, string>>;
  },
) => Promise<SupabaseAnswer>;

const TIME_LIMIT_MS = 20_000;

/** Never throws. A request with a body is a POST. */
export function supabaseOf({url, anonKey}: SupabaseProject): Supabase {
  return async (path, {body, origin, headers: more} = {}) => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          // A bearer of one key beside another key would decide who asks.
          ...(more?.['apikey'] ? {} : serviceHeaders(anonKey)),
          'content-type': 'application/json',
          ...(origin ? {origin} : {}),
          ...more,
        },
        ...(body ? {body: JSON.stringify(body)} : {}),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      const answer = (await response.json().catch(() => null)) as unknown;
      const {status, headers} = response;
      return {status, code: codeOf(answer), location: headers.get('location') ?? '', body: answer};
    } catch {
      return {status: 0, code: '', location: '', body: null};
    }
  };
}

/** 'HTTP 401, 42501', or 'no answer'. */
export function described({status, code}: SupabaseAnswer): string {
  return [status ? `HTTP ${status}` : 'no answer', code].filter(Boolean).join(', ');
}

function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const {code, error} = body as {code?: unknown; error?: unknown};
  return typeof code === 'string' ? code : typeof error === 'string' ? error : '';
}

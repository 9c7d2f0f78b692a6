/**
 * How each session was opened, which @supabase/lite does not tell: the claim `amr` of access tokens, and
 * what the hosted service decides by it. With 'Require current password when updating' switched on, as
 * docs/operating.md asks, a new password takes the old one, except in a session that a mailed link opened. A session
 * that is older than 24 hours takes none, and no password has more than 72 bytes.
 */
import {createHmac} from 'node:crypto';
import {ANON_KEY, JWT_SECRET} from '../constants';
import type {FetchHandler} from './serve-fetch';

interface Claims {
  readonly session_id?: string;
  readonly email?: string;
  readonly iat?: number;
}

export interface SessionMethods {
  /** The refusal of a new password without the old one; null if the request may go on. */
  refusal(request: Request): Promise<Response | null>;
  /** Adds the methods to the answer's access token; most answers are returned unchanged. */
  tell(request: Request, response: Response): Promise<Response>;
}

const ACCESS_TOKEN = /(?<=[#&]access_token=)[^&]+/;

/** Limit of bcrypt in bytes; the service calls them characters. */
const MAX_PASSWORD_BYTES = 72;

/** `lite` is asked whether an old password is right; `isOld` whether a session is older than 24 hours. */
export function createSessionMethods(
  lite: FetchHandler,
  isOld: (session: string) => Promise<boolean>,
): SessionMethods {
  /** Ids of sessions that a mailed link opened; forgotten when the emulator ends. */
  const mailed = new Set<string>();

  const withMethods = (token: string) => {
    const claims = claimsOf(token);
    const method = mailed.has(claims.session_id ?? '') ? 'otp' : 'password';
    return signed({...claims, amr: [{method, timestamp: claims.iat}]});
  };

  async function isRight(origin: string, email: string | undefined, password: string) {
    const headers = {apikey: ANON_KEY, 'content-type': 'application/json'};
    const answer = await lite(
      new Request(`${origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers,
        body: JSON.stringify({email, password}),
      }),
    );
    if (!answer.ok) return false;
    // The question leaves no session behind.
    const {access_token} = (await answer.json()) as {access_token: string};
    await lite(
      new Request(`${origin}/auth/v1/logout?scope=local`, {
        method: 'POST',
        headers: {...headers, authorization: `Bearer ${access_token}`},
      }),
    );
    return true;
  }

  return {
    async refusal(request) {
      const {pathname, origin} = new URL(request.url);
      const isNew = request.method === 'POST' && pathname === '/auth/v1/signup';
      if (!isNew && (request.method !== 'PUT' || pathname !== '/auth/v1/user')) return null;
      const {password, current_password: current} = (await request
        .clone()
        .json()
        .catch(() => ({}))) as {password?: string; current_password?: string};
      if (typeof password !== 'string') return null;
      if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
        return problem('validation_failed', 'Password cannot be longer than 72 characters');
      }
      if (isNew) return null;
      const claims = claimsOf(request.headers.get('authorization')?.slice('Bearer '.length) ?? '');
      if (await isOld(claims.session_id ?? '')) {
        return problem('reauthentication_needed', 'Password update requires reauthentication');
      }
      if (mailed.has(claims.session_id ?? '')) return null;
      if (!current) return problem('current_password_required', 'Current password required');
      return (await isRight(origin, claims.email, current))
        ? null
        : problem('current_password_mismatch', 'Current password is not valid');
    },

    async tell(request, response) {
      const {pathname} = new URL(request.url);
      const location = response.headers.get('location');
      const inAddress = location && ACCESS_TOKEN.exec(location)?.[0];
      if (location && inAddress) {
        remember(inAddress);
        const headers = new Headers(response.headers);
        headers.set('location', location.replace(ACCESS_TOKEN, withMethods(inAddress)));
        return new Response(null, {status: response.status, headers});
      }
      if (!response.ok || !/^\/auth\/v1\/(?:token|verify|signup)$/.test(pathname)) return response;
      const session = (await response.clone().json()) as {access_token?: string};
      if (!session.access_token) return response;
      if (pathname === '/auth/v1/verify') remember(session.access_token);
      return Response.json({...session, access_token: withMethods(session.access_token)});
    },
  };

  function remember(token: string): void {
    const {session_id: id} = claimsOf(token);
    if (id) mailed.add(id);
  }
}

function problem(error_code: string, msg: string): Response {
  return Response.json({code: 400, error_code, msg}, {status: 400});
}

/** Claims of a token, empty if malformed; lite itself verifies the token. */
function claimsOf(token: string): Claims {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    return JSON.parse(payload) as Claims;
  } catch {
    return {};
  }
}

function signed(claims: object): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${encode({alg: 'HS256', typ: 'JWT'})}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', JWT_SECRET).update(text).digest('base64url')}`;
}

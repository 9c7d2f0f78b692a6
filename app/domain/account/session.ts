/**
 * Reads the stored session without the account backend's client, which is heavy. It says who seems to be signed in;
 * only the backend knows whether the session is still valid.
 */
import {asId, asRecord, asList, asText, parseJson} from '../text/parse-unknown';

export interface StoredSession {
  readonly userId: string;
  readonly email: string;
  /** The access token has expired; the client may be able to renew it. */
  readonly expired: boolean;
}

/** Null for anything that is no session; `now` in epoch milliseconds. */
export function parseStoredSession(stored: unknown, now: number): StoredSession | null {
  const session = asRecord(stored);
  const user = asRecord(session?.user);
  const userId = asId(user?.id);
  if (!session?.refresh_token || !userId) return null;
  // The backend counts in seconds.
  return {
    userId,
    email: asId(user?.email) ?? '',
    expired: !(Number(session.expires_at) * 1000 > now),
  };
}

/** The methods of the claim `amr` that the backend itself takes for a mailed link. */
const MAILED = ['otp', 'magiclink', 'recovery'];

/**
 * Whether a mailed link opened the session; false for whatever is no access token. Such a session can set a new
 * password without the old one (docs/product.md 9.5). This only decides which fields to show; the backend enforces the
 * rule.
 */
export function isMailedSession(accessToken: string): boolean {
  return asList(tokenPayload(accessToken)?.amr).some((entry) =>
    MAILED.includes(asText(asRecord(entry)?.method) ?? ''),
  );
}

/** Claims of a token, unverified; undefined if malformed. Letters beyond ASCII come out wrong. */
export function tokenPayload(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // Two signs of its Base64 differ.
    const part = token.split('.')[1] ?? '';
    return asRecord(parseJson(atob(part.replaceAll('-', '+').replaceAll('_', '/')))) ?? undefined;
  } catch {
    return undefined;
  }
}

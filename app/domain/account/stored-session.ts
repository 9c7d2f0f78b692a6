/**
 * Reads the stored session without the account backend's client, which is heavy. It says who seems to be signed in;
 * only the backend knows whether the session is still valid.
 */
import {asId, asRecord} from '../text/parse-unknown';

export interface StoredSession {
  readonly userId: string;
  readonly email: string;
  /** Its access has run out; the client may be able to renew it. */
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

/**
 * How a session was opened, according to the claim `amr` of the backend's access token. A session opened by a mailed
 * link can set a new password without the old one (docs/product.md 9.5). This only decides which fields to show; the
 * backend enforces the rule.
 */
import {asList, asRecord, asText, parseJson} from '../text/parse-unknown';

/** The methods that the backend itself takes for a mailed link. */
const MAILED = ['otp', 'magiclink', 'recovery'];

/** False for whatever is no access token. */
export function isMailedSession(accessToken: string): boolean {
  const payload = asRecord(parseJson(decoded(accessToken.split('.')[1] ?? '')));
  return asList(payload?.amr).some((entry) =>
    MAILED.includes(asText(asRecord(entry)?.method) ?? ''),
  );
}

/** Base64 as tokens have it: two signs differ, and letters beyond ASCII do not matter here. */
function decoded(part: string): string {
  try {
    return atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

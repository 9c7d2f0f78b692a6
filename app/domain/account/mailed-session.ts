/**
 * How a session was opened, as the account backend writes into its access token: the claim `amr` lists
 * the methods. A session that a mailed link opened stands for the old password where a new one is chosen,
 * for whoever reads the mails of an account may have it replaced (docs/product.md 9.5). Nothing is
 * decided by it here: the backend asks for what it needs, this only tells which fields to show.
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

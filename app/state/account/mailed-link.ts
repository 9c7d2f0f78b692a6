/**
 * The links in the account backend's mails lead to a page of the shop, with a proof behind its address that the
 * backend takes once, when it is shown it and no earlier (supabase/templates). Links of a backend with templates
 * of its own bring the outcome instead: the tokens of a session, or an error.
 */
import type {EmailOtpType} from '@supabase/supabase-js';

export type MailedLink =
  | {
      readonly kind: 'proof';
      readonly tokenHash: string;
      readonly type: EmailOtpType;
      /** Whose account the link says that it opens; nobody has proven it yet. */
      readonly email: string;
    }
  | {readonly kind: 'session'; readonly access_token: string; readonly refresh_token: string}
  /** Used before, or too old. */
  | {readonly kind: 'dead'};

const TYPES: readonly EmailOtpType[] = ['signup', 'magiclink', 'recovery', 'email_change', 'email'];

/** All that supabase/templates write. */
const PROOF_FIELDS = ['token_hash', 'type', 'email'];

/** The link that this page was opened by; null when it was none. */
export function readMailedLink(): MailedLink | null {
  const {hash} = window.location;
  // The backend appends the proof to the address that whoever requested the mail had chosen, hash included.
  const fields = new URLSearchParams(hash.slice(hash.lastIndexOf('#') + 1));
  const tokenHash = fields.get('token_hash');
  const type = TYPES.find((known) => known === fields.get('type'));
  const email = fields.get('email');
  if (tokenHash || fields.has('access_token')) {
    const names = [...fields.keys()];
    const isDoubled = new Set(names).size < names.length;
    const isForeign = tokenHash !== null && names.some((name) => !PROOF_FIELDS.includes(name));
    if (isDoubled || isForeign) return {kind: 'dead'};
  }
  if (tokenHash) return type && email ? {kind: 'proof', tokenHash, type, email} : {kind: 'dead'};
  const access_token = fields.get('access_token');
  const refresh_token = fields.get('refresh_token');
  if (access_token && refresh_token) return {kind: 'session', access_token, refresh_token};
  return access_token || fields.has('error_code') ? {kind: 'dead'} : null;
}

/** Reads it and wipes it from the address, so that nothing secret stays in the browser's history. */
export function takeMailedLink(): MailedLink | null {
  const link = readMailedLink();
  const {pathname, search} = window.location;
  // The router keeps its own place in the state.
  if (link) window.history.replaceState(window.history.state, '', pathname + search);
  return link;
}

/**
 * The links in the account backend's mails lead to a page of the shop with the outcome behind its
 * address: the tokens of a session, or an error.
 */
export interface MailedLink {
  /** Null when the link did not work: used before, or too old. */
  readonly tokens: {readonly access_token: string; readonly refresh_token: string} | null;
}

/** The link that this page was opened by; null when it was none. */
export function readMailedLink(): MailedLink | null {
  const fields = new URLSearchParams(window.location.hash.slice(1));
  const access_token = fields.get('access_token');
  const refresh_token = fields.get('refresh_token');
  if (!access_token && !fields.has('error_code')) return null;
  return {tokens: access_token && refresh_token ? {access_token, refresh_token} : null};
}

/** Reads it and wipes it from the address, so that no tokens stay in the browser's history. */
export function takeMailedLink(): MailedLink | null {
  const link = readMailedLink();
  const {pathname, search} = window.location;
  // The router keeps its own place in the state.
  if (link) window.history.replaceState(window.history.state, '', pathname + search);
  return link;
}

/**
 * Finds out who is signed in. The account backend's client is heavy, so it is loaded only if storage or a mailed link
 * holds a session; the sign-in page loads it through `openAccounts`.
 */
import {importAgain} from '~/state/browser/import-again';
import {parseStoredSession} from '~/domain/account/session';
import {onStoredElsewhere, readStored} from '../browser/browser-storage';
import {now} from '../browser/clock';
import {
  SESSION_STORAGE_KEY,
  showAccount,
  UNREACHABLE,
  type AccountsConfig,
  showLink,
} from './account';
import type {AccountClient} from './account-client';

/** Parameters that the account backend appends to the URL in its mails. */
const MAILED_LINK = /^#(?:.*&)?(?:token_hash|access_token|error_code)=/;

let accounts: AccountsConfig | null = null;
let opened: Promise<AccountClient> | null = null;

/** Follows the session in storage until the returned function is called; null: no accounts here. */
export function connectAccount(config: AccountsConfig | null): () => void {
  accounts = config;
  const follow = () => {
    const session = parseStoredSession(readStored(SESSION_STORAGE_KEY), now());
    const isLink = MAILED_LINK.test(window.location.hash);
    // Comes before the session is shown, because the sign-in screen then leaves.
    if (isLink && !opened) showLink({status: 'opening'});
    if (session && !session.expired) {
      showAccount({status: 'signed-in', userId: session.userId, email: session.email});
    }
    if (!session && !isLink) return showAccount({status: 'signed-out'});
    openAccounts().catch(() => {
      showLink(null);
      if (session?.expired !== false) showAccount(UNREACHABLE);
    });
  };
  if (!config) {
    showAccount({status: 'off'});
    return () => {};
  }
  follow();
  return onStoredElsewhere(SESSION_STORAGE_KEY, follow);
}

/** The account backend's client, fetched at the first call; rejects when its code cannot be had. */
export function openAccounts(): Promise<AccountClient> {
  // The worker never loads the client: the condition removes its code from the worker's bundle.
  if (import.meta.env.SSR || !accounts) return Promise.reject(new Error('No accounts'));
  const config = accounts;
  opened ??= importAgain(() => import('./account-client')).then(({startAccounts}) =>
    startAccounts(config),
  );
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/**
 * Who is signed in, in this browser. The account backend's client is heavy, so this module only
 * looks whether there is a session in storage (or in a mailed link) and fetches the client when
 * there is one; the sign-in screen asks for it by `openAccounts`.
 */
import {createStore, useStore} from 'zustand';
import {parseStoredSession} from '~/domain/account/stored-session';
import type {AccountClient} from './account-client';
import {onStoredElsewhere, readStored} from '../browser/browser-storage';
import {now} from '../browser/clock';

export interface AccountsConfig {
  /** Address of the account backend. */
  readonly url: string;
  /** Its public key, which opens nothing by itself. */
  readonly anonKey: string;
}

export type Account =
  /** The browser has not been asked yet, or an old session is being renewed. */
  | {readonly status: 'unknown'}
  /** The shop has no account backend. */
  | {readonly status: 'off'}
  | {
      readonly status: 'signed-out';
      /** The stored session could not be renewed, or the mailed link did not work. */
      readonly problem?: 'unreachable' | 'dead-link';
    }
  | {
      readonly status: 'signed-in';
      readonly userId: string;
      readonly email: string;
      /** The mailed link did not work; whose account it is has not changed. */
      readonly problem?: 'dead-link';
    };

export const SESSION_STORAGE_KEY = 'reventaplr-session';
/** What the account backend puts behind the address of the page that its mails lead to. */
const MAILED_LINK = /^#(?:.*&)?(?:access_token|error_code)=/;

export const accountStore = createStore<Account>(() => ({status: 'unknown'}));

export function useAccount<Part>(select: (account: Account) => Part): Part {
  return useStore(accountStore, select);
}

let accounts: AccountsConfig | null = null;
let opened: Promise<AccountClient> | null = null;

/** Follows the session in storage until the returned function is called; null: no accounts here. */
export function connectAccount(config: AccountsConfig | null): () => void {
  accounts = config;
  const follow = () => {
    const session = parseStoredSession(readStored(SESSION_STORAGE_KEY), now());
    if (session && !session.expired) {
      showAccount({status: 'signed-in', userId: session.userId, email: session.email});
    }
    if (!session && !MAILED_LINK.test(window.location.hash)) showAccount({status: 'signed-out'});
    else openAccounts().catch(() => session?.expired !== false && showAccount(UNREACHABLE));
  };
  if (!config) {
    showAccount({status: 'off'});
    return () => {};
  }
  follow();
  return onStoredElsewhere(SESSION_STORAGE_KEY, follow);
}

export const UNREACHABLE: Account = {status: 'signed-out', problem: 'unreachable'};

/** A new state only when it says something new, so that nothing renders in vain. */
export function showAccount(next: Account): void {
  const current = accountStore.getState();
  // The served page showed an account from the first paint when there was a session in storage.
  document.documentElement.toggleAttribute('data-session', next.status === 'signed-in');
  if (JSON.stringify(current) !== JSON.stringify(next)) accountStore.setState(next, true);
}

/** The account backend's client, fetched at the first call; rejects when its code cannot be had. */
export function openAccounts(): Promise<AccountClient> {
  // The worker never opens it, and is spared the code.
  if (import.meta.env.SSR || !accounts) return Promise.reject(new Error('No accounts'));
  const config = accounts;
  opened ??= import('./account-client').then(({startAccounts}) => startAccounts(config));
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

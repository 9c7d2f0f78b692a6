/** The account that is signed in in this browser. */
import {createStore, useStore} from 'zustand';

export interface AccountsConfig {
  /** Address of the account backend. */
  readonly url: string;
  /** The public key, which grants no access of its own. */
  readonly anonKey: string;
}

export type Account =
  /** Storage has not been read yet, or an expired session is being renewed. */
  | {readonly status: 'unknown'}
  /** The shop has no account backend. */
  | {readonly status: 'off'}
  | {
      readonly status: 'signed-out';
      /** The stored session could not be renewed, or the mailed link did not work. */
      readonly problem?: 'unreachable' | 'dead-link';
      /** E-mail of the account that the dead link named. */
      readonly email?: string;
    }
  | {
      readonly status: 'signed-in';
      readonly userId: string;
      readonly email: string;
      /** The mailed link did not work; whose account it is has not changed. */
      readonly problem?: 'dead-link';
    };

/** Storage key of the session. */
export const SESSION_STORAGE_KEY = 'reventaplr-session';
export const accountStore = createStore<Account>(() => ({status: 'unknown'}));

export function useAccount<Part>(select: (account: Account) => Part): Part {
  return useStore(accountStore, select);
}

export const UNREACHABLE: Account = {status: 'signed-out', problem: 'unreachable'};

/** Keeps the old state if nothing changed, to avoid renders. */
export function showAccount(next: Account): void {
  const current = accountStore.getState();
  // The served page showed an account from the first paint when there was a session in storage.
  document.documentElement.toggleAttribute('data-session', next.status === 'signed-in');
  if (JSON.stringify(current) !== JSON.stringify(next)) accountStore.setState(next, true);
}

/**
 * A link of the account backend's mails that this page was opened by. It does nothing by itself: it is
 * opened apart from the browser's own session, its account is named, and whoever opened it says whether
 * to enter (docs/decisions/0008-sessions-in-the-browser.md).
 */
export type OpenedLink =
  | {readonly status: 'opening'}
  | {
      /** Waits for the shopper's answer. */
      readonly status: 'asked';
      /** E-mail of the account that the link opens. */
      readonly email: string;
      /** Number of this browser's wishes that the account has never had. */
      readonly wishes: number;
      /** The new address, if the link only confirms a change of address. */
      readonly changesAddress: boolean;
    };

/** Null if there is no link, or it was answered. */
export const linkStore = createStore<{readonly link: OpenedLink | null}>(() => ({link: null}));

export function showLink(link: OpenedLink | null): void {
  linkStore.setState({link});
}

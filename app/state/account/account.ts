/** Who is signed in in this browser. */
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
      /** Whose account the link named that did not work. */
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

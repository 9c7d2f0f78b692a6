/**
 * The account backend's client, made once: sessions, and what a shopper may ask of an account.
 * Heavy; only `openAccounts` imports it. No call rejects: each answers with what went wrong.
 */
import {createClient, type Session, type SupabaseClient} from '@supabase/supabase-js';
import {accountError, type AccountError} from '~/domain/account/account-error';
import type {Credentials} from '~/domain/account/credentials';
import {
  accountStore,
  SESSION_STORAGE_KEY,
  showAccount,
  UNREACHABLE,
  type AccountsConfig,
} from './account';
import {readStored} from '../browser/browser-storage';
import {now} from '../browser/clock';
import {readMailedLink, takeMailedLink} from './mailed-link';
import {authStorage} from './auth-storage';
import {startWishlistSync, type WishlistSync} from './wishlist-sync';

export type Answer<T = object> =
  ({readonly ok: true} & T) | {readonly ok: false; readonly error: AccountError};

export interface AccountClient {
  /** For what only one screen reads of the account, such as its purchases. */
  readonly client: SupabaseClient;
  signIn(credentials: Credentials): Promise<Answer>;
  /** `pending` when the address must be confirmed first, which looks the same if it has an account. */
  signUp(credentials: Credentials): Promise<Answer<{readonly pending: boolean}>>;
  /** Mails a link to the new-password screen, if the address has an account. */
  requestReset(email: string): Promise<Answer>;
  /** Also ends the account's sessions on other devices. */
  changePassword(password: string): Promise<Answer>;
  /** On every device. Whatever the answer, this browser is signed out. */
  signOut(): Promise<Answer>;
}

const SIGN_IN_PATH = '/auth';
const NEW_PASSWORD_PATH = `${SIGN_IN_PATH}/nueva-clave`;
const REQUEST_LIMIT_MS = 10_000;
/** How long a sign-out waits for the last changes of the wishlist. */
const LAST_SYNC_MS = 2_000;
/** A tab that returns to view asks again whether its session still counts, but no more often. */
const VERIFY_INTERVAL_MS = 60_000;

export async function startAccounts({url, anonKey}: AccountsConfig): Promise<AccountClient> {
  const client = createClient(url, anonKey, {
    auth: {storageKey: SESSION_STORAGE_KEY, storage: authStorage, detectSessionInUrl: false},
    global: {fetch: fetchInTime},
  });
  const linkIsDead = await followMailedLink(client);
  keepWishlistInStep(client);
  followSession(client, linkIsDead);
  return actions(client, {url, anonKey});
}

function actions(client: SupabaseClient, {url, anonKey}: AccountsConfig): AccountClient {
  const {auth} = client;
  let stranger: SupabaseClient | null = null;
  return {
    client,

    signIn: ({email, password}) =>
      answer(async () => unwrap(await auth.signInWithPassword({email, password}))),

    signUp: ({email, password}) =>
      answer(async () => {
        // On a client of its own: a new account does not sign in by itself (docs/product.md 9.2).
        stranger ??= createClient(url, anonKey, {
          auth: {persistSession: false, autoRefreshToken: false, storageKey: 'reventaplr-sign-up'},
          global: {fetch: fetchInTime},
        });
        const options = {emailRedirectTo: `${window.location.origin}/`};
        const result = await stranger.auth.signUp({email, password, options});
        const {user, session} = unwrap(result);
        if (!user?.id) throw new Error('The answer names no account');
        if (session) await stranger.auth.signOut({scope: 'local'}).catch(() => {});
        return {pending: session === null};
      }),

    requestReset: (email) =>
      answer(async () => {
        const redirectTo = window.location.origin + NEW_PASSWORD_PATH;
        unwrap(await auth.resetPasswordForEmail(email, {redirectTo}));
      }),

    changePassword: (password) =>
      answer(async () => {
        unwrap(await auth.updateUser({password}));
        await auth.signOut({scope: 'others'});
      }),

    signOut: () =>
      answer(async () => {
        await Promise.race([sync?.now(), delay(LAST_SYNC_MS)]);
        const {error} = await auth.signOut({scope: 'global'});
        if (!error) return;
        authStorage.removeItem(SESSION_STORAGE_KEY);
        showAccount({status: 'signed-out'});
        throw error;
      }),
  };
}

/**
 * A mailed link's session takes the place of the one in storage; a dead link says so. Both are told
 * on the sign-in screens, so a link that leads elsewhere (the confirmation's leads to the site's
 * root, docs/product.md 9.2) is sent on to them. Returns whether there was a link that did not
 * work.
 */
async function followMailedLink({auth}: SupabaseClient): Promise<boolean> {
  if (!window.location.pathname.startsWith(SIGN_IN_PATH) && readMailedLink()) {
    window.location.replace(SIGN_IN_PATH + window.location.hash);
    return new Promise(() => {});
  }
  const link = takeMailedLink();
  if (!link) return false;
  const error = link.tokens ? (await auth.setSession(link.tokens)).error : null;
  if (link.tokens && !error) return false;
  const {data} = await auth.getSession().catch(() => ({data: {session: null}}));
  if (!data.session) showAccount({status: 'signed-out', problem: 'dead-link'});
  return true;
}

function followSession({auth}: SupabaseClient, linkIsDead: boolean): void {
  let problem = linkIsDead;
  auth.onAuthStateChange((_event, session) => {
    if (session) {
      return showAccount({...signedIn(session), ...(problem ? {problem: 'dead-link'} : {})});
    }
    problem = false;
    // A session that is still stored could not be renewed for now; the client goes on trying.
    if (readStored(SESSION_STORAGE_KEY) !== null) return showAccount(UNREACHABLE);
    const current = accountStore.getState();
    if (current.status !== 'signed-out') showAccount({status: 'signed-out'});
  });

  let verified = -Infinity;
  // The client itself signs out when the answer says that the session is gone.
  const verify = async () => {
    if (document.visibilityState !== 'visible' || now() - verified < VERIFY_INTERVAL_MS) return;
    if (accountStore.getState().status !== 'signed-in') return;
    verified = now();
    const {error} = await auth.getUser();
    if (error && accountError(error).code === 'signed-out') await auth.signOut({scope: 'local'});
  };
  document.addEventListener('visibilitychange', () => void verify());
  void verify();
}

let sync: WishlistSync | null = null;

function keepWishlistInStep(client: SupabaseClient): void {
  let userId: string | null = null;
  const follow = () => {
    const account = accountStore.getState();
    const current = account.status === 'signed-in' ? account.userId : null;
    if (current === userId) return;
    userId = current;
    sync?.stop();
    sync = current === null ? null : startWishlistSync(client, current);
  };
  accountStore.subscribe(follow);
  follow();
}

function signedIn({user}: Session) {
  return {status: 'signed-in', userId: user.id, email: user.email ?? ''} as const;
}

async function answer<T extends object>(act: () => Promise<T | void>): Promise<Answer<T>> {
  try {
    return {ok: true, ...((await act()) as T)};
  } catch (error) {
    return {ok: false, error: accountError(error)};
  }
}

function unwrap<R extends {data: unknown; error: unknown}>(result: R) {
  if (result.error) throw result.error;
  return result.data as Extract<R, {error: null}>['data'];
}

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, {...init, signal: init?.signal ?? AbortSignal.timeout?.(REQUEST_LIMIT_MS)});

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * The account backend's client, created once: sessions and account requests. Heavy: only `openAccounts` imports it.
 * No call rejects; each resolves with its error.
 */
import {timeLimit} from '@common/time-limit';
import {
  createClient,
  type AuthError,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import {accountError, type AccountError} from '~/domain/account/account-error';
import type {Credentials} from '~/domain/account/credentials';
import {isMailedSession} from '~/domain/account/session';
import {forgetSecret} from '~/domain/checkout/payment';
import {handOffsOf} from '~/domain/checkout/stored-hand-off';
import {BRAND_STORAGE_KEY} from '~/domain/rebrand/brand';
import {
  accountStore,
  SESSION_STORAGE_KEY,
  showAccount,
  UNREACHABLE,
  type AccountsConfig,
} from './account';
import {readStored, readText, removeStored, writeText} from '~/state/browser/browser-storage';
import {now} from '~/state/browser/clock';
import {unlockedCartStore} from '~/state/cart/cart';
import {forgetConversation} from '~/state/chat';
import {keepCoverBrand} from '~/state/cover-brand';
import {followMailedLink, type FollowedLink, type LinkAnswer} from './follow-mailed-link';
import {areWishesApart, joinWishes, onWishesJoinedElsewhere} from '~/state/wishlist/wishes-apart';
import {startWishlistSync, type WishlistSync} from '~/state/wishlist/wishlist-sync';

export type Answer<T = object> =
  | ({readonly ok: true} & T)
  | {readonly ok: false; readonly error: AccountError};

export interface AccountClient {
  /** Direct access for screens that read other parts of the account, such as its purchases. */
  readonly client: SupabaseClient;
  signIn(credentials: Credentials): Promise<Answer>;
  /** `pending` when the address must be confirmed first, which looks the same if it has an account. */
  signUp(credentials: Credentials): Promise<Answer<{readonly pending: boolean}>>;
  /** Mails a link to the new-password screen, if the address has an account. */
  requestReset(email: string): Promise<Answer>;
  /** Mails a link that signs in, if the address has bought something or has an account. */
  requestAccess(email: string): Promise<Answer>;
  /** Whether a mailed link opened the session, so that the old password need not be known. */
  isMailed(): Promise<boolean>;
  /** Ends the account's other sessions too; `old` is null if a mailed link replaces the old password. */
  changePassword(passwords: {
    readonly old: string | null;
    readonly password: string;
  }): Promise<Answer>;
  /** Enters the account of the opened mailed link, or discards the link. */
  answerLink(answer: LinkAnswer): Promise<Answer>;
  /** Sends wishes to the account that were kept separate from it. */
  joinWishes(): void;
  /** Signs out on every device. Whatever the answer, this browser is signed out. */
  signOut(): Promise<Answer>;
}

const NEW_PASSWORD_PATH = '/auth/nueva-clave';
const REQUEST_LIMIT_MS = 10_000;
/** Time that a sign-out waits for pending wishlist changes. */
const LAST_SYNC_MS = 2_000;
/** Minimum time between session checks when a tab becomes visible again. */
const VERIFY_INTERVAL_MS = 60_000;

export async function startAccounts({url, anonKey}: AccountsConfig): Promise<AccountClient> {
  const client = createClient(url, anonKey, {
    auth: {storageKey: SESSION_STORAGE_KEY, storage: authStorage, detectSessionInUrl: false},
    global: {fetch: (input, init) => fetchRenewed(client, input, init)},
  }) as SupabaseClient;
  let stranger: SupabaseClient | null = null;
  /** A client that stores nothing, for requests that must not touch the browser's own session. */
  const makeStranger = () =>
    (stranger ??= createClient(url, anonKey, {
      auth: {
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storageKey: 'reventaplr-stranger',
      },
      global: {fetch: fetchInTime},
    }));
  const link = await followMailedLink(client, makeStranger);
  const followWishes = keepWishlistInStep(client);
  followSession(client, link.isDead);
  return actions(client, {makeStranger, link, followWishes});
}

interface Surroundings {
  readonly makeStranger: () => SupabaseClient;
  readonly link: FollowedLink;
  /** Re-evaluates which wishlist to synchronize. */
  readonly followWishes: () => void;
}

function actions(
  client: SupabaseClient,
  {makeStranger, link, followWishes}: Surroundings,
): AccountClient {
  const {auth} = client;
  /** For the operator's report: the SMTP server refuses mails, and the backend only answers 500. */
  const countRefused = (error: AuthError) => {
    if (error.status === 500) void client.rpc('count_event', {kind: 'mail-refused'}).then(() => {});
    return error;
  };
  /** A sign-in with the password proves that the wishes and the account belong to the same person. */
  const join = (userId: string) => {
    joinWishes(userId);
    followWishes();
  };
  return {
    client,

    signIn: ({email, password}) =>
      answer(async () => {
        const {user} = unwrap(await auth.signInWithPassword({email, password}));
        if (user) join(user.id);
      }),

    signUp: ({email, password}) =>
      answer(async () => {
        // A new account is not signed in automatically (docs/product.md 9.2).
        const {auth: other} = makeStranger();
        const options = {emailRedirectTo: `${window.location.origin}/`};
        const {data, error} = await other.signUp({email, password, options});
        // The error occurs only for unconfirmed addresses, whose mail was already sent. Showing it would reveal which
        // addresses have an account.
        if (error?.code === 'over_email_send_rate_limit') return {pending: true};
        if (error) throw countRefused(error);
        if (!data.user?.id) throw new Error('The answer names no account');
        // A session that cannot be revoked now expires.
        if (data.session) await other.signOut({scope: 'local'}).catch(() => {});
        return {pending: data.session === null};
      }),

    requestReset: (email) =>
      answer(async () => {
        const redirectTo = window.location.origin + NEW_PASSWORD_PATH;
        const {error} = await auth.resetPasswordForEmail(email, {redirectTo});
        // Only addresses with an account get this error, within a minute of a mail; showing it would reveal them.
        if (error && error.code !== 'over_email_send_rate_limit') throw countRefused(error);
      }),

    requestAccess: (email) =>
      answer(async () => {
        const asked = await client.functions.invoke<unknown>('purchases/access', {body: {email}});
        if (!asked.error) return;
        const response = (asked.error as {context?: unknown}).context;
        throw {status: response instanceof Response ? response.status : 0};
      }),

    async isMailed() {
      const {data} = await auth.getSession().catch(() => ({data: {session: null}}));
      return data.session !== null && isMailedSession(data.session.access_token);
    },

    changePassword: ({old, password}) =>
      answer(async () => {
        if (old === null) unwrap(await auth.updateUser({password}));
        else {
          const {data} = await auth.getSession();
          const email = data.session?.user.email ?? '';
          // Also where the backend does not ask for it; and what it asks for, a sign-in of today, is had.
          unwrap(await auth.signInWithPassword({email, password: old}));
          unwrap(await auth.updateUser({password, current_password: old}));
        }
        await auth.signOut({scope: 'others'});
      }),

    answerLink: (given) => answer(() => link.answer(given)),

    joinWishes() {
      const account = accountStore.getState();
      if (account.status === 'signed-in') join(account.userId);
    },

    signOut: () =>
      answer(async () => {
        forgetPerson();
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
 * Removes from this browser what shows the next person at it who was here: the way to the files of paid orders, the
 * reseller's brand and the conversation. Cart and wishlist stay.
 */
function forgetPerson(): void {
  const at = now();
  unlockedCartStore.change((cart) =>
    handOffsOf(cart).reduce((left, {id}) => forgetSecret(left, id, at), cart),
  );
  forgetConversation();
  keepCoverBrand({name: '', color: ''});
  removeStored(BRAND_STORAGE_KEY);
  // The browser tells only other tabs.
  window.dispatchEvent(new StorageEvent('storage', {key: BRAND_STORAGE_KEY}));
}

function followSession({auth}: SupabaseClient, linkIsDead: boolean): void {
  let problem = linkIsDead;
  auth.onAuthStateChange((_event, session) => {
    if (session) {
      return showAccount({...signedIn(session), ...(problem ? {problem: 'dead-link'} : {})});
    }
    problem = false;
    // A stored session could not be renewed for now; the client keeps trying.
    if (readStored(SESSION_STORAGE_KEY) !== null) return showAccount(UNREACHABLE);
    const current = accountStore.getState();
    if (current.status !== 'signed-out') showAccount({status: 'signed-out'});
  });

  let verified = -Infinity;
  // The client signs out by itself if the response says that the session is gone.
  const verify = async () => {
    if (document.visibilityState !== 'visible' || now() - verified < VERIFY_INTERVAL_MS) return;
    if (accountStore.getState().status !== 'signed-in') return;
    verified = now();
    if (!isSignedOut(await auth.getUser())) return;
    // On a device whose clock is slow, the access ends before the client expects it.
    if (isSignedOut(await auth.refreshSession())) await auth.signOut({scope: 'local'});
  };
  document.addEventListener('visibilitychange', () => void verify());
  void verify();
}

let sync: WishlistSync | null = null;

function keepWishlistInStep(client: SupabaseClient): () => void {
  let userId: string | null = null;
  const follow = () => {
    const account = accountStore.getState();
    const isTheirs = account.status === 'signed-in' && !areWishesApart(account.userId);
    const current = isTheirs ? account.userId : null;
    if (current === userId) return;
    userId = current;
    sync?.stop();
    sync = current === null ? null : startWishlistSync(client, current);
  };
  accountStore.subscribe(follow);
  onWishesJoinedElsewhere(follow);
  follow();
  return follow;
}

function isSignedOut({error}: {readonly error: unknown}): boolean {
  return error !== null && accountError(error).code === 'signed-out';
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

const AUTH_PATH = '/auth/v1/';
/** Requests of the client that are answered with a session. */
const SESSION_PATHS = /\/auth\/v1\/(?:token|verify|signup)\b/;

const addressOf = (input: Parameters<typeof fetch>[0]) =>
  input instanceof Request ? input.url : input.toString();

const fetchInTime: typeof fetch = async (input, init) => {
  const response = await fetch(input, {
    ...init,
    signal: init?.signal ?? timeLimit(REQUEST_LIMIT_MS),
  });
  return response.ok && SESSION_PATHS.test(addressOf(input)) ? byOwnClock(response) : response;
};

/** Removes the backend's time of expiry, so that the client counts the session's life by the device's clock. */
async function byOwnClock(response: Response): Promise<Response> {
  const {status, headers} = response;
  const body = await response.text();
  return new Response(withoutExpiry(body), {status, headers});
}

function withoutExpiry(body: string): string {
  try {
    return JSON.stringify({...(JSON.parse(body) as object), expires_at: undefined});
  } catch {
    // No session: the client itself reports it.
    return body;
  }
}

/** Renews a session that ended by the backend's clock and not yet by the device's, and asks again. */
async function fetchRenewed(
  {auth}: SupabaseClient,
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): Promise<Response> {
  const response = await fetchInTime(input, init);
  if (response.status !== 401 || addressOf(input).includes(AUTH_PATH)) return response;
  const {data} = await auth.refreshSession();
  if (!data.session) return response;
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${data.session.access_token}`);
  return fetchInTime(input, {...init, headers});
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const memory = new Map<string, string>();

/** Session storage of the account backend's client: browser storage, or this tab's memory. */
export const authStorage = {
  getItem: (key: string) => memory.get(key) ?? readText(key),
  setItem(key: string, text: string) {
    if (writeText(key, text)) memory.delete(key);
    else memory.set(key, text);
  },
  removeItem(key: string) {
    memory.delete(key);
    removeStored(key);
  },
};

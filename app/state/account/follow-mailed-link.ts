/**
 * Opens a mailed link apart from the browser's own session: on a client that stores nothing. Anybody can
 * send anybody a link to an account of their own, and whoever entered it unawares would leave their
 * wishes there. So only a yes shows the link's proof to the backend and stores the session, and only a yes of
 * its own takes the wishes along. What merely loads the page, as scanners of mails do, confirms and spends nothing.
 */
import type {SupabaseClient, EmailOtpType} from '@supabase/supabase-js';
import {readStored} from '~/state/browser/browser-storage';
import {parseSyncJournal} from '~/domain/wishlist/wishlist-merge';
import {accountStore, showAccount, showLink} from './account';
import {keepWishesApart, joinWishes} from '~/state/wishlist/wishes-apart';
import {wishlistStore} from '~/state/wishlist/wishlist';
import {JOURNAL_STORAGE_KEY} from '~/state/wishlist/wishlist-sync';

export interface LinkAnswer {
  readonly enter: boolean;
  /** Whether this browser's wishes go to the account; false if the shopper declines to enter. */
  readonly withWishes: boolean;
}

export interface FollowedLink {
  /** Whether there was a link that did not work. */
  readonly isDead: boolean;
  /** @throws the account backend's error; the question stays open. */
  answer(answer: LinkAnswer): Promise<void>;
}

const SIGN_IN_PATH = '/auth';
/** Used before, or too old. */
const REFUSED = [400, 401, 403, 404, 422];
const NOTHING_TO_ANSWER = async () => {};

/**
 * Removes the link from the address and asks the shopper. The sign-in screens ask, so a link that leads
 * elsewhere (the confirmation's leads to the site's root, docs/product.md 9.2) is sent on to them.
 * @param own the client that keeps the browser's session. @param makeStranger a client that keeps nothing.
 */
export async function followMailedLink(
  own: SupabaseClient,
  makeStranger: () => SupabaseClient,
): Promise<FollowedLink> {
  if (!window.location.pathname.startsWith(SIGN_IN_PATH) && readMailedLink()) {
    window.location.replace(SIGN_IN_PATH + window.location.hash);
    return new Promise(() => {});
  }
  // Opening a link in a tab with the same page only changes the hash and loads nothing.
  window.addEventListener('hashchange', () => {
    if (readMailedLink()) window.location.reload();
  });
  const link = takeMailedLink();
  if (!link) {
    showLink(null);
    return {isDead: false, answer: NOTHING_TO_ANSWER};
  }
  const stranger = makeStranger().auth;
  const opened =
    link.kind === 'proof' ? await ownerOf(own, link) : await openSession(stranger, link);
  if (!opened) {
    await reportDeadLink(own, '');
    return {isDead: true, answer: NOTHING_TO_ANSWER};
  }
  const changesAddress = link.kind === 'proof' && link.type === 'email_change';
  showLink({
    ...{status: 'asked', email: opened.email, changesAddress},
    wishes: changesAddress ? 0 : foreignWishes(opened.userId),
  });
  return {
    isDead: false,
    async answer({enter, withWishes}) {
      if (!enter) {
        // An unused proof stays valid; a session that cannot be revoked now expires.
        if (link.kind === 'session') void stranger.signOut({scope: 'local'}).catch(() => {});
        return showLink(null);
      }
      if (link.kind === 'proof') await showProof(stranger, link, own);
      // With two mailboxes, the first confirmation changes nothing yet; the new address must be confirmed too.
      if (changesAddress) {
        // A session that cannot be revoked now expires.
        void stranger.signOut({scope: 'local'}).catch(() => {});
        return showLink(null);
      }
      const {data, error} = await stranger.getSession();
      if (error || !data.session) throw error ?? new Error('Auth session missing');
      const {user, access_token, refresh_token} = data.session;
      // Comes before the session is stored, because then all tabs learn of it.
      if (withWishes) joinWishes(user.id);
      else if (foreignWishes(user.id) > 0) keepWishesApart(user.id);
      const entered = await own.auth.setSession({access_token, refresh_token});
      if (entered.error) throw entered.error;
      showLink(null);
    },
  };
}

type Auth = SupabaseClient['auth'];

/** The account that the link names, if it is the one signed in here. */
async function ownerOf(
  own: SupabaseClient,
  {email}: MailedLink & {kind: 'proof'},
): Promise<{readonly userId: string | null; readonly email: string}> {
  const {data} = await own.auth.getSession().catch(() => ({data: {session: null}}));
  const user = data.session?.user;
  return {userId: user?.email?.toLowerCase() === email.toLowerCase() ? user.id : null, email};
}

/** The session's user; null if it is invalid or expired. */
async function openSession(
  stranger: Auth,
  link: MailedLink,
): Promise<{readonly userId: string; readonly email: string} | null> {
  if (link.kind !== 'session') return null;
  const {data, error} = await stranger.setSession(link);
  return error || !data.user ? null : {userId: data.user.id, email: data.user.email ?? ''};
}

/**
 * Redeems the link's proof after the shopper agreed.
 * @throws the backend's error; the question stays open unless the link is dead.
 */
async function showProof(
  stranger: Auth,
  {tokenHash, type, email}: MailedLink & {kind: 'proof'},
  own: SupabaseClient,
): Promise<void> {
  const {data, error} = await stranger.verifyOtp({token_hash: tokenHash, type});
  // A forged link can name one account and open another.
  const isNamed = data.user?.email?.toLowerCase() === email.toLowerCase();
  if (!error && (isNamed || type === 'email_change')) return;
  // A session that cannot be revoked now expires.
  if (!error) await stranger.signOut({scope: 'local'}).catch(() => {});
  const mayPass = error && !REFUSED.includes(error.status ?? 0);
  if (!mayPass) await reportDeadLink(own, email);
  throw error ?? new Error('The link opens another account than it names');
}

/** Shows that the link did not work, also to signed-in shoppers. */
async function reportDeadLink(own: SupabaseClient, email: string): Promise<void> {
  const current = accountStore.getState();
  const stored = await own.auth.getSession().catch(() => ({data: {session: null}}));
  if (current.status === 'signed-in') showAccount({...current, problem: 'dead-link'});
  else if (!stored.data.session) showAccount({status: 'signed-out', problem: 'dead-link', email});
  showLink(null);
}

/**
 * Wishes that may belong to someone else; empty if this browser and the account were synchronized before. Null if
 * unknown.
 */
function foreignWishes(userId: string | null): number {
  const wishes = wishlistStore.store.getState().value.length;
  if (userId === null) return wishes;
  const {shared, pending} = parseSyncJournal(readStored(JOURNAL_STORAGE_KEY), userId);
  const isTheirs = shared.length + pending.length > 0;
  return isTheirs ? 0 : wishes;
}

/**
 * The links in the account backend's mails lead to a page of the shop, with a proof behind its address that the
 * backend takes once, when it is shown it and no earlier (supabase/templates). Links of a backend with templates
 * of its own bring the outcome instead: the tokens of a session, or an error.
 */
export type MailedLink =
  | {
      readonly kind: 'proof';
      readonly tokenHash: string;
      readonly type: EmailOtpType;
      /** The account that the link claims to open; not verified yet. */
      readonly email: string;
    }
  | {readonly kind: 'session'; readonly access_token: string; readonly refresh_token: string}
  /** Used before, or too old. */
  | {readonly kind: 'dead'};

const TYPES: readonly EmailOtpType[] = ['signup', 'magiclink', 'recovery', 'email_change', 'email'];

/** Parameters of the links in `supabase/templates`. */
const PROOF_FIELDS = ['token_hash', 'type', 'email'];

/** The mailed link of the current URL, or null. */
export function readMailedLink(): MailedLink | null {
  const {hash} = window.location;
  // The backend appends the proof to the redirect URL that was requested, hash included.
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

/** Reads the link and removes it from the URL, so that no secret stays in the browser's history. */
export function takeMailedLink(): MailedLink | null {
  const link = readMailedLink();
  const {pathname, search} = window.location;
  // The router stores its position in the history state.
  if (link) window.history.replaceState(window.history.state, '', pathname + search);
  return link;
}

/**
 * Opens a mailed link apart from the browser's own session: on a client that stores nothing. Anybody can
 * send anybody a link to an account of their own, and whoever entered it unawares would leave their
 * wishes there. So only a yes stores the session, and only a yes of its own takes the wishes along.
 */
import type {SupabaseClient} from '@supabase/supabase-js';
import {readStored} from '../browser/browser-storage';
import {parseSyncJournal} from '~/domain/account/wishlist-merge';
import {showAccount} from './account';
import {readMailedLink, takeMailedLink} from './mailed-link';
import {showLink} from './opened-link';
import {keepWishesApart, joinWishes} from './wishes-apart';
import {wishlistStore} from './wishlist';
import {JOURNAL_STORAGE_KEY} from './wishlist-sync';

export interface LinkAnswer {
  readonly enter: boolean;
  /** Whether the wishes of this browser go to the account; they do not when nobody enters. */
  readonly withWishes: boolean;
}

export interface FollowedLink {
  /** Whether there was a link that did not work. */
  readonly isDead: boolean;
  /** @throws what the account backend answers; the question stays. */
  answer(answer: LinkAnswer): Promise<void>;
}

const SIGN_IN_PATH = '/auth';
const NOTHING_TO_ANSWER = async () => {};

/**
 * Takes the link out of the address and asks. Links are told on the sign-in screens, so one that leads
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
  const link = takeMailedLink();
  if (!link) {
    showLink(null);
    return {isDead: false, answer: NOTHING_TO_ANSWER};
  }
  const {auth} = makeStranger();
  const {data, error} = link.tokens
    ? await auth.setSession(link.tokens)
    : {data: {user: null}, error: null};
  const {user} = data;
  if (error || !user) {
    const stored = await own.auth.getSession().catch(() => ({data: {session: null}}));
    if (!stored.data.session) showAccount({status: 'signed-out', problem: 'dead-link'});
    showLink(null);
    return {isDead: true, answer: NOTHING_TO_ANSWER};
  }
  showLink({status: 'asked', email: user.email ?? '', wishes: foreignWishes(user.id)});
  return {
    isDead: false,
    async answer({enter, withWishes}) {
      if (!enter) {
        // What cannot be ended now ends by itself: nobody keeps it.
        void auth.signOut({scope: 'local'}).catch(() => {});
        return showLink(null);
      }
      const opened = await auth.getSession();
      if (opened.error || !opened.data.session) {
        throw opened.error ?? new Error('Auth session missing');
      }
      // Before the session is stored, which all tabs learn of at once.
      if (withWishes) joinWishes(user.id);
      else if (foreignWishes(user.id) > 0) keepWishesApart(user.id);
      const {access_token, refresh_token} = opened.data.session;
      const entered = await own.auth.setSession({access_token, refresh_token});
      if (entered.error) throw entered.error;
      showLink(null);
    },
  };
}

/** None when this browser and the account have been in step before: they are that person's own. */
function foreignWishes(userId: string): number {
  const {shared, pending} = parseSyncJournal(readStored(JOURNAL_STORAGE_KEY), userId);
  const isTheirs = shared.length + pending.length > 0;
  return isTheirs ? 0 : wishlistStore.store.getState().value.length;
}

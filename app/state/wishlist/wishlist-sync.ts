/**
 * Keeps this browser's wishlist and the account's in step while somebody is signed in: the rule is
 * `app/domain/wishlist/wishlist-merge.ts`. A heart never waits for it. What cannot be sent stays in the list
 * and the journal, and goes out later: after a pause, when the network returns, or at the next visit.
 */
import type {SupabaseClient} from '@supabase/supabase-js';
import type {Wishlist} from '~/domain/wishlist/wishlist';
import {
  confirmRemoved,
  confirmSaved,
  mergeWishlists,
  parseRemoteWishlist,
  parseSyncJournal,
  type SyncJournal,
  type WishlistMerge,
} from '~/domain/wishlist/wishlist-merge';
import {readStored, writeStored} from '~/state/browser/browser-storage';
import {now} from '~/state/browser/clock';
import {withLock} from '~/state/browser/persistent-store';
import {wishlistStore} from './wishlist';

export interface WishlistSync {
  /** Resolves after one round of synchronization, successful or not. */
  now(): Promise<void>;
  stop(): void;
}

export const JOURNAL_STORAGE_KEY = 'reventaplr-wishlist-journal';
const TABLE = 'wishlist_items';
/** Hearts come in bursts. */
const PAUSE_MS = 800;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 5 * 60_000;
/** One tab synchronizes at a time; another one waits for so long. */
const LOCK_LIMIT_MS = 30_000;
/** A tab that returns to view looks for other devices' changes, but no more often. */
const LOOK_INTERVAL_MS = 30_000;
/** Ids travel in the URL of the deletion, whose length is limited. */
const DELETIONS_AT_ONCE = 50;
/** The database counts characters, of which an emoji is one. */
const MAX_TEXT_LENGTH = 255;

export function startWishlistSync(client: SupabaseClient, userId: string): WishlistSync {
  let stopped = false;
  let applying = false;
  let running: Promise<void> | null = null;
  let changed = false;
  let lookedAt = -Infinity;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(), delayMs);
  };

  async function run(): Promise<void> {
    if (stopped) return;
    clearTimeout(timer);
    if (running) {
      changed = true;
      return running;
    }
    changed = false;
    running = withLock(JOURNAL_STORAGE_KEY, round, LOCK_LIMIT_MS).then(
      () => {
        retryMs = FIRST_RETRY_MS;
        if (changed) schedule(PAUSE_MS);
      },
      () => {
        schedule(retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      },
    );
    await running;
    running = null;
  }

  async function round(): Promise<void> {
    lookedAt = now();
    const remote = await readRemote(client, userId);
    // Another tab may have signed in as somebody else, to whom the answer would belong.
    if (stopped || !(await isSignedIn(client, userId))) return;
    const merge = await mergeWith(remote);
    const {toRemove, toSave} = merge;
    let {journal} = merge;
    const confirm = (next: SyncJournal) => {
      journal = next;
      writeStored(JOURNAL_STORAGE_KEY, journal);
    };
    for (let start = 0; start < toRemove.length; start += DELETIONS_AT_ONCE) {
      const ids = toRemove.slice(start, start + DELETIONS_AT_ONCE);
      await removeRemote(client, userId, ids);
      confirm(confirmRemoved(journal, ids));
    }
    if (toSave.length === 0) return;
    await saveRemote(client, userId, toSave);
    const ids = toSave.map(({id}) => id);
    confirm(confirmSaved(journal, ids));
  }

  async function mergeWith(remote: Wishlist): Promise<WishlistMerge> {
    const journal = parseSyncJournal(readStored(JOURNAL_STORAGE_KEY), userId);
    applying = true;
    const {confirmed} = wishlistStore.update((local) => {
      const merge = mergeWishlists(local, remote, journal);
      return {state: merge.wishlist, outcome: merge};
    });
    applying = false;
    const merge = await confirmed;
    writeStored(JOURNAL_STORAGE_KEY, merge.journal);
    return merge;
  }

  const onChange = (current: {value: Wishlist}, former: {value: Wishlist}) => {
    if (applying || current.value === former.value) return;
    changed = true;
    // The tab in which the heart was pressed sends it.
    if (document.visibilityState === 'visible') schedule(PAUSE_MS);
  };
  const onOnline = () => void run();
  const onVisible = () => {
    const due = changed || now() - lookedAt >= LOOK_INTERVAL_MS;
    if (document.visibilityState === 'visible' && due) void run();
  };

  const unsubscribe = wishlistStore.store.subscribe(onChange);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  void run();
  return {
    now: run,
    stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

async function readRemote(client: SupabaseClient, userId: string): Promise<Wishlist> {
  const {data, error} = await client
    .from(TABLE)
    .select('product_id,name,handle')
    .eq('user_id', userId)
    .order('created_at')
    .order('product_id');
  const remote = error ? null : parseRemoteWishlist(data);
  if (!remote) throw new Error('The wishlist could not be read');
  return remote;
}

async function removeRemote(client: SupabaseClient, userId: string, ids: readonly string[]) {
  const {error} = await client.from(TABLE).delete().eq('user_id', userId).in('product_id', ids);
  if (error) throw new Error('The wishlist could not be changed');
}

async function saveRemote(client: SupabaseClient, userId: string, items: Wishlist) {
  const rows = items.map(({id, name, handle}) => ({
    user_id: userId,
    product_id: id,
    name: cut(name),
    handle: cut(handle),
  }));
  const {error} = await client
    .from(TABLE)
    .upsert(rows, {onConflict: 'user_id,product_id', ignoreDuplicates: true});
  if (error) throw new Error('The wishlist could not be saved');
}

function cut(text: string): string {
  return Array.from(text).slice(0, MAX_TEXT_LENGTH).join('');
}

async function isSignedIn({auth}: SupabaseClient, userId: string): Promise<boolean> {
  const {data} = await auth.getSession();
  return data.session?.user.id === userId;
}

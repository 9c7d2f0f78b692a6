// @vitest-environment jsdom
import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {wishlistStore} from '~/state/wishlist/wishlist';
import {
  JOURNAL_STORAGE_KEY,
  startWishlistSync,
  type WishlistSync,
} from '~/state/wishlist/wishlist-sync';

const OWN = 'gid://shopify/Product/1';
const FOREIGN = 'gid://shopify/Product/2';

let sync: WishlistSync;
let disconnect: () => void;
let signedIn: string;
let remote: {product_id: string; name: string; handle: string}[];
let savingFails: boolean;
let saved: string[];
let clients = 0;

/** A backend with one table, asked by the account's own client. */
function clientOf(): SupabaseClient {
  const answer = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json(remote);
    if (savingFails) return Response.json({message: 'down'}, {status: 503});
    saved.push(...((await request.json()) as typeof remote).map((row) => row.product_id));
    return new Response(null, {status: 201});
  };
  const client = createClient('http://backend.test', 'key', {
    auth: {
      storageKey: `account-${(clients += 1)}`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: {fetch: answer},
  });
  vi.spyOn(client.auth, 'getSession').mockImplementation(
    async () => ({data: {session: {user: {id: signedIn}}}, error: null}) as never,
  );
  return client;
}

const wishes = () => wishlistStore.store.getState().value.map(({id}) => id);
const journal = () =>
  JSON.parse(localStorage.getItem(JOURNAL_STORAGE_KEY) ?? 'null') as {
    shared: string[];
    pending: string[];
  } | null;

beforeEach(() => {
  localStorage.clear();
  disconnect = wishlistStore.connect();
  wishlistStore.change(() => [{id: OWN, name: 'Uno', handle: 'uno'}]);
  [signedIn, remote, savingFails, saved] = ['ana', [], false, []];
});
afterEach(() => {
  sync.stop();
  disconnect();
});

describe('a round of the wishlist', () => {
  test('saves what the account lacks, and takes over what this browser lacks', async () => {
    remote = [{product_id: FOREIGN, name: 'Dos', handle: 'dos'}];
    sync = startWishlistSync(clientOf(), 'ana');
    await sync.now();
    expect(saved).toEqual([OWN]);
    expect(wishes()).toEqual([OWN, FOREIGN]);
    expect(journal()).toMatchObject({shared: [FOREIGN, OWN], pending: []});
  });

  test('merges nothing once somebody else is signed in', async () => {
    remote = [{product_id: FOREIGN, name: 'Dos', handle: 'dos'}];
    signedIn = 'eva';
    sync = startWishlistSync(clientOf(), 'ana');
    await sync.now();
    expect(wishes()).toEqual([OWN]);
    expect(saved).toEqual([]);
    expect(journal()).toBeNull();
  });

  test.each([[null], [{}], ['<h1>Bienvenido</h1>']])(
    'loses nothing by an answer that is no list: %j',
    async (answer) => {
      remote = answer as never;
      sync = startWishlistSync(clientOf(), 'ana');
      await sync.now();
      expect(wishes()).toEqual([OWN]);
    },
  );

  test('is made without the lock where the browser never grants it', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {locks: {request: () => new Promise(() => {})}});
    sync = startWishlistSync(clientOf(), 'ana');
    await vi.advanceTimersByTimeAsync(32_000);
    expect(saved).toEqual([OWN]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('sends what failed as soon as the network returns', async () => {
    savingFails = true;
    sync = startWishlistSync(clientOf(), 'ana');
    await sync.now();
    savingFails = false;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(journal()).toMatchObject({shared: [OWN], pending: []}));
    expect(saved).toEqual([OWN]);
  });
});

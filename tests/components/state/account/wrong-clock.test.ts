// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {accountStore, SESSION_STORAGE_KEY, showAccount} from '~/state/account/account';
import {startAccounts} from '~/state/account/account-client';
import {parseStoredSession} from '~/domain/account/session';
import {CART_STORAGE_KEY, COVER_BRAND_STORAGE_KEY} from '~/domain/limits';
import {sayToSofia} from '~/state/chat';
import {brandStore} from '~/state/rebrand/brand';

const HOUR_SECONDS = 3600;
const USER = {id: '00000000-0000-4000-8000-000000000001', email: 'ana@correo.test'};
const ACCOUNTS = {url: 'https://cuentas.test', anonKey: 'public'};
const seconds = () => Math.round(Date.now() / 1000);

/** What the backend takes as a session, by its own clock. */
let accepted: string | null;

/** @param aheadSeconds how far the device's clock is ahead of the backend's. */
function backend(aheadSeconds: number) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const {pathname, searchParams} = new URL(input as string);
    const token = new Headers(init?.headers).get('Authorization');
    if (pathname === '/auth/v1/token' && searchParams.has('grant_type')) {
      accepted = 'Bearer renewed';
      const expires_at = seconds() - aheadSeconds + HOUR_SECONDS;
      return json({
        access_token: 'renewed',
        refresh_token: 'next',
        expires_in: HOUR_SECONDS,
        expires_at,
        user: USER,
      });
    }
    if (token !== accepted) {
      return pathname === '/auth/v1/user'
        ? json({error_code: 'bad_jwt', msg: 'token is expired'}, 403)
        : json({code: 'PGRST303', message: 'JWT expired'}, 401);
    }
    return json(pathname === '/auth/v1/user' ? USER : []);
  });
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {status, headers: {'Content-Type': 'application/json'}});

beforeEach(() => {
  accepted = null;
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('a clock two hours slow: the session that ended unnoticed is renewed, and nobody is signed out', async () => {
  backend(-2 * HOUR_SECONDS);
  const session = {
    access_token: 'old',
    refresh_token: 'first',
    expires_in: HOUR_SECONDS,
    user: USER,
  };
  localStorage.setItem(
    SESSION_STORAGE_KEY,
    JSON.stringify({...session, token_type: 'bearer', expires_at: seconds() + 2 * HOUR_SECONDS}),
  );
  showAccount({status: 'signed-in', userId: USER.id, email: USER.email});
  const {client} = await startAccounts(ACCOUNTS);
  // By the question whether the account is still there, and then by the rows.
  await vi.waitFor(() => expect(accepted).toBe('Bearer renewed'));
  accepted = null;
  const read = await client.from('entitlements').select('id');
  expect(read).toMatchObject({error: null, data: []});
  expect((await client.auth.getSession()).data.session?.access_token).toBe('renewed');
  expect(accountStore.getState().status).toBe('signed-in');
});

test('a clock two days fast: a new session is not over at once', async () => {
  backend(48 * HOUR_SECONDS);
  // The client warns of a second client in one page, which only this test file has.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const {signIn} = await startAccounts(ACCOUNTS);
  expect(await signIn({email: USER.email, password: 'secreto'})).toEqual({ok: true});
  const stored: unknown = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null');
  expect(parseStoredSession(stored, Date.now())).toMatchObject({userId: USER.id, expired: false});
});

test('whoever signs out leaves the next person here no way to files, no brand, no conversation', async () => {
  backend(0);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const handOff = {id: 'cd'.repeat(16), secret: 'ab'.repeat(32), at: Date.now(), state: 'paid'};
  localStorage.setItem(CART_STORAGE_KEY, JSON.stringify({items: [], handOffs: [handOff]}));
  localStorage.setItem(COVER_BRAND_STORAGE_KEY, JSON.stringify({name: 'Ana', color: '#000000'}));
  const disconnect = brandStore.connect();
  brandStore.change((brand) => ({...brand, author: 'Ana'}));
  sayToSofia('Soy Ana', '…');
  await (await startAccounts(ACCOUNTS)).signOut();
  const {author} = brandStore.store.getState().value;
  const left = JSON.stringify([author, {...localStorage}, {...sessionStorage}]);
  expect(left).toContain(handOff.id);
  expect(left).not.toMatch(/Ana|abab/);
  disconnect();
});

test('a session that the backend refuses to renew is asked for once', async () => {
  // Of a second client in one page, as above.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  const refused = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => json({code: 'refresh_token_not_found', message: 'No'}, 401));
  const session = {access_token: 'old', refresh_token: 'gone', expires_in: 1, user: USER};
  localStorage.setItem(
    SESSION_STORAGE_KEY,
    JSON.stringify({...session, token_type: 'bearer', expires_at: seconds() - 1}),
  );
  const {client} = await (await import('~/state/account/account-client')).startAccounts(ACCOUNTS);
  expect((await client.auth.getSession()).data.session).toBeNull();
  const renewals = refused.mock.calls.filter(([input]) =>
    (input as string).includes('/auth/v1/token'),
  );
  expect(renewals).toHaveLength(1);
});

// @vitest-environment jsdom
/** A mailed link changes and opens nothing by itself, and nothing but what it says. */
import {createClient} from '@supabase/supabase-js';
import {describe, expect, it, test} from 'vitest';
import {followMailedLink, readMailedLink, takeMailedLink} from '~/state/account/follow-mailed-link';
import {linkStore} from '~/state/account/account';

const NEW_ADDRESS = 'duena@correo.test';

it('asks before an account gets another address, and enters none', async () => {
  const asked: string[] = [];
  // The first of two mailboxes: no session.
  const fetchNothing = (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    return request.text().then((body) => {
      asked.push(`${new URL(request.url).pathname} ${body}`);
      return Response.json({code: 200, msg: 'Confirm in the other mailbox'});
    });
  };
  const client = (storageKey: string) =>
    createClient('http://backend.test', 'key', {
      auth: {storageKey, persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
      global: {fetch: fetchNothing},
    });
  window.history.replaceState(
    null,
    '',
    `/auth#token_hash=abc&type=email_change&email=${NEW_ADDRESS}`,
  );
  const own = client('own');
  const followed = await followMailedLink(own, () => client('stranger'));
  expect(linkStore.getState().link).toEqual({
    status: 'asked',
    email: NEW_ADDRESS,
    changesAddress: true,
    wishes: 0,
  });
  expect(asked).toEqual([]);

  await followed.answer({enter: true, withWishes: false});
  expect(asked[0]).toMatch(/^\/auth\/v1\/verify .*"token_hash":"abc","type":"email_change"/);
  expect(linkStore.getState().link).toBeNull();
  expect((await own.auth.getSession()).data.session).toBeNull();
});

it('does not enter another account than the link names', async () => {
  const user = {id: 'u2', email: 'otra@correo.test', aud: 'authenticated'};
  const session = {access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, user};
  const asked: string[] = [];
  const fetchSession = async (input: string | URL | Request) => {
    const {pathname} = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname);
    return Response.json(pathname.endsWith('/verify') ? session : {});
  };
  const client = (storageKey: string) =>
    createClient('http://backend.test', 'key', {
      auth: {storageKey, persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
      global: {fetch: fetchSession},
    });
  window.history.replaceState(
    null,
    '',
    '/auth#token_hash=abc&type=magiclink&email=ana@correo.test',
  );
  const own = client('own-2');
  const stranger = client('stranger-2');
  const followed = await followMailedLink(own, () => stranger);
  expect(linkStore.getState().link).toMatchObject({status: 'asked', email: 'ana@correo.test'});

  await expect(followed.answer({enter: true, withWishes: false})).rejects.toThrow(
    'another account',
  );
  expect(asked).toContain('/auth/v1/verify');
  expect((await own.auth.getSession()).data.session).toBeNull();
  expect((await stranger.auth.getSession()).data.session).toBeNull();
});

const PROOF = '#token_hash=abc&type=recovery&email=ana@correo.test';
const open = (address: string) => window.history.replaceState({key: 'router'}, '', address);

describe('a mailed link', () => {
  test('is wiped from the address once it is taken, and the router keeps its place', () => {
    open(`/auth?volver=%2Fmis-productos${PROOF}`);
    const link = {kind: 'proof', tokenHash: 'abc', type: 'recovery', email: 'ana@correo.test'};
    expect(readMailedLink()).toEqual(link);
    expect(takeMailedLink()).toEqual(link);
    expect(window.location.href).toMatch(/\/auth\?volver=%2Fmis-productos$/);
    expect(window.history.state).toEqual({key: 'router'});
    expect(takeMailedLink()).toBeNull();
  });

  test('brings a session or an error where the backend has templates of its own', () => {
    open('/auth#access_token=a&refresh_token=r');
    expect(readMailedLink()).toEqual({kind: 'session', access_token: 'a', refresh_token: 'r'});
    for (const dead of ['#access_token=a', '#error_code=otp_expired', '#token_hash=a&type=x']) {
      open(`/auth${dead}`);
      expect(readMailedLink()).toEqual({kind: 'dead'});
    }
  });

  test('opens the account that the mail was sent to, whatever hash its requester chose', () => {
    const asker = 'email=mallory@correo.test&type=magiclink&token_hash=hers';
    open(`/auth#${asker}&x=${PROOF}`);
    expect(readMailedLink()).toMatchObject({tokenHash: 'abc', email: 'ana@correo.test'});
    for (const forged of [`${PROOF}&${asker}`, `#${asker}&${PROOF.slice(1)}`, `${PROOF}&x=1`]) {
      open(`/auth${forged}`);
      expect(readMailedLink()).toEqual({kind: 'dead'});
    }
    open('/auth#access_token=a&refresh_token=r&access_token=b');
    expect(readMailedLink()).toEqual({kind: 'dead'});
  });
});

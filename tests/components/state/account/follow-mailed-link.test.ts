// @vitest-environment jsdom
/** A mailed link changes and opens nothing by itself, and nothing but what it says. */
import {createClient} from '@supabase/supabase-js';
import {expect, it} from 'vitest';
import {followMailedLink} from '~/state/account/follow-mailed-link';
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

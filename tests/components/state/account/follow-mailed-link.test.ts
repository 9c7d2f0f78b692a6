// @vitest-environment jsdom
/** A mailed link that gives an account another address: it changes and opens nothing by itself. */
import {createClient} from '@supabase/supabase-js';
import {expect, it} from 'vitest';
import {followMailedLink} from '~/state/account/follow-mailed-link';
import {linkStore} from '~/state/account/opened-link';

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

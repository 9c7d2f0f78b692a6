/** What the shop asks of accounts, through the official client. */
import {AsyncLocalStorage} from 'node:async_hooks';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {liteConfig} from '../../../emulators/supabase/lite/lite-config';
import {mailDriver, type Mail, type MailRequest} from '../../../emulators/supabase/lite/mail';
import type {RunningSupabaseEmulator} from '../../../emulators/supabase/start';
import {
  type Client,
  clientOf,
  mailsTo,
  newEmail,
  openLink,
  order,
  readLink,
  PASSWORD,
  signUp,
  SITE_URL,
  START_TIMEOUT_MS,
  startForTest,
} from './support';

const NEW_PASSWORD = 'otra-secreta-2';

it('puts no markup of an address or of a way back into a mail', async () => {
  const requests = new AsyncLocalStorage<MailRequest>();
  const mails: Mail[] = [];
  const {send} = mailDriver([SITE_URL], requests, (mail) => void mails.push(mail));
  const to = '<img>@correo.test';
  const html = `${to} <a href="${SITE_URL}/auth#token_hash=1&amp;type=recovery&amp;email=${to}">Abrir</a>`;
  await requests.run({redirectTo: `${SITE_URL}/auth#"><img>`}, () => send({to, subject: '', html}));
  expect(mails[0]?.html).not.toContain('<img>');
});

describe('with e-mail confirmation, as the project is set up', () => {
  let emulator: RunningSupabaseEmulator;
  beforeAll(async () => {
    const {auth} = liteConfig({projectDirectory: 'supabase', url: SITE_URL, siteUrl: SITE_URL});
    expect(auth.email.enable_confirmations).toBe(true);
    emulator = await startForTest({confirmEmails: true});
  }, START_TIMEOUT_MS);
  afterAll(() => emulator.close());

  it('refuses a password of 5 characters and takes one of 6', async () => {
    const {auth} = clientOf(emulator);
    const {error} = await auth.signUp({email: newEmail(), password: '12345'});
    expect(error?.code).toBe('weak_password');
    expect((await auth.signUp({email: newEmail(), password: '123456'})).error).toBeNull();
  });

  it('counts a password by bytes, up to 72', async () => {
    const {auth} = clientOf(emulator);
    const {error} = await auth.signUp({email: newEmail(), password: 'ñ'.repeat(37)});
    expect([error?.code, error?.message]).toEqual([
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ]);
    const fits = await auth.signUp({email: newEmail(), password: 'ñ'.repeat(36)});
    expect(fits.error).toBeNull();
  });

  it('leads no mailed link away from the shop', async () => {
    const {email} = await signUp(emulator);
    const redirectTo = 'https://otra-tienda.test/robo';
    await clientOf(emulator).auth.resetPasswordForEmail(email, {redirectTo});
    const [mail] = await mailsTo(emulator, email);
    expect(readLink(mail?.link).page).toBe(`${SITE_URL}/`);
  });

  it('waits for the mailed link, and answers the same for an address that has an account', async () => {
    const email = newEmail();
    const {auth} = clientOf(emulator);
    const options = {emailRedirectTo: `${SITE_URL}/`};
    const first = await auth.signUp({email, password: PASSWORD, options});
    expect([first.error, first.data.session]).toEqual([null, null]);
    const early = await auth.signInWithPassword({email, password: PASSWORD});
    expect(early.error?.code).toBe('email_not_confirmed');

    const [mail] = await mailsTo(emulator, email);
    expect(mail?.subject).toBe('Confirma tu correo en Reventa PLR');
    const {page, type, error} = await openLink(clientOf(emulator), mail?.link);
    expect([page, type, error]).toEqual([`${SITE_URL}/`, 'signup', null]);
    expect((await auth.signInWithPassword({email, password: PASSWORD})).error).toBeNull();

    const second = await clientOf(emulator).auth.signUp({email, password: PASSWORD, options});
    expect([second.error, second.data.session]).toEqual([null, null]);
    expect(second.data.user?.identities).toEqual([]);
  });

  it('changes no password in a session of the day before', async () => {
    const email = newEmail();
    const client = clientOf(emulator);
    await client.auth.signUp({email, password: PASSWORD});
    await openLink(client, (await mailsTo(emulator, email))[0]?.link);
    await order(emulator, 'POST', 'age-sessions');
    const {error} = await client.auth.updateUser({password: NEW_PASSWORD});
    expect(error?.code).toBe('reauthentication_needed');
  });

  it('takes a new password with the old one, or in a session that a mailed link opened', async () => {
    const email = newEmail();
    const client = clientOf(emulator);
    await client.auth.signUp({email, password: PASSWORD});
    await openLink(clientOf(emulator), (await mailsTo(emulator, email))[0]?.link);
    await client.auth.signInWithPassword({email, password: PASSWORD});
    expect(await methodsOf(client)).toEqual(['password']);
    const change = (current?: string) =>
      client.auth.updateUser({
        password: NEW_PASSWORD,
        ...(current ? {current_password: current} : {}),
      });
    expect((await change()).error?.code).toBe('current_password_required');
    expect((await change('equivocada')).error?.code).toBe('current_password_mismatch');
    expect((await change(PASSWORD)).error).toBeNull();

    await client.auth.resetPasswordForEmail(email, {redirectTo: `${SITE_URL}/auth/nueva-clave`});
    await openLink(client, (await mailsTo(emulator, email)).at(-1)?.link);
    await client.auth.refreshSession();
    expect(await methodsOf(client)).toEqual(['otp']);
    expect((await client.auth.updateUser({password: PASSWORD})).error).toBeNull();
  });

  it('mails a link to a new password once a minute, and refuses no address without an account', async () => {
    const email = newEmail();
    const {auth} = clientOf(emulator);
    await auth.signUp({email, password: PASSWORD});
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
    const again = await auth.resetPasswordForEmail(email);
    expect([again.error?.status, again.error?.code]).toEqual([429, 'over_email_send_rate_limit']);
    expect(again.error?.message).toMatch(/only request this after (?:5\d|60) seconds/);
    for (const _twice of [1, 2]) {
      expect((await auth.resetPasswordForEmail(newEmail())).error).toBeNull();
    }
    await order(emulator, 'POST', 'age-sessions');
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
  });
});

async function methodsOf({auth}: Client): Promise<readonly string[]> {
  const token = (await auth.getSession()).data.session?.access_token ?? '';
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return (JSON.parse(payload) as {amr: {method: string}[]}).amr.map(({method}) => method);
}

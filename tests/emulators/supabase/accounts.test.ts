/** What the shop asks of accounts, through the official client. */
import {AsyncLocalStorage} from 'node:async_hooks';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {liteConfig} from '../../../emulators/supabase/lite/lite-config';
import {mailDriver, type Mail, type MailRequest} from '../../../emulators/supabase/lite/mail';
import type {RunningSupabaseEmulator} from '../../../emulators/supabase/start';
import {
  clientOf,
  mailsTo,
  readLink,
  signUp,
  SITE_URL,
  START_TIMEOUT_MS,
  startForTest,
} from './support';

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

  it('leads no mailed link away from the shop', async () => {
    const {email} = await signUp(emulator);
    const redirectTo = 'https://otra-tienda.test/robo';
    await clientOf(emulator).auth.resetPasswordForEmail(email, {redirectTo});
    const [mail] = await mailsTo(emulator, email);
    expect(readLink(mail?.link).page).toBe(`${SITE_URL}/`);
  });
});

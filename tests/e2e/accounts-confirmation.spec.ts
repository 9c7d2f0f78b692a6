/** Sign-up where the operator has accounts confirmed by e-mail. */
import {accountButton, form, newEmail, openTab, PASSWORD, signIn} from './support/account';
import {contentOf, expectAccessible} from './support/accessibility';
import {expect, test} from './support/test';

test.use({withSupabase: true, shopOptions: {confirmEmails: true}});

test('an account waits for its mail, and an address that has one is told the same', async ({
  page,
  supabase,
  problems,
  browser,
  baseURL,
}) => {
  problems.allow(/Failed to load resource: the server responded with a status of 4\d\d/);
  const email = newEmail();
  const register = async () => {
    const fields = await openTab(page, 'Registrarse');
    await fields.email.fill(email);
    await fields.password.fill(PASSWORD);
    await fields.confirmation.fill(PASSWORD);
    await fields.send.click();
  };
  const notice = page.getByText(`Si ${email} puede abrir una cuenta`);

  await register();
  await expect(notice).toBeVisible();
  const first = await notice.textContent();
  await expectAccessible(page, contentOf(page));

  const fields = await openTab(page, 'Iniciar Sesión');
  await fields.email.fill(email);
  await fields.password.fill(PASSWORD);
  await fields.send.click();
  await expect(form(page, 'Iniciar Sesión').panel.getByRole('alert')).toContainText(
    'Aún falta confirmar tu correo.',
  );

  // The same of an address that still waits for its mail to be opened.
  await register();
  await expect(notice).toHaveText(first ?? '');

  // What reads mails before people do loads the page, and even runs it: nothing is confirmed or spent by that.
  const link = await supabase.lastLink(email);
  expect((await fetch(link)).status).toBe(200);
  const scanner = await browser.newPage({baseURL: baseURL ?? ''});
  await scanner.goto(link);
  await expect(scanner.getByRole('button', {name: 'Sí, entrar'})).toBeVisible();
  await scanner.close();
  const still = await openTab(page, 'Iniciar Sesión');
  await still.email.fill(email);
  await still.password.fill(PASSWORD);
  await still.send.click();
  await expect(form(page, 'Iniciar Sesión').panel.getByRole('alert')).toContainText(
    'Aún falta confirmar tu correo.',
  );

  // The mail is opened in another browser, which enters the account when that is wanted.
  const other = await browser.newContext({baseURL: baseURL ?? ''});
  const elsewhere = await other.newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', {name: 'Sí, entrar'}).click();
  await expect(elsewhere.getByText('¡Bienvenido!')).toBeVisible();
  await expect(accountButton(elsewhere)).toBeVisible();
  expect(new URL(elsewhere.url()).hash, 'no tokens stay in the address').toBe('');
  await other.close();

  await register();
  await expect(notice).toHaveText(first ?? '');
  await signIn(page, email);
});

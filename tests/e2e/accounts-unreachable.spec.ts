/** The shop without its account backend: down, slow, or answering nonsense. */
import {
  accountButton,
  enter,
  expireSession,
  keptSession,
  openTab,
  PASSWORD,
} from './support/account';
import {expect, test} from './support/test';
import {reload} from './support/visit';

test.use({withSupabase: true});

const EXPECTED = /Failed to load resource|Failed to fetch|AuthRetryableFetchError|AuthUnknownError/;

test('when it answers nonsense, the sign-in says so and keeps the fields', async ({
  page,
  supabase,
  problems,
}) => {
  problems.allow(EXPECTED);
  await supabase.injectFault({kind: 'nonsense'});
  const fields = await openTab(page, 'Iniciar Sesión');
  await fields.email.fill('ana@correo.test');
  await fields.password.fill(PASSWORD);
  await fields.send.click();
  const alert = page.getByRole('alert').filter({hasText: /./});
  await expect(alert).toContainText('Error al iniciar sesión');
  await expect(alert).toContainText('No pudimos llegar a tu cuenta');
  await expect(fields.password).toHaveValue(PASSWORD);
});

test('an expired session that cannot be renewed is kept, and the sign-in says why it waits', async ({
  page,
  supabase,
  problems,
}) => {
  problems.allow(EXPECTED);
  await enter(page, supabase);
  await supabase.injectFault({kind: 'slow', service: 'auth', delayMs: 60_000});
  await page.goto('/auth?volver=/faq');
  await page.waitForURL(/\/faq$/);
  await expireSession(page);
  await reload(page);
  // Nobody knows yet, so nobody is told to sign in.
  await expect(page.getByRole('link', {name: 'Mi cuenta'})).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByText('No pudimos comprobar tu sesión')).toBeVisible();
  await expect(page.getByRole('tab', {name: 'Iniciar Sesión'})).toBeVisible();
  expect(await keptSession(page)).not.toBeNull();
});

test('sign-out works here when the backend does not', async ({page, supabase, problems}) => {
  problems.allow(EXPECTED);
  await enter(page, supabase);
  await supabase.injectFault({kind: 'drop'});
  await accountButton(page).click();
  await page.getByRole('menuitem', {name: 'Cerrar sesión'}).click();
  await expect(page.getByText('Cerraste sesión solo aquí')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Acceder'})).toBeVisible();
  await reload(page);
  await expect(page.getByRole('link', {name: 'Acceder'})).toBeVisible();
});

/** Sign-in, sign-up, recovery and sessions, on a real account backend. */
import {
  accountButton,
  enter,
  expireSession,
  form,
  keptSession,
  newEmail,
  openTab,
  PASSWORD,
  signIn,
  signOut,
  signUp,
} from './support/account';
import {contentOf, expectAccessible} from './support/accessibility';
import {firstHeart} from './support/cart';
import {expect, test} from './support/test';
import {holdScriptsBack, reload, visit} from './support/visit';

test.use({withSupabase: true});

/** The browser itself reports refusals that a test provokes. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

test('a new account signs in, its address is in the frame, and it takes over what was wished for', async ({
  page,
  request,
  supabase,
}) => {
  const html = await (await request.get('/auth')).text();
  expect(html).toContain('Comprobando tu sesión');
  expect(html).toMatch(/<noscript>.*Activa JavaScript/s);
  expect(html).not.toContain('type="password"');

  await visit(page, '/producto/producto-01');
  await firstHeart(page).click();
  const email = newEmail();
  await visit(page, '/auth');
  await signUp(page, email);
  await expect(
    page.getByText('Tu cuenta ha sido creada. Ya puedes iniciar sesión.'),
  ).toBeInViewport();
  const fields = form(page, 'Registrarse');
  await expect(fields.email).toHaveValue('');
  await expect(fields.password).toHaveValue('');
  await expect(fields.confirmation).toHaveValue('');
  expect(page.url()).toMatch(/\/auth$/);
  await expectAccessible(page, contentOf(page));
  await page.getByRole('button', {name: 'Ir a iniciar sesión'}).click();
  await expect(form(page, 'Iniciar Sesión').email).toHaveValue(email);
  await signIn(page, email);
  await expect(page.getByText('¡Bienvenido!')).toBeVisible();
  await expect(page.getByText('Has iniciado sesión correctamente.')).toBeVisible();
  // What travels in which direction: tests/components/state/wishlist/wishlist-sync.test.ts.
  const userId = (await keptSession(page))?.user.id ?? '';
  await expect.poll(async () => (await supabase.wishesOf(userId)).length).toBe(1);

  await accountButton(page).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', {name: 'Cerrar sesión'}).click();
  await expect(page.getByText('Cerraste tu sesión')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Acceder'})).toBeVisible();
  expect(await keptSession(page)).toBeNull();
});

test('the sign-in: its tabs, its password, and a wrong password', async ({page, problems}) => {
  problems.allow(REFUSED);
  await visit(page, '/auth');
  const fields = await openTab(page, 'Iniciar Sesión');

  await fields.email.fill('nadie@correo.test');
  await expect((await openTab(page, 'Registrarse')).email).toHaveValue('nadie@correo.test');
  await openTab(page, 'Iniciar Sesión');

  await test.step('a password can be shown', async () => {
    await fields.password.fill('equivocada');
    await fields.panel.getByRole('button', {name: 'Mostrar contraseña'}).click();
    await expect(fields.password).toHaveAttribute('type', 'text');
    await fields.panel.getByRole('button', {name: 'Ocultar contraseña'}).click();
    await expect(fields.password).toHaveAttribute('type', 'password');
  });

  await test.step('a wrong password is told, and the fields stay', async () => {
    await fields.send.click();
    await expect(page.getByRole('alert').filter({hasText: /./})).toContainText(
      'Error al iniciar sesión',
    );
    await expect(page.getByRole('alert').filter({hasText: /./})).toContainText(
      'Credenciales inválidas. Verifica tu email y contraseña.',
    );
    await expect(fields.send).toBeFocused();
    await expect(fields.password).toHaveValue('equivocada');
  });
});

test('a forgotten password is replaced by the mailed link', async ({
  page,
  supabase,
  browser,
  problems,
  baseURL,
}) => {
  problems.allow(REFUSED);
  const email = newEmail();
  await supabase.createAccount(email, PASSWORD);
  await (await openTab(page, 'Iniciar Sesión')).email.fill(email);
  await page.getByRole('button', {name: '¿Olvidaste tu contraseña?'}).click();
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  await page.getByRole('button', {name: 'Enviar enlace'}).click();
  await expect(page.getByText('Revisa tu correo')).toBeVisible();
  await expectAccessible(page, contentOf(page));

  // The mail is opened in another browser.
  const link = await supabase.lastLink(email);
  const other = await browser.newContext({baseURL: baseURL ?? ''});
  const elsewhere = await other.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(email)).toBeVisible();
  await elsewhere.getByRole('button', {name: 'Sí, entrar'}).click();
  await expect(elsewhere.getByText(`Elige la contraseña nueva de ${email}`)).toBeVisible();
  expect(new URL(elsewhere.url()).hash, 'no tokens stay in the address').toBe('');
  await expect(elsewhere.getByLabel('Contraseña actual')).toHaveCount(0);
  await elsewhere.getByLabel('Contraseña nueva', {exact: true}).fill('nueva-clave-2');
  await elsewhere.getByLabel('Confirmar contraseña nueva', {exact: true}).fill('nueva-clave-2');
  await elsewhere.getByRole('button', {name: 'Guardar contraseña'}).click();
  await expect(elsewhere.getByText('Contraseña actualizada')).toBeVisible();
  await other.close();

  await page.getByRole('button', {name: 'Volver a iniciar sesión'}).click();
  await signIn(page, email, 'nueva-clave-2');

  // It works once, and says so to who is signed in, too.
  const yes = page.getByRole('button', {name: 'Sí, entrar'});
  await page.goto(link);
  await yes.click();
  await expect(page.getByText(`Sigues en la cuenta de ${email}`)).toBeVisible();
  await signOut(page);
  await page.goto(link);
  await yes.click();
  await expect(page.getByText('El enlace ya no sirve')).toBeVisible();
  await page.getByRole('link', {name: 'Pedir otro enlace'}).click();
  await expect(page.getByRole('heading', {name: 'Recupera tu contraseña'})).toBeVisible();
});

test.describe('a session', () => {
  test('outlives a reload and shows in other tabs, at once', async ({page, context, supabase}) => {
    const other = await context.newPage();
    await visit(other, '/auth?volver=/faq');
    await expect(other.getByRole('tab', {name: 'Registrarse'})).toBeVisible();
    await enter(page, supabase);
    await reload(page);
    await expect(accountButton(page)).toBeVisible();
    // The sign-in screen that waits in the other tab goes where it was asked to.
    await other.waitForURL(/\/faq$/);
    await expect(accountButton(other)).toBeVisible();

    await signOut(page);
    await expect(other.getByRole('link', {name: 'Acceder'})).toBeVisible();
  });

  test('is shown from the first paint, and renewed after it has expired', async ({
    page,
    supabase,
  }) => {
    await enter(page, supabase);
    const release = await holdScriptsBack(page);
    await page.reload({waitUntil: 'commit'});
    await expect(page.getByRole('link', {name: 'Mi cuenta'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Acceder'})).toBeHidden();
    release();
    await expect(accountButton(page)).toBeVisible();
    await page.unrouteAll();

    const before = await keptSession(page);
    await page.goto('/faq');
    await expireSession(page);
    await reload(page);
    await expect(accountButton(page)).toBeVisible();
    await expect
      .poll(async () => (await keptSession(page))?.refresh_token)
      .not.toBe(before?.refresh_token);
  });

  test('that was revoked elsewhere ends here', async ({
    page,
    browser,
    baseURL,
    problems,
    supabase,
  }) => {
    problems.allow(REFUSED);
    const email = await enter(page, supabase);
    const other = await browser.newContext({baseURL: baseURL ?? ''});
    const elsewhere = await other.newPage();
    await visit(elsewhere, '/auth');
    await signIn(elsewhere, email);
    await signOut(elsewhere);
    await other.close();
    await reload(page);
    await expect(page.getByRole('link', {name: 'Acceder'})).toBeVisible();
    await expect.poll(() => keptSession(page)).toBeNull();
  });
});

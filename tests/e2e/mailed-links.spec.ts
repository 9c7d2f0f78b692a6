/** A mailed link opens nothing by itself: it names its account, and whoever opened it decides. */
import {
  accountButton,
  enterConfirmed,
  form,
  keptSession,
  newConfirmedAccount,
  newEmail,
  openTab,
  PASSWORD,
} from './support/account';
import {contentOf, expectAccessible} from './support/accessibility';
import {firstHeart} from './support/cart';
import type {SupabaseAdmin} from './support/supabase-admin';
import {expect, test} from './support/test';
import {visit} from './support/visit';

test.use({withSupabase: true, shopOptions: {confirmEmails: true}});
// In one worker, so that there is one such shop.
test.describe.configure({mode: 'default'});

const WISHLIST_KEY = 'plr-wishlist';

/** A page of the shop with the proof of somebody's account behind its address. */
async function foreignLink(
  supabase: SupabaseAdmin,
  email: string,
  shop: string | undefined,
): Promise<string> {
  await supabase.letADayPass();
  await supabase.requestReset(email, `${shop}/`);
  return `/faq${new URL(await supabase.lastLink(email)).hash}`;
}

test('a foreign link: who is signed out or in keeps session and wishes, and says where they go', async ({
  page,
  supabase,
  baseURL,
}) => {
  const other = await newConfirmedAccount(supabase);
  const question = (name = 'Entra a tu cuenta') => page.getByRole('heading', {name});
  const wishes = () => page.evaluate((key) => localStorage.getItem(key), WISHLIST_KEY);

  await visit(page, '/producto/producto-01');
  await firstHeart(page).click();
  await expect.poll(wishes).toContain('producto-01');
  const wished = await wishes();

  await test.step('of a purchase, which nobody asked for', async () => {
    const {hash} = new URL(await foreignLink(supabase, other.email, baseURL), baseURL);
    await page.goto(`/auth?volver=%2Fmis-productos${hash}`);
    await expect(question('¿Abrimos tus productos?')).toBeFocused();
    await expect(page.getByText('¿No es tu correo? Cierra esta página')).toBeVisible();
  });

  await test.step('signed out', async () => {
    await page.goto(await foreignLink(supabase, other.email, baseURL));
    await expect(question()).toBeFocused();
    await expect(page.getByText(other.email)).toBeVisible();
    await expectAccessible(page, contentOf(page));
    expect(new URL(page.url()).hash, 'no tokens stay in the address').toBe('');
    expect(await keptSession(page)).toBeNull();
    await page.getByRole('button', {name: 'No es mi cuenta'}).click();
    await expect(page.getByText('No entraste con el enlace')).toBeVisible();
    await expect(page.getByRole('tab', {name: 'Iniciar Sesión'})).toBeVisible();
    expect(await keptSession(page)).toBeNull();
  });

  const mine = await enterConfirmed(page, supabase);
  await expect.poll(() => supabase.wishesOf(mine.userId)).toHaveLength(1);

  await test.step('signed in', async () => {
    await page.goto(await foreignLink(supabase, other.email, baseURL));
    await expect(question('¿Es tu cuenta?')).toBeFocused();
    await expect(page.getByText(`se cierra aquí la cuenta de ${mine.email}`)).toBeVisible();
    expect((await keptSession(page))?.user.id).toBe(mine.userId);
    await page.getByRole('button', {name: 'No es mi cuenta'}).click();
    await page.waitForURL(/\/$/);
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(mine.email));
    expect((await keptSession(page))?.user.id).toBe(mine.userId);
    expect(await supabase.wishesOf(other.userId)).toEqual([]);
    expect(await wishes()).toBe(wished);
  });

  await test.step('entered, and the wishes go along when that is said', async () => {
    await page.goto(await foreignLink(supabase, other.email, baseURL));
    await page.getByRole('button', {name: 'Entrar sin mis favoritos'}).click();
    await page.waitForURL(/\/$/);
    expect((await keptSession(page))?.user.id).toBe(other.userId);
    await visit(page, '/wishlist');
    await expect(page.getByText('Tus favoritos no van a tu cuenta')).toBeVisible();
    expect(await supabase.wishesOf(other.userId)).toEqual([]);
    await page.getByRole('button', {name: 'Llevarlos a mi cuenta'}).click();
    await expect.poll(() => supabase.wishesOf(other.userId)).toHaveLength(1);
  });
});

test('a new password takes the old one', async ({page, supabase, problems}) => {
  problems.allow(/Failed to load resource: the server responded with a status of 4\d\d/);
  await enterConfirmed(page, supabase);
  await visit(page, '/auth/nueva-clave');
  const old = page.getByLabel('Contraseña actual', {exact: true});
  await old.fill('equivocada');
  await page.getByLabel('Contraseña nueva', {exact: true}).fill('secreta-2');
  await page.getByLabel('Confirmar contraseña nueva', {exact: true}).fill('secreta-2');
  await page.getByRole('button', {name: 'Guardar contraseña'}).click();
  await expect(page.getByRole('alert').filter({hasText: /./})).toContainText(
    'No pudimos cambiar tu contraseña',
  );
  await expectAccessible(page, contentOf(page));
  await old.fill(PASSWORD);
  await page.getByRole('button', {name: 'Guardar contraseña'}).click();
  await expect(page.getByText('Contraseña actualizada')).toBeVisible();
});

test('a new account waits for its mail, and a second sign-up with the address gets the same answer', async ({
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

  // What reads mails before people do loads the page: nothing is confirmed by that.
  const link = await supabase.lastLink(email);
  expect((await fetch(link)).status).toBe(200);
  const fields = await openTab(page, 'Iniciar Sesión');
  await fields.email.fill(email);
  await fields.password.fill(PASSWORD);
  await fields.send.click();
  await expect(form(page, 'Iniciar Sesión').panel.getByRole('alert')).toContainText(
    'Aún falta confirmar tu correo.',
  );

  // The mail is opened in another browser.
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
});

/** A browser without a network, after a first visit: the shop's pages, never the browser's own. */
import {addProduct, firstHeart} from './support/cart';
import {CATEGORY} from './support/addresses';
import {expect, test} from './support/test';
import {expectToast} from './support/toasts';
import {hydrated, unfoldedFooter, visit} from './support/visit';
import type {BrowserContext, Page} from '@playwright/test';

test.use({serviceWorkers: 'allow'});

const OFFLINE = 'Sin conexión. Tu carrito sigue aquí.';
const strip = (page: Page) => page.getByText(/^Sin conexión: precios de \d+ \S+, \d\d:\d\d/);
/** One of each kind of page; never visited, but for the first. */
const ROUTES = ['/tienda', CATEGORY, '/producto/producto-03', '/faq', '/auth', '/gracias'];

test('what was visited can be read and says how old it is; what was not has a page of the shop', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/);
  const title = await addProduct(page, 'producto-02');
  await firstHeart(page).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await visit(page, '/tienda');
  // Within the shop, where no document is asked for.
  await (await unfoldedFooter(page)).getByRole('link', {name: 'Preguntas frecuentes'}).click();
  await expect(page.getByRole('heading', {name: 'Preguntas Frecuentes'})).toBeVisible();
  // The wishlist comes last of what is kept for who uses the shop.
  for (const path of ['/faq', '/wishlist']) {
    await expect
      .poll(() => page.evaluate(async (kept) => Boolean(await caches.match(kept)), path))
      .toBe(true);
  }

  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await test.step('hover and tap where there is no copy: the page stays', async () => {
    // Private, so that the browser has not rendered it beforehand either.
    const link = page.getByRole('link', {name: 'Acceder'}).last();
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(/\/faq$/);
  });
  await test.step('back: a copy that says so', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/tienda$/);
    await expect(strip(page)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await test.step('reload', async () => {
    await page.reload();
    await hydrated(page);
    await expect(strip(page)).toBeVisible();
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', {name: /favoritos$/});
    await heart.focus();
    const press = () => page.keyboard.press('Enter');
    const toast = await expectToast(page, 'Agregado a la lista de deseos', press);
    expect(toast.bottom).toBeLessThanOrEqual((await strip(page).boundingBox())?.y ?? 0);
    await expectToast(page, 'Eliminado de la lista de deseos', press);
  });
  await test.step('cart and wishlist, never visited', async () => {
    await page.goto('/carrito');
    await expect(page.getByRole('heading', {level: 2, name: title})).toBeVisible();
    await expect(strip(page)).toBeVisible();
    const pay = page.getByRole('button', {name: 'Finalizar Compra'});
    await expect(pay).toBeVisible();
    const {y, height} = (await pay.boundingBox()) ?? {y: Infinity, height: 0};
    expect(y + height).toBeLessThanOrEqual((await strip(page).boundingBox())?.y ?? 0);
    await page.goto('/wishlist');
    await expect(page.getByText('Tienes 1 producto guardado')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: title})).toBeVisible();
  });
  await test.step('every other page: one of the shop', async () => {
    for (const path of ROUTES.slice(1)) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page).toHaveURL(
        ({pathname, searchParams}) => pathname === path || searchParams.get('volver') === path,
      );
      // It goes where it was bound for once it hears that there is a network, and before it is alive it does not.
      await hydrated(page);
      // Nothing of it shall be under way when the next address is asked for.
      await page.waitForLoadState('networkidle');
    }
    await expect(page).toHaveURL(/\/sin-conexion\?volver=%2Fgracias$/);
    await expect(page.getByRole('heading', {level: 1, name: 'Sin conexión'})).toBeAttached();
    await expect(page.getByRole('link', {name: /Tienda/}).first()).toBeVisible();
  });
  await test.step('the network returns: the page that was wanted', async () => {
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/gracias$/);
    await page.goto('/faq');
    await hydrated(page);
    await expect(strip(page)).toHaveCount(0);
  });
});

test('a first visit is enough, without any sign of the shopper, on every kind of page', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await context.setOffline(true);
  for (const path of ['/carrito', '/nada']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {level: 1, name: 'Sin conexión'})).toBeAttached();
    await page.getByRole('link', {name: 'Reintentar'}).click();
    await expect(page.getByRole('link', {name: 'Reintentar'})).toBeVisible();
  }
  await page.goto('/');
  await expect(strip(page)).toBeVisible();
  await context.setOffline(false);
  for (const path of ['/tienda', '/producto/producto-03', '/auth']) {
    await test.step(path, () => staysOurs(context, path));
  }
});

/** Visits, and then without a network points at a link, presses it, goes elsewhere, back, and loads anew. */
async function staysOurs(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await visit(page, path);
  await context.setOffline(true);
  const ours = async () => {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(
      ({pathname, searchParams}) => pathname === path || searchParams.get('volver') === path,
    );
  };
  // Private, so that the browser has not rendered it beforehand either.
  const unvisited = page.getByRole('link', {name: 'Acceder'}).last();
  await unvisited.hover();
  await unvisited.click();
  await ours();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await ours();
  await page.reload();
  await ours();
  await page.close();
  await context.setOffline(false);
}

/** A browser without a network, after a first visit: the shop's pages, never the browser's own. */
import {addProduct, firstHeart} from './support/cart';
import {expect, test} from './support/test';
import {expectToast} from './support/toasts';
import {hydrated, unfoldedFooter, visit} from './support/visit';
import type {Page} from '@playwright/test';

test.use({serviceWorkers: 'allow'});

const OFFLINE = 'Sin conexión. Tu carrito sigue aquí.';
const strip = (page: Page) => page.getByText(/^Sin conexión: precios de \d+ \S+, \d\d:\d\d/);

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
    await page.goto('/faq?fbclid=a');
    await expect(strip(page)).toBeVisible();
    await page.goto('/wishlist');
    await expect(page.getByText('Tienes 1 producto guardado')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: title})).toBeVisible();
  });
  await test.step('a page without a copy: one of the shop', async () => {
    await page.goto('/gracias');
    // It goes where it was bound for once it hears that there is a network, and before it is alive it does not.
    await hydrated(page);
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

test('a first visit is enough, without any sign of the shopper', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)/);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await context.setOffline(true);
  await page.goto('/nada');
  // With the code of the offline page in the cache it is at its own address, until then at the one asked for.
  await expect(page).toHaveURL(/\/nada$|volver=%2Fnada$/);
  await expect(page.getByRole('heading', {level: 1, name: 'Sin conexión'})).toBeAttached();
  await page.getByRole('link', {name: 'Reintentar'}).click();
  await expect(page.getByRole('link', {name: 'Reintentar'})).toBeVisible();
  await page.goto('/');
  await expect(strip(page)).toBeVisible();
});

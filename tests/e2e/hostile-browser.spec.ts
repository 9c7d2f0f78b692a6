/** Translators and proxies change what the shop builds on; its journeys go on. */
import type {Page} from '@playwright/test';
import {cartLink} from './support/cart';
import {haveInCart} from './support/stored-cart';
import {expect, test} from './support/test';
import {translate} from './support/translate';
import {unfoldedFooter, visit} from './support/visit';

const PRODUCT = '/producto/producto-02';
const PAY = {name: /^Finalizar compra/i};

const noErrorScreen = (page: Page) =>
  expect(page.getByText(/Unexpected Application Error|Algo salió mal/)).toHaveCount(0);

test('a translated cart shows its true amounts, and is paid', async ({page, context, shop}) => {
  await haveInCart(page, shop, [{handle: 'producto-02'}]);
  await visit(page, '/carrito');
  await page.evaluate(translate);
  const total = page
    .getByRole('region', {name: /Resumen de la compra/})
    .locator('dd')
    .last();
  const before = await total.innerText();
  await page.getByRole('button', {name: /^Agregar una licencia/}).click();
  await expect(total).not.toHaveText(before);
  await expect(page.getByText(/^2 productos digitales$/)).toBeVisible();
  await expect(cartLink(page, 2)).toBeVisible();
  await page.getByRole('button', {name: /^Quitar una licencia/}).click();
  await expect(total).toHaveText(before);
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', PAY).click(),
  ]);
  await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
  await noErrorScreen(page);
});

test('a proxy answers data with a page of its own: the browser loads the page itself', async ({
  page,
  problems,
}) => {
  problems.allow(/SyntaxError/);
  await visit(page, PRODUCT);
  await page.route(/\.data(\?|$)/, (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Bienvenido al hotel</h1>'}),
  );
  await (await unfoldedFooter(page)).getByRole('link', {name: 'Preguntas frecuentes'}).click();
  await expect(page.getByRole('heading', {name: 'Preguntas Frecuentes'})).toBeVisible();
  await noErrorScreen(page);
});

test('an engine without text streams keeps the page that the server made', async ({
  page,
  problems,
}) => {
  problems.allow(/TextEncoderStream|TextDecoderStream/);
  await page.addInitScript(() => {
    for (const name of ['TextEncoderStream', 'TextDecoderStream'])
      Reflect.deleteProperty(window, name);
  });
  await page.goto(PRODUCT, {waitUntil: 'networkidle'});
  await page.getByRole('link', {name: 'Volver'}).click();
  await expect(page).toHaveURL(/\/category\//);
});

/** The way of a shopper through the whole shop, up to the paid order. */
import {addButton, cartLines, cartLink, payAndReturn} from '../support/cart';
import {scrollTo} from '../support/scroll';
import {expect, test} from '../support/test';
import {expectToast} from '../support/toasts';
import {hydrated, visit} from '../support/visit';
import {DESKTOP} from '../support/windows';

test.use({...DESKTOP, ownShop: true});

test('from the home page to a paid order, and the cart is empty, with a provider of a later version', async ({
  page,
  context,
  emulator,
  shop,
}) => {
  // The shop asks for one version, and is answered in a later one once that has ended.
  await emulator.serveFrom('2026-04');
  const asked = await fetch(`${shop.emulatorUrl}/api/2025-07/graphql.json`, {method: 'POST'});
  expect(asked.headers.get('x-shopify-api-version')).toBe('2026-04');

  await visit(page, '/');
  const category = page.getByRole('main').getByRole('link', {name: /Salud y Deportes/});
  await scrollTo(category);
  await category.click();
  await expect(page).toHaveURL(/\/category\/01-salud-y-deportes$/);
  await expect(page.getByText('25 productos • Página 1 de 2')).toBeVisible();

  await page.getByRole('link', {name: 'Página 2', exact: true}).click();
  await expect(page.getByText('25 productos • Página 2 de 2')).toBeVisible();
  await expect(page).toHaveURL(/\?pagina=2$/);

  const card = page.getByRole('list', {name: 'Productos de Salud y Deportes'}).getByRole('heading');
  await expect(card).toHaveCount(1);
  const title = await card.innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  await page.getByRole('link', {name: 'Volver', exact: true}).click();
  await expect(page).toHaveURL(/\?pagina=2$/);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();

  await expectToast(page, 'Producto agregado al carrito', () => addButton(page).click());
  await cartLink(page, 1).click();
  await expect(page.getByRole('heading', {name: 'Carrito de Compras'})).toBeVisible();
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(page).getByRole('heading', {name: title})).toBeVisible();

  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', {name: 'Finalizar Compra'}).click(),
  ]);
  await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
  expect(new URL(checkout.url()).searchParams.get('channel')).toBe('online_store');
  await expect(checkout.getByText(title)).toBeVisible();
  await payAndReturn(checkout, emulator, {name: 'Lucía Ñandú', email: 'lucia@correo.test'});

  await expect(
    checkout.getByRole('heading', {level: 1, name: '¡Gracias, Lucía Ñandú!'}),
  ).toBeVisible();
  await expect(checkout.getByText('Tu compra ha sido confirmada exitosamente')).toBeVisible();
  const order = new URL(checkout.url()).searchParams.get('order') ?? '';
  await expect(checkout.getByText(`Número de pedido: ${order}`)).toBeVisible();
  expect((await emulator.orders()).map(({number}) => number)).toContain(order);

  await hydrated(checkout);
  await expect(cartLink(checkout, 0)).toBeVisible();
  // The tab that was left behind learns of it too.
  await expect(page.getByRole('heading', {name: 'Tu carrito está vacío'})).toBeVisible();
});

/** A hand-off while it is prepared, left alone, and not paid: what every tab shows of it. */
import type {BrowserContext, Page} from '@playwright/test';
import {contentOf, expectAccessible} from './support/accessibility';
import {cartLines, cartLink, cartTotal} from './support/cart';
import {openCart, withoutCrossSell} from './support/offers';
import {expect, test} from './support/test';
import {haveInCart} from './support/stored-cart';
import {reload, visit} from './support/visit';

const FIRST = 'producto-03';
const SECOND = 'producto-05';
const PAY = {name: 'Finalizar Compra'};

/** Keeps the provider's answer back until the function returned is called. */
async function holdAnswer(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/checkout', async (route) => {
    await released;
    // Whoever asked may be gone by now.
    await route.continue().catch(() => {});
  });
  return release;
}

async function openCheckout(page: Page, context: BrowserContext): Promise<Page> {
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', PAY).click(),
  ]);
  await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
  return checkout;
}

/** Presses a control that is locked, as a shopper would all the same. */
const press = (page: Page, name: RegExp) =>
  page.getByRole('button', {name}).first().click({force: true});

test.describe('a hand-off', () => {
  test.use({ownShop: true});
  test.beforeEach(({context}) => withoutCrossSell(context));

  test('while it is prepared the cart is locked in every tab, with the reason, and a second press does nothing', async ({
    page,
    context,
    emulator,
    shop,
  }) => {
    await haveInCart(page, shop, [{handle: FIRST}]);
    await openCart(page);
    const other = await context.newPage();
    await visit(other, `/producto/${SECOND}`);
    const total = await cartTotal(page).last().innerText();
    const release = await holdAnswer(page);
    const opened = context.waitForEvent('page');
    const said = page.getByRole('region', {name: 'Resumen de la compra'}).getByRole('status');
    await expect(said, 'stands before it speaks').toBeAttached();
    await page.getByRole('button', PAY).dblclick();
    await expect(page.getByRole('button', {name: 'Procesando...'})).toBeDisabled();
    await expect(page.getByText('Estamos preparando tu pago')).toBeVisible();
    await expectAccessible(page, contentOf(page));

    await press(page, /^Agregar una licencia/);
    await press(page, /^Quitar .* del carrito$/);
    await other.getByRole('button', {name: 'Agregar al carrito'}).first().click();
    await expect(other.getByRole('status').getByText('Estamos preparando tu pago')).toBeVisible();

    release();
    const checkout = await opened;
    await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
    await expect(checkout.getByRole('definition').last()).toHaveText(total);
    await expect(said.getByText('Esperando tu pago')).toBeVisible();
    expect(await cartTotal(page).last().innerText()).toBe(total);
    await expect(cartLines(page)).toHaveCount(1);
    expect(await emulator.requestsByOperation()).toMatchObject({cartCreate: 1});
    expect(context.pages()).toHaveLength(3);
    await press(page, /^Agregar una licencia/);
    await expect(cartLink(page, 2)).toBeVisible();
  });

  test('a reload while it is prepared leaves neither its tab nor a lock', async ({
    page,
    context,
    problems,
    shop,
  }) => {
    problems.allow(/Failed to load resource/);
    await haveInCart(page, shop, [{handle: FIRST}]);
    await openCart(page);
    const release = await holdAnswer(page);
    await Promise.all([context.waitForEvent('page'), page.getByRole('button', PAY).click()]);
    await reload(page);
    release();
    await expect.poll(() => context.pages().length).toBe(1);
    await expect(page.getByText('Todavía no abrimos el pago')).toBeVisible();
    await press(page, /^Agregar una licencia/);
    await expect(cartLink(page, 2)).toBeVisible();
  });

  test('unpaid, a link to the thank-you page takes nothing out: it asks', async ({
    page,
    context,
    shop,
  }) => {
    await haveInCart(page, shop, [{handle: FIRST}]);
    await openCart(page);
    await (await openCheckout(page, context)).close();
    await visit(page, '/gracias?order=RP-7&name=Ana');
    await expect(page.getByText('¿Ya terminaste este pago?')).toBeVisible();
    await expect(cartLink(page, 1)).toBeVisible();
    await expectAccessible(page, contentOf(page));
    await page.getByRole('button', {name: 'Todavía no pagué'}).click();
    await expect(page.getByText('¿Ya terminaste este pago?')).toHaveCount(0);
    await expect(cartLink(page, 1)).toBeVisible();
    await reload(page);
    await page.getByRole('button', {name: /^Pagué \$22\.50 USD/}).click();
    await expect(cartLink(page, 0)).toBeVisible();
  });
});

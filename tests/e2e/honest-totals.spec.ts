/**
 * The checkout charges what the shopper was shown, or a notice gives the reason first. Combos and a cross-sell that are
 * pressed: offer-modes.spec.ts; every reason: tests/unit/domain/checkout/checkout-difference.test.ts.
 */
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {contentOf, expectAccessible, settled} from './support/accessibility';
import {cartLines, cartTotal} from './support/cart';
import {openCart, START, withoutCrossSell} from './support/offers';
import {comboOf, haveInCart} from './support/stored-cart';
import {expect, test} from './support/test';

/** Its companions are the same in every run; none of them is on sale in the shop. */
const HANDLE = 'producto-03';
const PLAIN = 'producto-05';
const PAY = {name: 'Finalizar Compra'};

const notice = (page: Page) => page.getByRole('alertdialog', {name: 'El total cambió'});
const shownTotal = async (page: Page) => amount(await cartTotal(page).innerText());
const hostedTotal = async (checkout: Page) =>
  amount(await checkout.getByRole('definition').last().innerText());

/** '$12.50 USD' in cents. */
function amount(text: string): number {
  const cents = /\$([\d,]+)\.(\d{2})/.exec(text);
  if (!cents) throw new Error(`No amount: ${text}`);
  return Number(`${cents[1]?.replaceAll(',', '')}${cents[2]}`);
}

async function opened(context: BrowserContext, control: Locator): Promise<Page> {
  const [checkout] = await Promise.all([context.waitForEvent('page'), control.click()]);
  await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
  return checkout;
}

/** The cart page's total is what the checkout asks, without a word. */
async function expectAgreement(page: Page, context: BrowserContext): Promise<number> {
  const shown = await shownTotal(page);
  const checkout = await opened(context, page.getByRole('button', PAY));
  expect(await hostedTotal(checkout)).toBe(shown);
  await expect(notice(page)).toHaveCount(0);
  await checkout.close();
  return shown;
}

/**
 * The notice comes first, gives these reasons and both amounts, and the checkout asks what it says; the cart shows
 * the truth from then on.
 * @returns what the checkout asks, in cents.
 */
async function expectNotice(
  page: Page,
  context: BrowserContext,
  reasons: readonly RegExp[],
): Promise<number> {
  const shown = await cartTotal(page).innerText();
  await page.getByRole('button', PAY).click();
  const told = notice(page);
  await expect(told).toBeVisible();
  await expect(told).toContainText(shown);
  for (const reason of reasons) await expect(told).toContainText(reason);
  expect(context.pages()).toHaveLength(1);
  await settled(told);
  await expectAccessible(page, told);

  const goOn = told.getByRole('link', {name: /^Continuar y pagar/});
  const asked = amount(await goOn.innerText());
  const checkout = await opened(context, goOn);
  expect(await hostedTotal(checkout)).toBe(asked);
  await checkout.close();
  await expect(told).toHaveCount(0);
  expect(await shownTotal(page)).toBe(asked);
  return asked;
}

test.beforeEach(async ({context}) => {
  await context.clock.install({time: START});
});

test.describe('when the shop and the cart disagree', () => {
  test.use({ownShop: true});
  test.beforeEach(({context}) => withoutCrossSell(context));

  test('a price changes, a product sells out and a code is switched off while the cart is open', async ({
    page,
    context,
    emulator,
    shop,
  }) => {
    await haveInCart(page, shop, [
      {handle: HANDLE},
      ...comboOf(PLAIN, 'producto-04', 'producto-06'),
      {handle: 'producto-10'},
    ]);
    await openCart(page);
    await emulator.changeProduct(HANDLE, {price: '31.07'});
    await emulator.changeProduct(PLAIN, {price: '9.99'});
    await emulator.changeProduct('producto-10', {availableForSale: false});
    await emulator.switchCode('COMBO20', false);
    const asked = await expectNotice(page, context, [
      /el precio cambió de \$22\.50 USD a \$31\.07 USD/,
      /se agotó y no se incluye en el pago/,
      /su oferta no se pudo aplicar/,
    ]);
    await expect(
      cartLines(page).getByText('El precio cambió de $22.50 USD a $31.07 USD'),
    ).toBeVisible();
    await expect(cartLines(page).getByText('Sin la oferta, este es el precio')).toHaveCount(3);
    await expect(cartLines(page)).toHaveCount(5);
    // Opened again, the cart needs no other notice.
    await openCart(page);
    expect(await expectAgreement(page, context)).toBe(asked);
  });

  test('a price changes before the cart is opened, cannot be checked at first, and changes again', async ({
    page,
    context,
    emulator,
    shop,
    problems,
  }) => {
    problems.allow(/status of 503/);
    await haveInCart(page, shop, [{handle: HANDLE}]);
    await emulator.changeProduct(HANDLE, {price: '25.00'});
    await emulator.injectFault({kind: 'http', operation: 'GetVariantPrices'});
    await openCart(page);
    await expect(page.getByText('No pudimos comprobar los precios de hoy.')).toBeVisible();
    await emulator.clearFaults();
    await page.clock.fastForward('01:01');
    await expect(page.getByText('No pudimos comprobar los precios de hoy.')).toBeHidden();
    const line = cartLines(page).first();
    await expect(line.getByText('El precio cambió de $22.50 USD a $25.00 USD')).toBeVisible();
    await expectAccessible(page, contentOf(page));
    expect(await expectAgreement(page, context)).toBe(2500);

    await emulator.changeProduct(HANDLE, {price: '26.00'});
    await page.clock.fastForward('10:01');
    await expect(line.getByText('El precio cambió de $22.50 USD a $26.00 USD')).toBeVisible();
    expect(await expectAgreement(page, context)).toBe(2600);
  });

  test('products that are sold out or gone are marked, kept, and left out; of nothing else there is no payment', async ({
    page,
    context,
    emulator,
    shop,
  }) => {
    await haveInCart(page, shop, [{handle: HANDLE}, {handle: PLAIN}, {handle: 'producto-10'}]);
    await emulator.changeProduct(HANDLE, {availableForSale: false});
    await emulator.changeProduct(PLAIN, {deleted: true});
    await openCart(page);
    const lines = cartLines(page);
    await expect(lines.filter({hasText: 'Agotado'})).toHaveCount(1);
    await expect(lines.filter({hasText: 'Ya no está disponible'})).toHaveCount(1);
    await expect(lines).toHaveCount(3);
    await expect(page.getByText('2 productos no están disponibles')).toBeVisible();
    await expectAccessible(page, contentOf(page));
    expect(await expectAgreement(page, context)).toBe(899);

    await lines
      .last()
      .getByRole('button', {name: /^Quitar .* del carrito$/})
      .click();
    await expect(page.getByRole('button', PAY)).toBeDisabled();
  });
});

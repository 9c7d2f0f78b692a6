/**
 * What the shopper is shown is what the checkout charges: for each way to fill a cart and each thing
 * that may go wrong, the amounts of the cart page, of the notice and of the hosted checkout agree to
 * the cent, or the notice came first.
 */
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {startLocalShop} from '../../scripts/lib/local-shop';
import {expectAccessible, settled} from './support/accessibility';
import {addProduct, cartLines, cartTotal} from './support/cart';
import {addCombo, crossSell, openCart, START, withoutCrossSell} from './support/offers';
import {expect, ONE_WIDTH, test} from './support/test';

/** Its companions are the same in every run; none of them is on sale in the shop. */
const HANDLE = 'producto-03';
const PLAIN = 'producto-05';
const ON_SALE = 'producto-02';
const PAY = {name: 'Finalizar Compra'};

const notice = (page: Page) =>
  page.getByRole('alertdialog', {name: 'El total del pago es distinto'});
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
 * The notice comes first, gives this reason and both amounts, and the checkout asks what it says;
 * the cart shows the truth from then on, and asks without another notice.
 */
async function expectNotice(page: Page, context: BrowserContext, reason: RegExp): Promise<void> {
  const shown = await cartTotal(page).innerText();
  await page.getByRole('button', PAY).click();
  const told = notice(page);
  await expect(told).toBeVisible();
  await expect(told).toContainText(shown);
  await expect(told).toContainText(reason);
  expect(context.pages()).toHaveLength(1);
  await settled(told);
  await expectAccessible(page);

  const goOn = told.getByRole('link', {name: /^Continuar y pagar/});
  const asked = amount(await goOn.innerText());
  const checkout = await opened(context, goOn);
  expect(await hostedTotal(checkout)).toBe(asked);
  await checkout.close();

  // Who goes on finds the cart as the checkout has it.
  await expect(told).toHaveCount(0);
  expect(await shownTotal(page)).toBe(asked);
  await openCart(page);
  expect(await expectAgreement(page, context)).toBe(asked);
}

test.beforeEach(async ({context}) => {
  await context.clock.install({time: START});
});

test.describe('without surprises', ONE_WIDTH, () => {
  test.describe('and without a cross-sell', () => {
    test.beforeEach(({context}) => withoutCrossSell(context));

    test('no offer: two products, one of them three times', async ({page, context}) => {
      await addProduct(page, HANDLE);
      await addProduct(page, PLAIN);
      await openCart(page);
      const more = cartLines(page)
        .first()
        .getByRole('button', {name: /^Agregar una unidad/});
      await more.click();
      await more.click();
      expect(await expectAgreement(page, context)).toBe(3 * 2250 + 1250);
    });

    for (const companions of [1, 2, 3]) {
      test(`a combo with ${companions} companions, one line three times`, async ({
        page,
        context,
      }) => {
        await addCombo(page, HANDLE, companions);
        await openCart(page);
        const lines = cartLines(page);
        await expect(lines.getByText(`-${companions}0% OFF`)).toHaveCount(companions + 1);
        const more = lines.last().getByRole('button', {name: /^Agregar una unidad/});
        await more.click();
        await more.click();
        await expectAgreement(page, context);
      });
    }

    test('a combo of the product alone is no offer', async ({page, context}) => {
      await addCombo(page, HANDLE, 0);
      await openCart(page);
      expect(await expectAgreement(page, context)).toBe(2250);
    });

    test('combos of two sizes side by side', async ({page, context}) => {
      await addCombo(page, HANDLE, 1);
      await addCombo(page, 'producto-40', 2);
      await openCart(page);
      await expectAgreement(page, context);
    });

    test('a combo that expired in the cart', async ({page, context}) => {
      await addCombo(page, HANDLE, 3);
      await openCart(page);
      const before = await shownTotal(page);
      await page.clock.fastForward('15:00');
      await expect(cartLines(page).getByText('Oferta terminada')).toHaveCount(4);
      const after = await expectAgreement(page, context);
      expect(after).toBeGreaterThan(before);
    });

    test("the shop's own sale, while the cart shows it", async ({page, context}) => {
      await addProduct(page, ON_SALE);
      await openCart(page);
      expect(await expectAgreement(page, context)).toBe(1050);
    });

    test("the shop's own sale, once the cart shows it as ended, is told and put right", async ({
      page,
      context,
    }) => {
      await addProduct(page, ON_SALE);
      await openCart(page);
      await page.clock.fastForward('15:00');
      await expect(cartLines(page).getByText('Oferta terminada')).toBeVisible();
      expect(await shownTotal(page)).toBe(1399);
      await expectNotice(page, context, /la tienda mantiene su precio rebajado/);
    });
  });

  test('a cross-sell', async ({page, context}) => {
    await addProduct(page, HANDLE);
    await openCart(page);
    await crossSell(page).getByRole('button').click();
    await expect(cartLines(page).getByText('-50% OFF')).toBeVisible();
    await expectAgreement(page, context);
  });

  test('a combo and a cross-sell', async ({page, context}) => {
    await addCombo(page, HANDLE, 3);
    await openCart(page);
    await crossSell(page).getByRole('button').click();
    await expect(cartLines(page)).toHaveCount(5);
    await expectAgreement(page, context);
  });
});

test.describe('when the shop and the cart disagree', ONE_WIDTH, () => {
  test.use({ownShop: true});
  test.beforeEach(({context}) => withoutCrossSell(context));

  test('an offer ends between the second shown and the click', async ({page, context}) => {
    await addCombo(page, HANDLE, 1);
    await openCart(page);
    await page.clock.fastForward('14:00');
    await expect(cartLines(page).getByText('-10% OFF')).toHaveCount(2);
    // In one task: time goes on, and the click comes before the page has ticked.
    await page.evaluate(() => {
      const {now} = Date;
      Date.now = () => now() + 15 * 60_000;
      const button = [...document.querySelectorAll('button')].find(
        ({textContent}) => textContent === 'Finalizar Compra',
      );
      button?.click();
    });
    const told = notice(page);
    await expect(told).toContainText('su oferta terminó y vuelve al precio regular');
    const goOn = told.getByRole('link', {name: /^Continuar y pagar/});
    const asked = amount(await goOn.innerText());
    const checkout = await opened(context, goOn);
    expect(await hostedTotal(checkout)).toBe(asked);
    await expect.poll(() => shownTotal(page)).toBe(asked);
  });

  test('the code is switched off', async ({page, context, emulator}) => {
    await emulator.switchCode('COMBO30', false);
    await addCombo(page, HANDLE, 3);
    await openCart(page);
    await expectNotice(page, context, /la tienda no pudo aplicar su oferta/);
    await expect(cartLines(page).getByText('La oferta no se pudo aplicar.')).toHaveCount(4);
  });

  test('one of two codes is switched off', async ({page, context, emulator}) => {
    await emulator.switchCode('COMBO10', false);
    await addCombo(page, HANDLE, 1);
    await addCombo(page, 'producto-40', 3);
    await openCart(page);
    await expectNotice(page, context, /la tienda no pudo aplicar su oferta/);
    await expect(cartLines(page).getByText('-30% OFF')).toHaveCount(4);
  });

  test('a price changes while the cart is open', async ({page, context, emulator}) => {
    await addProduct(page, HANDLE);
    await addCombo(page, PLAIN, 2);
    await openCart(page);
    await emulator.changeProduct(HANDLE, {price: '31.07'});
    await emulator.changeProduct(PLAIN, {price: '9.99'});
    await expectNotice(page, context, /el precio cambió de \$22\.50 USD a \$31\.07 USD/);
    await expect(
      cartLines(page).getByText('El precio cambió de $22.50 USD a $31.07 USD'),
    ).toBeVisible();
  });

  test('a price changes before the cart is opened, or while it stands open', async ({
    page,
    context,
    emulator,
  }) => {
    await addProduct(page, HANDLE);
    await emulator.changeProduct(HANDLE, {price: '25.00'});
    await openCart(page);
    const line = cartLines(page).first();
    await expect(line.getByText('El precio cambió de $22.50 USD a $25.00 USD')).toBeVisible();
    await expectAccessible(page);
    expect(await expectAgreement(page, context)).toBe(2500);

    await emulator.changeProduct(HANDLE, {price: '26.00'});
    await page.clock.fastForward('10:01');
    await expect(line.getByText('El precio cambió de $22.50 USD a $26.00 USD')).toBeVisible();
    expect(await expectAgreement(page, context)).toBe(2600);
  });

  test('a product sells out while the cart is open', async ({page, context, emulator}) => {
    await addProduct(page, HANDLE);
    await addProduct(page, PLAIN);
    await openCart(page);
    await emulator.changeProduct(HANDLE, {availableForSale: false});
    await expectNotice(page, context, /se agotó y no se incluye en el pago/);
    await expect(cartLines(page)).toHaveCount(2);
  });

  test('products that are sold out or gone are marked, kept, and left out', async ({
    page,
    context,
    emulator,
  }) => {
    await addProduct(page, HANDLE);
    await addProduct(page, PLAIN);
    await addProduct(page, 'producto-10');
    await emulator.changeProduct(HANDLE, {availableForSale: false});
    await emulator.changeProduct(PLAIN, {deleted: true});
    await openCart(page);
    const lines = cartLines(page);
    await expect(lines.filter({hasText: 'Agotado'})).toHaveCount(1);
    await expect(lines.filter({hasText: 'Ya no está disponible'})).toHaveCount(1);
    await expect(lines).toHaveCount(3);
    await expect(page.getByText('2 productos no están disponibles')).toBeVisible();
    await expectAccessible(page);
    expect(await expectAgreement(page, context)).toBe(899);
  });

  test('a cart of which nothing can be bought offers no payment', async ({page, emulator}) => {
    await addProduct(page, HANDLE);
    await emulator.changeProduct(HANDLE, {deleted: true});
    await openCart(page);
    await expect(page.getByText('Ya no está disponible')).toBeVisible();
    await expect(page.getByRole('button', PAY)).toBeDisabled();
  });

  test('prices that cannot be checked are said to be so', async ({page, emulator, problems}) => {
    problems.allow(/status of 503/);
    await addProduct(page, HANDLE);
    await emulator.injectFault({kind: 'http', operation: 'GetVariantPrices'});
    await openCart(page);
    await expect(page.getByText('No pudimos comprobar los precios de hoy.')).toBeVisible();
    await emulator.clearFaults();
    await page.clock.fastForward('01:01');
    await expect(page.getByText('No pudimos comprobar los precios de hoy.')).toBeHidden();
  });
});

test.describe('in a shop without codes', ONE_WIDTH, () => {
  test.use({
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from it.
    shop: async ({}, use) => {
      const shop = await startLocalShop({offerCodes: ''});
      await use(shop);
      await shop.close();
    },
  });

  test('the full amount is told before paying', async ({page, context}) => {
    await withoutCrossSell(context);
    await addCombo(page, HANDLE, 2);
    await openCart(page);
    await expectNotice(page, context, /la tienda no pudo aplicar su oferta/);
  });
});

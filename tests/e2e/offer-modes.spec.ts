/** A campaign of the shop, from a product to the checkout. */
import type {BrowserContext, Page} from '@playwright/test';
import {EMULATOR_DISCOUNTS} from '../../scripts/lib/emulator-offer-codes';
import {contentOf, expectAccessible} from './support/accessibility';
import {cartLines, cartTotal} from './support/cart';
import {companion, openCart} from './support/offers';
import {expect, test} from './support/test';
import {reload, visit} from './support/visit';

const HANDLE = 'producto-03';
const PRODUCT = `/producto/${HANDLE}`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The worker and the provider go by the true clock, so the window lies around it. */
const NOW = Math.ceil(Date.now() / 1000) * 1000;
const STARTS_AT = NOW - HOUR;
const ENDS_AT = NOW + 2 * DAY;

const timers = (page: Page) => page.getByRole('timer');
const panel = (page: Page) => page.getByRole('region', {name: /^Arma tu combo/});
const summary = (page: Page) => page.getByRole('region', {name: 'Resumen de la compra'});
const strip = (page: Page) => page.getByRole('link', {name: /Ver combo/});

async function amountAtCheckout(page: Page, context: BrowserContext): Promise<string> {
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', {name: 'Finalizar Compra'}).click(),
  ]);
  const amount = await checkout.getByRole('definition').last().innerText();
  await checkout.close();
  return amount;
}

const WINDOW = {
  startsAt: new Date(STARTS_AT).toISOString(),
  endsAt: new Date(ENDS_AT).toISOString(),
};
const CAMPAIGN_CODES = EMULATOR_DISCOUNTS.map(
  ({offer, code}) => [offer, {code, ...WINDOW}] as const,
);
const DISCOUNT_CODES = EMULATOR_DISCOUNTS.map((discount) => ({
  ...discount,
  active: {startsAt: STARTS_AT, endsAt: ENDS_AT},
}));

test.describe('in a campaign', () => {
  test.use({
    shopOptions: {
      discountCodes: DISCOUNT_CODES,
      variables: {
        PUBLIC_OFFER_MODE: 'campaign',
        PRIVATE_OFFER_CODES: JSON.stringify(Object.fromEntries(CAMPAIGN_CODES)),
      },
    },
  });

  test('offers run to one end for everybody, and nothing restarts', async ({
    page,
    context,
    browser,
    request,
  }) => {
    const stored = await (await request.get(PRODUCT)).text();
    expect(stored).toContain(String(ENDS_AT));
    expect(stored).not.toMatch(/Combo con descuento|Oferta terminada|role="timer"|COMBO30/);

    await context.clock.install({time: NOW + 300});
    await visit(page, PRODUCT);
    const other = await browser.newContext({baseURL: new URL(page.url()).origin});
    await other.clock.install({time: NOW + 900});
    const elsewhere = await other.newPage();
    await visit(elsewhere, PRODUCT);
    const moment = NOW + 5 * MINUTE;
    await Promise.all([context.clock.pauseAt(moment), other.clock.pauseAt(moment)]);
    for (const browserPage of [page, elsewhere]) {
      await expect(timers(browserPage)).toHaveText(['1 d 23:55:00']);
    }
    await other.close();
    // Who forgets everything finds the same end.
    await page.evaluate(() => localStorage.clear());
    await reload(page);
    await expect(timers(page)).toHaveText(['1 d 23:55:00']);
    await context.clock.resume();

    await expect(strip(page)).toContainText('Combo con descuento');
    await expect(page.getByText('No, gracias')).toHaveCount(0);
    await companion(panel(page), 3).click();
    await expect(panel(page).getByText('20% de descuento', {exact: true})).toBeVisible();
    await expectAccessible(page, panel(page), strip(page));
    await panel(page).getByRole('button', {name: 'Agregar 3 productos'}).click();

    await openCart(page);
    await expect(cartLines(page).getByText('-20% OFF')).toHaveCount(3);
    const total = await cartTotal(page).innerText();
    const box = page.getByRole('region', {name: 'Una oferta para tu carrito'});
    await expect(box.getByRole('timer')).toHaveText(/^1 d 23:5\d:\d\d$/);
    await page.clock.fastForward(3 * HOUR);
    await expect(cartLines(page).getByRole('timer').first()).toHaveText(/^1 d 20:5\d:\d\d$/);
    await expect(cartTotal(page)).toHaveText(total);
    await expect(box).toBeVisible();
    await expectAccessible(page, contentOf(page));
    expect(await amountAtCheckout(page, context)).toBe(total);

    await box.getByRole('button', {name: /^Agregar con 50%/}).click();
    await expect(cartLines(page).getByText('-50% OFF')).toHaveCount(1);
    await expect(box).toHaveCount(0);
    const reduced = await cartTotal(page).innerText();
    expect(await amountAtCheckout(page, context)).toBe(reduced);

    await page.clock.fastForward(2 * DAY);
    await expect(cartLines(page).getByText('Oferta terminada')).toHaveCount(4);
    await expect(summary(page).getByText('Ahorras')).toHaveCount(0);
    await expect(page.getByText('Oferta Expirada')).toHaveCount(0);
    await expect(timers(page)).toHaveCount(0);
    const regular = await cartTotal(page).innerText();
    expect(await amountAtCheckout(page, context)).toBe(regular);

    await page.clock.fastForward(DAY);
    await visit(page, PRODUCT);
    await expect(strip(page)).toContainText('Arma tu combo');
    await expect(panel(page).getByRole('button', {name: 'Ya en tu carrito'})).toBeHidden();
    await expect(panel(page).getByRole('button', {name: 'Agregar 1 producto'})).toBeEnabled();
    await expect(page.getByText(/Combo con descuento|Oferta terminada|ha expirado/)).toHaveCount(0);
    await expect(timers(page)).toHaveCount(0);
  });
});

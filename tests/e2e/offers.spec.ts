/** Each state of each offer, by a clock that the test drives, across reloads and in two tabs. */
import type {Page} from '@playwright/test';
import {contentOf, expectAccessible} from './support/accessibility';
import {cartLines} from './support/cart';
import {
  combo,
  crossSell,
  openCart,
  START,
  watchLayoutShift,
  withoutCrossSell,
} from './support/offers';
import {comboOf, haveInCart} from './support/stored-cart';
import {expect, test} from './support/test';
import {expectToast} from './support/toasts';
import {reload, visit} from './support/visit';

const HANDLE = 'producto-03';
const PRODUCT = `/producto/${HANDLE}`;
const EXPIRED =
  'La oferta del 30% de descuento ha expirado. Los productos se agregan a precio regular.';

test.beforeEach(async ({context}) => {
  await context.clock.install({time: START});
});

const timers = (page: Page) => page.getByRole('timer');
/** As when the tab is left for another, and come back to. */
async function setVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );
}

test.describe('the countdown of a product', () => {
  // Its boundaries: tests/unit/domain/offers/product-offer.test.ts; in every tab: persistent-store.test.ts; one timer for the whole page: clock.test.tsx.
  test('moves nothing when it appears, stands still in a hidden tab, and is announced three times, not each second', async ({
    page,
  }) => {
    const shift = await watchLayoutShift(page);
    await visit(page, PRODUCT);
    await expect(timers(page)).toHaveCount(1);
    expect(await shift()).toBeLessThanOrEqual(0.01);

    await setVisible(page, false);
    const before = await timers(page).first().innerText();
    await page.clock.fastForward('05:00');
    await expect(timers(page).first()).toHaveText(before);
    await setVisible(page, true);
    await expect(timers(page).first()).toHaveText(/^(10:00|09:5\d)$/);

    const said = page.getByRole('status').filter({hasText: /oferta/i});
    await expect(said).toHaveText([/^Oferta por tiempo limitado/]);
    await page.clock.fastForward('08:30');
    await expect(said).toHaveText([/^Oferta por tiempo limitado/]);
    await page.clock.fastForward('00:45');
    await expect(said).toHaveText(['Queda menos de un minuto de la oferta del combo.']);
    await page.clock.fastForward('01:00');
    await expect(said).toHaveText([EXPIRED]);
    const region = await combo(page);
    await expect(timers(page)).toHaveCount(0);
    await expectAccessible(page, region);
  });
});

test.describe('the discount of a cart line', () => {
  test.beforeEach(({context}) => withoutCrossSell(context));

  // In every tab: tests/components/state/browser/persistent-store.test.ts.
  test('counts down across a reload, and ends at 15:00 with the full price', async ({
    page,
    shop,
  }) => {
    await haveInCart(page, shop, comboOf(HANDLE, 'producto-05'));
    await openCart(page);
    const lines = cartLines(page);
    await expect(lines.getByText('-10% OFF')).toHaveCount(2);
    await expectAccessible(page, contentOf(page));
    await page.clock.fastForward('00:40');
    await reload(page);
    await expect(timers(page).first()).toHaveText(/^14:[0-2]\d$/);
    await page.clock.fastForward('14:20');
    await expect(lines.getByText('Oferta terminada')).toHaveCount(2);
    await expect(lines.getByText('-10% OFF')).toHaveCount(0);
    await expect(lines.first().getByText('$22.50 USD')).toBeVisible();
    await expectAccessible(page, contentOf(page));
  });
});

test.describe('the cross-sell', () => {
  test.beforeEach(({page, shop}) => haveInCart(page, shop, [{handle: HANDLE}]));

  test('is drawn once: the same after a reload and in another tab; expires at 60 seconds, and says so', async ({
    page,
    context,
  }) => {
    const shift = await watchLayoutShift(page);
    await openCart(page);
    const box = crossSell(page);
    await expect(box.getByRole('timer')).toHaveText(/^(01:00|00:5\d)$/);
    const title = await box.getByRole('heading', {level: 3}).innerText();
    expect(await shift()).toBeLessThanOrEqual(0.01);
    await expectAccessible(page, box);

    await reload(page);
    await expect(box.getByRole('heading', {level: 3})).toHaveText(title);
    const other = await context.newPage();
    await openCart(other);
    await expect(crossSell(other).getByRole('heading', {level: 3})).toHaveText(title);

    await context.clock.fastForward('01:00');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', {name: 'Oferta Expirada'})).toBeVisible();
      await expect(
        tab.getByText('Esta oferta ha expirado. Vuelve en 24 horas para nuevas ofertas.'),
      ).toBeVisible();
    }
    await expectAccessible(page, contentOf(page));
    await reload(page);
    await expect(page.getByRole('heading', {name: 'Oferta Expirada'})).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  test('accepted is in the cart at half its price, in every tab, and not offered again', async ({
    page,
    context,
  }) => {
    await openCart(page);
    const other = await context.newPage();
    await openCart(other);
    await expect(crossSell(other)).toBeVisible();
    const box = crossSell(page);
    const title = await box.getByRole('heading', {level: 3}).innerText();
    const accept = box.getByRole('button', {name: 'Agregar con 50% de descuento'});
    await expectToast(page, '¡Oferta agregada al carrito con 50% de descuento!', () =>
      accept.press('Enter'),
    );
    await expect(
      page.getByRole('heading', {level: 2}).getByRole('link', {name: title}),
    ).toBeFocused();
    const line = cartLines(page).filter({hasText: title});
    await expect(line.getByText('-50% OFF')).toBeVisible();
    await expect(box).toHaveCount(0);
    await expect(crossSell(other)).toHaveCount(0);
    await expect(cartLines(other)).toHaveCount(2);
  });
});

/** Nothing measures a visit before the visitor agrees, or once they no longer do. */
import type {Page, Request} from '@playwright/test';
import {expectAccessible, settled} from './support/accessibility';
import {expect, test} from './support/test';
import {unfoldedFooter} from './support/visit';

const CHECKOUT = 'pagar.tienda.example';
const VITALS = 'https://medir.example/vitals';

/** Answers for those who receive reports, and records what they receive. */
async function listen(page: Page): Promise<Request[]> {
  const reports: Request[] = [];
  for (const pattern of [`https://${CHECKOUT}/**`, VITALS]) {
    await page.route(pattern, async (route) => {
      reports.push(route.request());
      await route.fulfill({
        status: 200,
        headers: {'access-control-allow-origin': '*'},
        json: {result: []},
      });
    });
  }
  return reports;
}

const notice = (page: Page) => page.getByRole('region', {name: 'Tu privacidad'});
const choice = (page: Page) => page.getByRole('dialog', {name: 'Tu privacidad'});
const preferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Preferencias de privacidad'});
const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({name}) => name).filter((name) => name.startsWith('_sh'));

test.describe('a shop that measures', () => {
  test.use({
    shopOptions: {
      variables: {
        PUBLIC_CHECKOUT_DOMAIN: CHECKOUT,
        PUBLIC_SHOP_ID: '123',
        PUBLIC_WEB_VITALS_URL: VITALS,
      },
    },
  });

  test('measures nothing until a visitor agrees, and forgets them when they change their mind', async ({
    page,
    shop,
  }) => {
    const reports = await listen(page);
    const response = await page.goto(`${shop.url}/faq`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(
      `'self' https://${CHECKOUT} https://medir.example`,
    );
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page);
    expect(reports).toEqual([]);

    await notice(page).getByRole('button', {name: 'Rechazar'}).click();
    await expect(notice(page)).toBeHidden();
    await page.goto(`${shop.url}/producto/producto-01`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await unfoldedFooter(page);
    await preferences(page).click();
    await expect(choice(page).getByRole('button').first()).toBeFocused();
    await settled(choice(page));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(choice(page)).toHaveCount(0);
    await expect(preferences(page)).toBeFocused();
    await page.keyboard.press('Enter');
    expect(reports).toEqual([]);
    expect(await cookies(page)).toEqual([]);

    const told = page.waitForRequest((request) => request.url().includes(CHECKOUT));
    await choice(page).getByRole('button', {name: 'Aceptar'}).click();
    const {events} = (await told).postDataJSON() as {events: {payload: Record<string, unknown>}[]};
    const measured = {shopId: 123, pageType: 'product', isPersistentCookie: true};
    expect(events[0]?.payload).toMatchObject(measured);
    expect(events.map(({payload}) => payload)).toContainEqual(
      expect.objectContaining({marketing_allowed: false, sale_of_data_allowed: false}),
    );
    await expect(preferences(page)).toBeFocused();
    expect(await cookies(page)).toEqual(['_shopify_y', '_shopify_s']);
    await expect.poll(() => reports.some((report) => report.url() === VITALS)).toBe(true);

    await preferences(page).click();
    await choice(page).getByRole('button', {name: 'Rechazar'}).click();
    await expect.poll(() => cookies(page)).toEqual([]);
    const soFar = reports.length;
    await (await unfoldedFooter(page)).getByRole('link', {name: 'Preguntas frecuentes'}).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Preguntas Frecuentes');
    expect(reports.length).toBe(soFar);
    // It may be about to fetch more in an idle moment, from a shop that is closed before it.
    await page.close();
  });
});

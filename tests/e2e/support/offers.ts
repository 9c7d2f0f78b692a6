/** What shoppers do with offers, in steps that several specs need. */
import {
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import {visit} from './visit';

/** A moment to count from; any will do. */
export const START = new Date('2026-03-02T15:00:00Z');
const CROSS_SELL_KEY = 'reventaplr-cross-sell';

/** The combo of the product page, once its code has taken it over. */
export async function combo(page: Page): Promise<Locator> {
  const region = page.getByRole('region', {name: /^Arma tu combo/});
  await region.scrollIntoViewIfNeeded();
  await expect(region.getByRole('button', {name: /^(Agregar \d|Ya en)/})).toBeEnabled();
  return region;
}

export function companion(region: Locator, index: 1 | 2 | 3): Locator {
  return region.getByRole('checkbox').nth(index);
}

/** Opens the cart page and waits until the shop's prices of today are in. */
export async function openCart(page: Page): Promise<void> {
  const prices = answerToNextDocument(page, /\/api\/precios/);
  await visit(page, '/carrito');
  await prices;
  await expect(page.getByRole('region', {name: 'Resumen de la compra'})).toBeVisible();
}

export function crossSell(page: Page): Locator {
  return page.getByRole('region', {name: 'Llévate también'});
}

/** No cross-sell in this browser: it was accepted just before. */
export async function withoutCrossSell(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    // An empty tab has no storage.
    if (location.protocol === 'about:') return;
    const record = {
      productId: 'p',
      expiresAt: 0,
      cooldownUntil: Date.now() + 60_000,
      wasUsed: true,
    };
    localStorage.setItem(key, JSON.stringify({state: record, version: 1}));
  }, CROSS_SELL_KEY);
}

/** Adds up how far things moved on their own since the page was opened. Call it before opening. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shop = window as unknown as {shifted: number};
    shop.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, hadRecentInput} = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shop.shifted += value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifted: number}).shifted);
}

/**
 * The first answer from such an address after the page's next navigation, to be called before it begins: one to the
 * document that is left may come while it is left, says nothing of the next, and never ends.
 * @param limits `timeout` in milliseconds from the navigation on.
 * @throws {Error} when none came in time.
 */
async function answerToNextDocument(
  page: Page,
  address: RegExp,
  limits: {readonly timeout?: number} = {},
): Promise<Response> {
  await page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  return page.waitForResponse(address, limits);
}

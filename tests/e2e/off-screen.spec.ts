/** What is far outside the viewport is laid out late; the height that stands in for it is the true one. */
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {visit} from './support/visit';

for (const path of ['/', '/tienda']) {
  test(`${path} is as high before it is scrolled through as after`, async ({page}) => {
    // So low that the last card is far from it at any width.
    await page.setViewportSize({width: page.viewportSize()?.width ?? 0, height: 600});
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    const before = await heightOf(page);

    const price = page.getByRole('main').getByText(/^\$/).last();
    expect(await isLaidOut(price), 'the last price waits').toBe(false);
    for (let y = 0; y < before; y += 400) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await price.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(price), 'the last price is there').toBe(true);

    expect(Math.abs((await heightOf(page)) - before)).toBeLessThanOrEqual(2);
  });
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

function isLaidOut(part: Locator): Promise<boolean> {
  return part.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));
}

/** What is far outside the viewport is laid out late; the height that stands in for it is the true one. */
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {visit} from './support/visit';

for (const path of ['/', '/tienda', '/producto/producto-01']) {
  test(`${path} is as high before it is scrolled through as after`, async ({page}) => {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    const before = await heightOf(page);

    const footer = page.getByRole('contentinfo');
    expect(await isSkipped(footer), 'the footer waits').toBe(true);
    for (let y = 0; y < before; y += 400) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect.poll(() => isSkipped(footer), 'the footer is there').toBe(false);

    expect(Math.abs((await heightOf(page)) - before)).toBeLessThanOrEqual(2);
  });
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Whether the browser has not laid out what is inside yet. */
function isSkipped(part: Locator): Promise<boolean> {
  return part.evaluate(
    ({firstElementChild}) => !firstElementChild?.checkVisibility({contentVisibilityAuto: true}),
  );
}

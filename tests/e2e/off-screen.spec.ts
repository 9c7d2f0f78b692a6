/** What is far outside the viewport is laid out late: nothing moves when it is, and it is remembered. */
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {visit} from './support/visit';

test('a page does not move as it is scrolled through, and keeps its height afterwards', async ({
  page,
}) => {
  for (const path of ['/', '/producto/producto-02']) {
    // So low that the last card is far from it at any width.
    await page.setViewportSize({width: page.viewportSize()?.width ?? 0, height: 600});
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(countShifts);

    const price = page.getByRole('main').getByText(/^\$/).last();
    expect(await isLaidOut(price), 'the last price waits').toBe(false);
    await scrollThrough(page);
    await price.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(price), 'the last price is there').toBe(true);
    expect(await page.evaluate(() => window.shifts), 'layout shift').toBeLessThan(0.01);

    const height = await heightOf(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => isLaidOut(price), 'the last price waits again').toBe(false);
    expect(await heightOf(page), 'height').toBe(height);
  }
});

declare global {
  interface Window {
    /** Layout shifts since `countShifts`. */
    shifts: number;
  }
}

function countShifts() {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += (entry as {value?: number}).value ?? 0;
  }).observe({type: 'layout-shift'});
}

async function scrollThrough(page: Page): Promise<void> {
  for (let y = 0; y < (await heightOf(page)); y += 400) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

function isLaidOut(part: Locator): Promise<boolean> {
  return part.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));
}

import type {Page, Response} from '@playwright/test';
import {gzipSize} from '../../../scripts/lib/bundle-size';

/**
 * Counts the scripts that a page asks for; to be called before it is opened. The function returned
 * waits until the page is loaded and idle and gives their size, in bytes after gzip. What the page
 * itself puts off until it is idle is held back for good, or the count would depend on the moment.
 */
export async function countScripts(page: Page): Promise<() => Promise<number>> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    Object.assign(window, {
      requestIdleCallback: () => 0,
      untilIdle: () => new Promise((resolve) => whenIdle(resolve)),
    });
  });
  return async () => {
    await page.waitForLoadState('load');
    await page.evaluate(() =>
      (window as unknown as {untilIdle: () => Promise<unknown>}).untilIdle(),
    );
    const sizes = await Promise.all(
      [...scripts.values()].map(async (response) => gzipSize(await response.body())),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

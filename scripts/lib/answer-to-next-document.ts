import type {Page, Response} from '@playwright/test';

/**
 * The first answer from such an address after the page's next navigation, to be called before it begins: one to the
 * document that is left may come while it is left, says nothing of the next, and never ends.
 * @param limits `timeout` in milliseconds from the navigation on.
 * @throws {Error} when none came in time.
 */
export async function answerToNextDocument(
  page: Page,
  address: RegExp,
  limits: {readonly timeout?: number} = {},
): Promise<Response> {
  await page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  return page.waitForResponse(address, limits);
}

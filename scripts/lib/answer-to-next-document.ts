import type {Page, Response} from '@playwright/test';

/**
 * The first answer from such an address to the document that the page opens next. To be called before it does: one
 * to the document that is left may come while it is left, says nothing of the next, and never ends.
 * @throws {Error} when none came in time.
 */
export async function answerToNextDocument(
  page: Page,
  address: RegExp,
  limits: {readonly timeout?: number} = {},
): Promise<Response> {
  await page.waitForEvent('framenavigated', limits);
  return page.waitForResponse(address, limits);
}

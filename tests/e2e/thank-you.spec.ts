import {expect, test} from './support/test';
import {reload, visit} from './support/visit';

test('holds the longest words, and begins at its top, also when it is reloaded', async ({page}) => {
  await visit(page, `/gracias?order=${'7'.repeat(80)}&name=${'Maximiliano'.repeat(4)}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'however long the words').toBe(0);

  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await reload(page);
  await page.waitForLoadState('load');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

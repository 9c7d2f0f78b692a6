import {expect, test} from './support/test';
import {reload, visit} from './support/visit';

test('shows name and order from the address as text, cut to a sane length, and begins at its top, also when it is reloaded', async ({
  page,
}) => {
  const name = `<b>${'Ana'.repeat(60)}</b>`;
  await visit(page, `/gracias?order=RP-7&name=${encodeURIComponent(name)}`);
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toContainText('<b>Ana');
  expect((await heading.innerText()).length).toBeLessThan(100);
  await expect(page.getByText('Número de pedido: RP-7')).toBeVisible();

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

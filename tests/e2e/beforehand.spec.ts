/** What the browser does before and after a page is seen: it renders the next one, and keeps the last one. */
import {expect, test} from './support/test';

test('a prerendered page runs no code until it is shown', async ({page}) => {
  // As a document that the browser prerenders; one that Playwright drives prerenders nothing.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', {value: true, configurable: true});
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/producto/producto-01', {waitUntil: 'networkidle'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // No code: no timer, no visit, no message, nothing remembered.
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  expect(asked.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([]);
  expect(await page.evaluate(() => ({...localStorage, ...sessionStorage}))).toEqual({});

  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'prerendering', {value: false});
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.getByRole('button', {name: 'Agregar al carrito'}).first().click();
  await expect(page.getByText('Producto agregado al carrito').first()).toBeVisible();
});

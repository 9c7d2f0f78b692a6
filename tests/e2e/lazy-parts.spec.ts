/** Code that cannot be fetched: the feature says so and tries again; the page and the cart stay as they are. */
import type {Route} from '@playwright/test';
import {cartLink} from './support/cart';
import {haveInCart} from './support/stored-cart';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const PRODUCT = '/producto/producto-05';
const SCRIPTS = /\/assets\/[^/]*\.js$/;

/** A part that has opened meanwhile covers what opens it, which could not be pressed for half a minute. */
const SOON = {timeout: 2000};

/** By what opens it, and the name of its dialog. */
const PARTS = [
  ['search', 'button', /^Buscar/, 'Buscar Productos'],
  ['chat', 'button', /^Abrir chat con SofIA/, /SofIA/],
  ['picture zoom', 'link', /\(ampliar\)/, undefined],
  ['categories', 'button', /^Categorías$/, 'Categorías'],
  ['reader', 'link', /^Hojear/, undefined],
] as const;

const FAULTS = {
  'is answered with 404': (route: Route) => route.fulfill({status: 404}),
  'is blocked': (route: Route) => route.abort('blockedbyclient'),
  'is aborted': (route: Route) => route.abort('connectionreset'),
};

for (const [turn, [fault, answer]] of Object.entries(FAULTS).entries()) {
  // An import fails in the same way for all three, so each part meets one of them.
  const parts = PARTS.filter((_, index) => index % 3 === turn);
  test(`code that ${fault}, and the retry works: ${parts.map(([name]) => name).join(', ')}`, async ({
    page,
    shop,
    problems,
  }) => {
    problems.allow(/Failed to load resource|ERR_|dynamically imported module/);
    await haveInCart(page, shop, [{handle: 'producto-05'}]);
    for (const [part, role, name, dialog] of parts) {
      const press = (limit = {}) => page.getByRole(role, {name}).first().click(limit);
      const opened = page.getByRole('dialog', {name: dialog});
      await test.step(part, async () => {
        await visit(page, PRODUCT);
        await page.route(SCRIPTS, answer);
        await press();
        const message = page.getByRole('region', {name: 'No pudimos abrir esta parte'});
        await expect(message).toBeVisible();
        await expect(cartLink(page, 1)).toBeVisible();
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();

        await page.unroute(SCRIPTS);
        await message.getByRole('button', {name: 'Reintentar'}).click();
        // Where the browser remembers the failure the document is loaded again, and the part opens by another press.
        await expect(message).toBeHidden();
        await expect(async () => {
          if (!(await opened.isVisible())) await press(SOON);
          await expect(opened).toBeVisible(SOON);
        }).toPass();
        await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
      });
    }
  });
}

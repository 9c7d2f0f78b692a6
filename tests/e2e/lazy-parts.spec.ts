/** Code that cannot be fetched: the feature says so and tries again; the page and the cart stay as they are. */
import type {Page, Route} from '@playwright/test';
import {cartLink} from './support/cart';
import {haveInCart} from './support/stored-cart';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const PRODUCT = '/producto/producto-05';
const SCRIPTS = /\/assets\/[^/]*\.js$/;

/** A part that has opened meanwhile covers what opens it, which could not be pressed for half a minute. */
const SOON = {timeout: 2000};

const PARTS = {
  search: {
    press: (page: Page) =>
      page
        .getByRole('banner')
        .getByRole('button', {name: /^Buscar/})
        .click(SOON),
    opened: (page: Page) => page.getByRole('dialog', {name: 'Buscar Productos'}),
  },
  chat: {
    press: (page: Page) => page.getByRole('button', {name: 'Abrir chat con SofIA'}).click(SOON),
    opened: (page: Page) => page.getByRole('dialog', {name: /SofIA/}),
  },
  'picture zoom': {
    press: (page: Page) =>
      page
        .getByRole('link', {name: /\(ampliar\)/})
        .first()
        .click(SOON),
    opened: (page: Page) => page.getByRole('dialog'),
  },
  categories: {
    press: (page: Page) => page.getByRole('button', {name: 'Categorías', exact: true}).click(SOON),
    opened: (page: Page) => page.getByRole('dialog', {name: 'Categorías'}),
  },
  reader: {
    press: (page: Page) =>
      page
        .getByRole('link', {name: /^Hojear/})
        .first()
        .click(SOON),
    opened: (page: Page) => page.getByRole('dialog'),
  },
} as const;

const FAULTS = {
  'is answered with 404': (route: Route) => route.fulfill({status: 404}),
  'is blocked': (route: Route) => route.abort('blockedbyclient'),
  'is aborted': (route: Route) => route.abort('connectionreset'),
};

for (const [turn, [fault, answer]] of Object.entries(FAULTS).entries()) {
  // An import fails in the same way for all three, so each part meets one of them.
  const parts = Object.entries(PARTS).filter((_, index) => index % 3 === turn);
  test(`code that ${fault}, and the retry works: ${parts.map(([name]) => name).join(', ')}`, async ({
    page,
    shop,
    problems,
  }) => {
    problems.allow(/Failed to load resource|ERR_|dynamically imported module/);
    await haveInCart(page, shop, [{handle: 'producto-05'}]);
    for (const [name, {press, opened}] of parts) {
      await test.step(name, async () => {
        await visit(page, PRODUCT);
        await page.route(SCRIPTS, answer);
        await press(page);
        const message = page.getByRole('region', {name: 'No pudimos abrir esta parte'});
        await expect(message).toBeVisible();
        await expect(cartLink(page, 1)).toBeVisible();
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();

        await page.unroute(SCRIPTS);
        await message.getByRole('button', {name: 'Intentar de nuevo'}).click();
        // Where the browser remembers the failure the document is loaded again, and the part opens by another press.
        await expect(message).toBeHidden();
        await expect(async () => {
          if (!(await opened(page).isVisible())) await press(page);
          await expect(opened(page)).toBeVisible(SOON);
        }).toPass();
        await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
      });
    }
  });
}

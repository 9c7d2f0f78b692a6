/** Code that cannot be fetched: the feature says so and tries again; the page and the cart stay as they are. */
import type {Page, Route} from '@playwright/test';
import {cartLink} from './support/cart';
import {expect, test} from './support/test';
import {visit} from './support/visit';

// The service worker's requests cannot be answered by a test.
test.use({shopOptions: {variables: {PUBLIC_OFFLINE: 'off'}}});

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
  'answers 404': (route: Route) => route.fulfill({status: 404}),
  'is blocked': (route: Route) => route.abort('blockedbyclient'),
  'is aborted': (route: Route) => route.abort('connectionreset'),
};

for (const [index, [name, {press, opened}]] of Object.entries(PARTS).entries()) {
  // An import fails in the same way for all three; each part meets one, and the first part all.
  const faults = Object.entries(FAULTS).filter((_, fault) => index === 0 || fault === index % 3);
  for (const [fault, answer] of faults) {
    test(`${name}: its code ${fault}, and the retry works`, async ({page, problems}) => {
      problems.allow(/Failed to load resource|ERR_|dynamically imported module/);
      await visit(page, PRODUCT);
      await page
        .getByRole('button', {name: /^Agregar al carrito/})
        .first()
        .click();
      await expect(cartLink(page, 1)).toBeVisible();
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
}

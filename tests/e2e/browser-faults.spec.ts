/** What breaks in the browser rather than behind it: storage, the network, and a shop that was deployed anew. */
import type {Page} from '@playwright/test';
import {addButton, addProduct, cartLines, cartLink} from './support/cart';
import {expect, test} from './support/test';
import {expectToast} from './support/toasts';
import {unfoldedFooter, visit} from './support/visit';

const PRODUCT = '/producto/producto-02';
const PAY = {name: 'Finalizar Compra'};

async function followFaq(page: Page): Promise<void> {
  const footer = await unfoldedFooter(page);
  await footer.getByRole('link', {name: 'Preguntas frecuentes'}).click();
}

// Storage that is full: tests/components/state/browser/persistent-store.test.ts.
test('storage that is forbidden: the cart lasts as long as the tab', async ({
  page,
  context,
  problems,
}) => {
  // Remix's own scroll restoration says so; the page goes on without.
  problems.allow(/SecurityError|Forbidden/);
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  });
  await visit(page, PRODUCT);
  await expectToast(page, 'Este navegador no puede guardar tu carrito', () =>
    addButton(page).click(),
  );
  await page
    .getByRole('link', {name: /^Carrito/})
    .first()
    .click();
  await expect(cartLines(page)).toHaveCount(1);
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', PAY).click(),
  ]);
  await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
});

test('a shop that was deployed anew: the tab loads the page that was pressed, once', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404|Failed to (?:fetch|load)|Error loading route module/);
  await addProduct(page, 'producto-02');
  let loads = 0;
  page.on('load', () => (loads += 1));
  // Files of the former build, of which this tab knows and the server does not.
  const code = await page.evaluate(() => {
    const {__remixManifest: manifest} = window as unknown as {
      __remixManifest: {routes: Record<string, {module: string}>};
    };
    return manifest.routes['routes/faq']?.module ?? '';
  });
  expect(code).toMatch(/^\/assets\/.+\.js$/);
  await page.route(`**${code}`, (route) => route.fulfill({status: 404, body: ''}), {times: 1});
  await followFaq(page);
  await expect(page.getByRole('heading', {name: 'Preguntas Frecuentes'})).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  expect(loads).toBe(1);
});

for (const code of [/import "(\/assets\/manifest-[^"]+)"/, /import\("([^"]+)"\)/]) {
  test(`without its code the page says so, and loads anew: ${code}`, async ({page, problems}) => {
    problems.allow(/503|dynamically imported module/);
    const [, file] = code.exec(await (await page.request.get('/carrito')).text()) ?? [];
    await page.route(`**${file}`, (route) => route.fulfill({status: 503, body: ''}));
    await page.goto('/carrito');
    const again = page.getByRole('link', {name: 'Volver a cargar'});
    await expect(again).toBeVisible();
    await page.unroute(`**${file}`);
    await again.click();
    await expect(page.getByRole('heading', {name: 'Tu carrito está vacío'})).toBeVisible();
  });
}

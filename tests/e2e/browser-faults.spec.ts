/** What breaks in the browser rather than behind it: storage, the network, and a shop that was deployed anew. */
import type {BrowserContext, Page} from '@playwright/test';
import {addButton, addProduct, cartLines, cartLink} from './support/cart';
import {expect, test} from './support/test';
import {expectToast} from './support/toasts';
import {unfoldedFooter, visit} from './support/visit';

const PRODUCT = '/producto/producto-02';
const PAY = {name: 'Finalizar Compra'};

/** Every page of the context has such a storage. */
async function withStorage(context: BrowserContext, kind: 'forbidden' | 'full'): Promise<void> {
  await context.addInitScript((what) => {
    if (what === 'forbidden') {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Forbidden', 'SecurityError');
          },
        });
      }
    } else {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    }
  }, kind);
}

async function followFaq(page: Page): Promise<void> {
  const footer = await unfoldedFooter(page);
  await footer.getByRole('link', {name: 'Preguntas frecuentes'}).click();
}

for (const kind of ['forbidden', 'full'] as const) {
  test(`storage that is ${kind}: the cart lasts as long as the tab`, async ({
    page,
    context,
    problems,
  }) => {
    // Remix's own scroll restoration says so; the page goes on without.
    problems.allow(/SecurityError|Forbidden/);
    await withStorage(context, kind);
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
}

test('two tabs that write at once lose nothing', async ({page, context}) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await visit(tab, '/category/01-salud-y-deportes');
  const wishEverySecond = (tab: Page, first: number) =>
    tab
      .getByRole('main')
      .getByRole('button', {name: /a favoritos$/})
      .evaluateAll(async (hearts: HTMLElement[], start) => {
        for (let index = start; index < hearts.length; index += 2) {
          hearts[index]?.click();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, first);
  await Promise.all(tabs.map((tab, index) => wishEverySecond(tab, index)));
  for (const tab of tabs) {
    await expect(tab.getByRole('link', {name: 'Favoritos, 24 productos'}).first()).toBeVisible();
  }
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

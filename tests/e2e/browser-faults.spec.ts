/** What breaks in the browser rather than behind it: storage, the network, and a shop that was deployed anew. */
import type {BrowserContext, Page} from '@playwright/test';
import {CART_STORAGE_KEY, WISHLIST_STORAGE_KEY} from '../../app/domain/limits';
import {addButton, addProduct, cartLines, cartLink} from './support/cart';
import {openCart} from './support/offers';
import {expect, test} from './support/test';
import {toldOf} from './support/toasts';
import {hydrated, reload, visit} from './support/visit';

const PRODUCT = '/producto/producto-02';
const PAY = {name: 'Finalizar Compra'};
/** As browsers' own tools define it: bytes a second, milliseconds. */
const SLOW_3G = {
  offline: false,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
  latency: 400,
};
const OFFLINE = 'Sin conexión. Tu carrito sigue aquí.';

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
  const footer = page.getByRole('contentinfo');
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
    await toldOf(page, 'Este navegador no puede guardar tu carrito', () => addButton(page).click());
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

test('corrupt storage, and that of an older version', async ({page}) => {
  await addProduct(page, 'producto-02');
  const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '', CART_STORAGE_KEY);
  const {state} = JSON.parse(stored) as {state: object};
  // Before values had a version they stood there bare.
  await page.evaluate(
    ([cart, wishes, older]) => {
      localStorage.setItem(cart, older);
      localStorage.setItem(wishes, '{"state":[{"id":');
    },
    [CART_STORAGE_KEY, WISHLIST_STORAGE_KEY, JSON.stringify(state)] as const,
  );
  await reload(page);
  await expect(cartLink(page, 1)).toBeVisible();
  await visit(page, '/wishlist');
  await expect(page.getByRole('heading', {name: 'Tu Lista de Deseos está Vacía'})).toBeVisible();
  await addProduct(page, 'producto-03');
  await expect(cartLink(page, 2)).toBeVisible();
  const after = await page.evaluate((key) => localStorage.getItem(key) ?? '', CART_STORAGE_KEY);
  expect(JSON.parse(after)).toMatchObject({version: 1, state: {items: [{}, {}]}});
});

test('two tabs that write in turn lose nothing', async ({page, context}) => {
  const other = await context.newPage();
  await visit(page, PRODUCT);
  await visit(other, '/producto/producto-03');
  const add = (tab: Page) =>
    tab
      .getByRole('button', {name: /^Agregar al carrito/})
      .first()
      .click();
  await add(page);
  await add(other);
  await expect(cartLink(page, 2)).toBeVisible();
  await expect(cartLink(other, 2)).toBeVisible();
  await openCart(page);
  await expect(cartLines(page)).toHaveCount(2);
});

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

test('a slow network, and no cookies of third parties: the shop sells all the same', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Network.setCookieControls', {
    enableThirdPartyCookieRestriction: true,
    disableThirdPartyCookieMetadata: true,
    disableThirdPartyCookieHeuristics: true,
  } as never);
  // What a shopper came for is there before any script.
  await page.goto(PRODUCT, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const add = page.getByRole('button', {name: /^Agregar al carrito/}).first();
  await expect(add).toBeVisible();
  await hydrated(page);
  await add.click();
  await cartLink(page, 1).first().click();
  await expect(cartLines(page)).toHaveCount(1, {timeout: 30_000});
  const [checkout] = await Promise.all([
    context.waitForEvent('page', {timeout: 30_000}),
    page.getByRole('button', PAY).click(),
  ]);
  await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
  expect(await context.cookies(page.url()), 'the shop needs none').toEqual([]);
});

test('offline: links are refused with a notice, and everything is still there after', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/);
  await addProduct(page, 'producto-02');
  await openCart(page);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await followFaq(page);
  // Neither is what is only pointed at or focused.
  await page.getByRole('banner').getByRole('link', {name: 'Reventa PLR'}).first().hover();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Tienda'}).focus();
  await expect(page).toHaveURL(/\/carrito$/);
  await page.getByRole('button', PAY).click();
  await expect(page.getByText('No pudimos iniciar el pago')).toBeVisible();
  await expect(page.getByRole('button', PAY)).toBeEnabled();
  await expect(cartLines(page)).toHaveCount(1);

  await context.setOffline(false);
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', PAY).click(),
  ]);
  await expect(checkout.getByRole('heading', {name: 'Finalizar compra'})).toBeVisible();
});

test('a shop that was deployed anew: the tab loads again, once', async ({page, problems}) => {
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
  await page.route(`**${code}`, (route) => route.fulfill({status: 404, body: ''}));
  await followFaq(page);
  await expect.poll(() => loads).toBe(1);
  await page.unrouteAll();
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(cartLink(page, 1)).toBeVisible();
  await followFaq(page);
  await expect(page.getByRole('heading', {name: 'Preguntas Frecuentes'})).toBeVisible();
  expect(loads).toBe(1);
});

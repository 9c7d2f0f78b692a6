/** The provider or the host's cache fails: what each route answers, asked over HTTP. */
import {inParallel} from './support/in-parallel';
import {expect, test} from './support/test';
import {visit} from './support/visit';

/** Routes that read from the provider, with a text of the screen that a shopper gets when it fails. */
const ROUTES: readonly (readonly [string, string])[] = [
  ['/', 'No hay productos aún'],
  ['/tienda', 'Reintentar'],
  ['/ebooks-plr', 'Reintentar'],
  ['/category/01-salud-y-deportes', 'Reintentar'],
  ['/producto/producto-01', 'Reintentar'],
  ['/producto/producto-05/hojear', 'Reintentar'],
  ['/politicas/terms-of-service', 'Reintentar'],
  ['/tienda.data', ''],
  ['/producto/producto-01.data', ''],
  ['/api/buscar', ''],
  ['/api/oferta', ''],
  ['/api/precios?variantes=400010', ''],
  ['/sitemap.xml', ''],
  ['/novedades.xml', ''],
];
/** Routes that need no provider. */
const INDEPENDENT = ['/faq', '/carrito', '/auth', '/contacto', '/robots.txt', '/sw.js'];

test.use({ownShop: true});

test('with nothing cached a provider that fails is 503, with a way on; what needs none is there', async ({
  page,
  problems,
  freshShop,
  emulator,
}) => {
  await emulator.injectFault({kind: 'http', status: 500});
  await inParallel(ROUTES, 4, async ([path, text]) => {
    const response = await fetch(freshShop.url + path);
    expect.soft(response.status, path).toBe(503);
    expect.soft(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0);
    expect.soft(response.headers.get('cache-control'), path).toContain('no-store');
    expect.soft(await response.text(), path).toContain(text);
  });
  for (const path of INDEPENDENT) {
    expect.soft((await fetch(freshShop.url + path)).status, path).toBe(200);
  }
  problems.allow(/status of 503/);
  await visit(page, `${freshShop.url}/tienda`);
  await expect(page.getByRole('heading', {name: 'No pudimos cargar los productos'})).toBeVisible();
  await emulator.clearFaults();
  await page.getByRole('button', {name: 'Reintentar'}).click();
  await expect(page.getByText('134 productos • Página 1 de 6')).toBeVisible();
});

// Every way in which a cache may fail: tests/unit/server/http/safe-cache.test.ts.
test('a cache that never answers breaks no route', async ({freshShop}) => {
  await freshShop.worker.breakCaches('match never answers');
  await inParallel([...ROUTES.map(([path]) => path), ...INDEPENDENT], 4, async (path) => {
    const response = await fetch(freshShop.url + path);
    await response.arrayBuffer();
    expect.soft(response.status, path).toBe(200);
  });
});

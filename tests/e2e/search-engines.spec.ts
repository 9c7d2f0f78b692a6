/** What search engines ask of a shop besides its pages, and what they must not list. */
import {parse} from 'node-html-parser';
import {isIndexed, valuesOf} from './support/search-rules';
import {expect, test} from './support/test';
import {unfoldedFooter, visit} from './support/visit';

const UNLISTED = [
  '/carrito',
  '/wishlist',
  '/auth',
  '/auth/nueva-clave',
  '/gracias?order=RP-1001&name=Ana',
  '/proximamente',
  '/tienda?q=pan',
  '/tienda?nicho=03-mascotas',
  '/tienda?orden=precio',
  '/tienda?min=5&pagina=2',
];
const ABSENT = ['/no-existe', '/producto/no-existe', '/category/no-existe'];

/** The emulator's own redirects, and what is known of stock themes. */
const MOVED = [
  ['/category/perros/', '/category/perros'],
  ['/Category/PERROS?pagina=2', '/category/perros?pagina=2'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/products/producto-01', '/producto/producto-01'],
  ['/collections/perros/products/producto-01', '/producto/producto-01'],
  ['/collections/perros', '/category/perros'],
  ['/collections/all', '/tienda'],
  ['/cart', '/carrito'],
  ['/search?q=pan&utm_source=correo', '/tienda?q=pan&utm_source=correo'],
  ['/blogs/novedades', '/'],
  ['/blogs/novedades/que-es-plr', '/faq#que-es-plr'],
  ['/products/ayuno-para-principiantes', '/producto/producto-01'],
  ['/producto/ayuno-para-principiantes', '/producto/producto-01'],
] as const;

test.describe('over plain HTTP', () => {
  test('what is personal, filtered or not there is not listed', async ({shop}) => {
    for (const path of [...UNLISTED, ...ABSENT]) {
      const response = await fetch(shop.url + path);
      expect(response.status, path).toBe(ABSENT.includes(path) ? 404 : 200);
      const document = parse(await response.text());
      const page = {address: shop.url + path, headers: response.headers, document};
      expect.soft(isIndexed(page), path).toBe(false);
      if (!ABSENT.includes(path)) continue;
      expect.soft(valuesOf(document, 'link[rel=canonical]', 'href'), path).toEqual([]);
    }
  });

  test('what has moved is where its redirect says', async ({shop}) => {
    for (const [path, target] of MOVED) {
      const response = await fetch(shop.url + path, {redirect: 'manual'});
      expect.soft(response.status, path).toBe(301);
      expect.soft(response.headers.get('location'), path).toBe(target);
    }
  });

  test('at another address, as of a preview, nothing is listed', async ({shop}) => {
    const preview = shop.url.replace('127.0.0.1', 'localhost');
    for (const path of ['/', '/producto/producto-01', '/sitemap.xml', '/robots.txt']) {
      const response = await fetch(preview + path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
    }
    expect(await (await fetch(`${preview}/robots.txt`)).text()).toMatch(/^Disallow: \/$/m);
    const document = parse(await (await fetch(`${preview}/faq`)).text());
    expect(valuesOf(document, 'link[rel=canonical]', 'href')).toEqual([`${shop.url}/faq`]);
  });

  test('the feed has the newest products first', async ({request, shop}) => {
    const response = await request.get('/novedades.xml');
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = await response.text();
    const published = Array.from(feed.matchAll(/<published>(.*?)</g), ([, date = '']) =>
      Date.parse(date),
    );
    expect(published).toHaveLength(30);
    expect(published).toEqual([...published].sort((a, b) => b - a));
    expect(feed).toContain(`href="${shop.url}/producto/`);
  });
});

test.describe('with a shop of its own', () => {
  test.use({ownShop: true});

  test('while the provider is down, sitemap and feed say so instead of being empty', async ({
    request,
    emulator,
  }) => {
    const paths = [
      '/sitemap.xml',
      '/sitemap/pantallas.xml',
      '/sitemap/colecciones-1.xml',
      '/sitemap/productos-1.xml',
      '/novedades.xml',
    ];
    await emulator.injectFault({kind: 'http', status: 500});
    for (const path of paths) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(503);
      expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0);
      expect(response.headers()['cache-control'], path).toBe('no-store');
    }
    await emulator.clearFaults();
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
    await emulator.injectFault({kind: 'http', status: 500});
    for (const path of paths) expect((await request.get(path)).status(), `${path}, kept`).toBe(200);
  });

  test('the provider is asked once where a path has moved to', async ({request, emulator}) => {
    for (const path of ['/pages/faq', '/pages/faq?utm_source=correo', '/no-existe', '/no-existe']) {
      await request.get(path, {maxRedirects: 0});
    }
    expect((await emulator.requestsByOperation())['GetUrlRedirects']).toBe(2);
  });

  test('a hostile title is harmless, and the head follows the shopper', async ({
    page,
    emulator,
    shop,
  }) => {
    const title = '</script><script>document.title="x"</script><!--';
    await emulator.changeProduct('producto-01', {title});
    await visit(page, '/producto/producto-01');
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const {'@graph': things} = JSON.parse(json ?? '') as {'@graph': {name?: string}[]};
    expect(things.map(({name}) => name)).toContain(title);
    await expect(page).toHaveTitle(/, con licencia PLR \| Reventa PLR$/);

    await (await unfoldedFooter(page)).getByRole('link', {name: 'Preguntas frecuentes'}).click();
    await expect(page).toHaveTitle(/^Preguntas frecuentes/);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', `${shop.url}/faq`);
  });
});

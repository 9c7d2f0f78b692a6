/** What search engines ask of a shop besides its pages, and what they must not list. */
import {parse} from 'node-html-parser';
import {isIndexed, valuesOf} from './support/search-rules';
import {expect, test} from './support/test';
import {unfoldedFooter, visit} from './support/visit';

const UNLISTED = [
  ...['/carrito', '/wishlist', '/auth', '/auth/nueva-clave', '/gracias?order=RP-1001&name=Ana'],
  ...['/proximamente', '/tienda?q=pan', '/tienda?nicho=03-mascotas', '/tienda?orden=precio'],
  ...['/tienda?min=5&pagina=2'],
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
  test('what is personal, filtered or not there is not listed, and what has moved is where its redirect says', async ({
    shop,
  }) => {
    for (const path of [...UNLISTED, ...ABSENT]) {
      const response = await fetch(shop.url + path);
      expect(response.status, path).toBe(ABSENT.includes(path) ? 404 : 200);
      const document = parse(await response.text());
      const page = {address: shop.url + path, headers: response.headers, document};
      expect.soft(isIndexed(page), path).toBe(false);
      if (!ABSENT.includes(path)) continue;
      expect.soft(valuesOf(document, 'link[rel=canonical]', 'href'), path).toEqual([]);
    }
    for (const [path, target] of MOVED) {
      const response = await fetch(shop.url + path, {redirect: 'manual'});
      expect.soft(response.status, path).toBe(301);
      expect.soft(response.headers.get('location'), path).toBe(target);
    }
  });
});

test.describe('with a shop of its own', () => {
  test.use({ownShop: true});

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

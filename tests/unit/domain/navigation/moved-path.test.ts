import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {
  canonicalPath,
  pathInStockTheme,
  redirectedPath,
  stockPath,
} from '~/domain/navigation/moved-path';

describe('the one form of a path', () => {
  it.each([
    ['/Category/PERROS', '/category/perros'],
    ['/faq///', '/faq'],
    ['//elsewhere.example/x', '/elsewhere.example/x'],
    ['/%70roduct%4f/Pi%c3%B1a%2d3%2F', '/producto/pi%C3%B1a-3%2F'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each(['/', '/category/perros', '/producto/pi%C3%B1a', '/assets/App-X9.js', '/Tienda.data'])(
    'is %s already',
    (path) => {
      expect(canonicalPath(path)).toBeNull();
    },
  );

  test('needs no second redirect, and is never read as another site', () => {
    fc.assert(
      fc.property(fc.webUrl({withQueryParameters: true}), fc.nat(3), (url, slashes) => {
        const {pathname} = new URL(url);
        const path = canonicalPath(`${'/'.repeat(slashes)}${pathname}`);
        if (path === null) return;
        expect(path).toMatch(/^\/(?!\/)/);
        expect(canonicalPath(path)).toBeNull();
      }),
    );
  });
});

describe('an address of a stock theme', () => {
  it.each([
    ['/products/guia', '/producto/guia'],
    ['/collections/perros/products/guia.oembed', '/producto/guia'],
    ['/pages/preguntas-frecuentes', '/faq'],
    ['/policies/refund-policy.html', '/politicas/refund-policy'],
    ['/collections/perros.atom', '/novedades.xml'],
    ['/checkout', '/carrito'],
    ['/pages/terms-of-service', '/politicas/terms-of-service'],
    ['/password', '/'],
    ['/collections/all', '/tienda'],
    ['/collections/perros', '/category/perros'],
    ['/blogs/novedades/que-es-plr', '/'],
    ['/sitemap_products_1.xml', '/sitemap.xml'],
  ])('%s is %s here', (path, ours) => {
    expect(stockPath(path)).toBe(ours);
  });

  it.each(['/', '/producto/guia', '/productos', '/cart/41:1', '/no-existe'])(
    'is not %s',
    (path) => {
      expect(stockPath(path)).toBeNull();
    },
  );

  it('is taken letter for letter, signs of replacement too', () => {
    expect(stockPath('/products/$&$1')).toBe('/producto/$&$1');
  });

  it('is known for a product and a collection of ours', () => {
    expect(pathInStockTheme('/producto/guia')).toBe('/products/guia');
    expect(pathInStockTheme('/category/perros')).toBe('/collections/perros');
    expect(pathInStockTheme('/tienda')).toBeNull();
  });
});

describe('a redirect of the provider', () => {
  const hosts = ['tienda.example', 'tienda.myshopify.com'];

  it.each([
    ['/faq#derechos', '/faq#derechos'],
    ['/products/guia?variant=1', '/producto/guia?variant=1'],
    ['https://tienda.example/collections/perros', '/category/perros'],
    ['https://tienda.myshopify.com/cart', '/carrito'],
    ['http://tienda.example/', '/'],
    ['https://tienda.example//elsewhere.example', '/elsewhere.example'],
    ['/Tienda/', '/tienda'],
  ])('to %s leads to %s', (target, path) => {
    expect(redirectedPath(target, hosts)).toBe(path);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/faq',
    '\\\\elsewhere.example',
    '/\\elsewhere.example',
    'https://tienda.example@elsewhere.example/',
    'https://tienda.example:8443/',
    'javascript:alert(1)',
  ])('to %s leads nowhere', (target) => {
    expect(redirectedPath(target, hosts)).toBeNull();
  });

  test('never leads to another site, whatever the target', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', '.', '..', '@', ':', '?', '#', 'a', '%2f', '\t', ' ', '.data', '/assets/'],
    );
    const target = fc.array(fc.oneof(piece, fc.string({maxLength: 4})), {maxLength: 12});
    fc.assert(
      fc.property(target, (pieces) => {
        const path = redirectedPath(pieces.join(''), hosts);
        if (path === null) return;
        expect(new URL(path, 'https://tienda.example').host).toBe('tienda.example');
      }),
      {numRuns: 2000},
    );
  });
});

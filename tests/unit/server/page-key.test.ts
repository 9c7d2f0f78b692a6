import {expect, test} from 'vitest';
import {pageKey} from '~/server/page-cache/page-key';

const SHOP = 'https://shop.example';
const ROUTES = new Set(['root', 'routes/tienda']);
const keyOf = (path: string, init?: RequestInit) =>
  pageKey(new Request(SHOP + path, init), ROUTES)?.href ?? null;

test.each([
  ['/', '/'],
  ['/tienda?utm_source=x&q=plan&__proto__=1', '/tienda?q=plan'],
  ['/tienda?pagina=2&q=plan', '/tienda?q=plan&pagina=2'],
  ['/faq?q=plan', '/faq'],
  ['/tienda.data?_routes=routes/tienda', '/tienda.data?_routes=routes%2Ftienda'],
  ['/tienda.data?_routes=routes/tienda,root,root', '/tienda.data?_routes=root%2Croutes%2Ftienda'],
  ['//evil.example/x', '//evil.example/x'],
  ['/\\evil.example', '//evil.example'],
])('%s is kept as %s of this shop', (path, key) => {
  expect(keyOf(path)).toBe(SHOP + key);
});

test('headers are no part of the key', () => {
  const headers = {'x-forwarded-host': 'evil.example', 'x-original-url': '/carrito'};
  expect(keyOf('/faq', {headers})).toBe(`${SHOP}/faq`);
});

test.each(['/api/buscar', '/gracias', '/gracias.data', '/auth', '/auth/nueva-clave', '/healthz'])(
  '%s is not kept',
  (path) => {
    expect(keyOf(path)).toBeNull();
  },
);

test('what changes something, asks for too much or for a route that is none is not kept', () => {
  expect(keyOf('/', {method: 'POST'})).toBeNull();
  expect(keyOf(`/tienda?q=${'x'.repeat(201)}`)).toBeNull();
  expect(keyOf('/tienda.data?_routes=routes/nada')).toBeNull();
});

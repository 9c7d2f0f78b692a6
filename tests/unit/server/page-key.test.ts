import {expect, test} from 'vitest';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {declaredUrl, pageKey} from '~/server/page-cache/page-key';

const SHOP = 'https://shop.example';
const SHARED: RouteFacts = {cache: 'shared', query: ['q', 'pagina'], searchEngines: 'listed'};
const PERSONAL: RouteFacts = {...SHARED, cache: 'none'};
const SHOP_LIST = {id: 'routes/tienda', path: '/tienda', facts: SHARED};
const keyOf = (path: string, init?: RequestInit, route = SHOP_LIST) =>
  pageKey(new Request(SHOP + path, init), route)?.href ?? null;

test.each([
  ['/', '/'],
  ['/tienda?utm_source=x&q=plan&__proto__=1', '/tienda?q=plan'],
  ['/tienda?pagina=2&q=plan', '/tienda?q=plan&pagina=2'],
  ['/tienda?q=a&q=b', '/tienda?q=a'],
  ['/tienda?_routes=routes/tienda', '/tienda'],
  ['/tienda.data?_routes=routes/tienda', '/tienda.data?_routes=routes%2Ftienda'],
  [
    '/tienda.data?_routes=routes/tienda,root,routes/faq,x',
    '/tienda.data?_routes=root%2Croutes%2Ftienda',
  ],
  ['//evil.example/x', '//evil.example/x'],
  ['/\\evil.example', '//evil.example'],
])('%s is kept as %s of this shop', (path, key) => {
  expect(keyOf(path)).toBe(SHOP + key);
});

test('what changes something, asks for too much or for another route is not kept', () => {
  expect(keyOf('/', {method: 'POST'})).toBeNull();
  expect(keyOf(`/tienda?q=${'x'.repeat(201)}`)).toBeNull();
  expect(keyOf('/tienda.data?_routes=routes/nada')).toBeNull();
});

test('what no route answers, and data without the loader that knows whether there is such a page', () => {
  const unknown = {id: 'routes/$', path: '*', facts: SHARED};
  expect(keyOf('/anything', {}, unknown)).toBeNull();
  expect(keyOf('/anything.data', {}, unknown)).toBeNull();
  expect(keyOf('/anything.data?_routes=root', {}, unknown)).toBeNull();
  expect(keyOf('/tienda.data?_routes=root')).toBeNull();
});

test.each(['/Tienda.data', '/tiendA.data', '/tienda/.data', '//tienda.data'])(
  'the data of %s, another spelling of an address, is not kept',
  (path) => {
    expect(keyOf(`${path}?_routes=routes/tienda`)).toBeNull();
  },
);

test('what depends on who asks is not kept, but has the parameters of its route all the same', () => {
  expect(keyOf('/gracias?q=1', {}, {...SHOP_LIST, facts: PERSONAL})).toBeNull();
  expect(declaredUrl(`${SHOP}/gracias?utm_source=x&q=1`, PERSONAL).href).toBe(
    `${SHOP}/gracias?q=1`,
  );
});

test('a route sees no parameter unless it declares some, or any', () => {
  const silent: RouteFacts = {cache: 'none', searchEngines: 'unlisted'};
  const asked = `${SHOP}/api/checkout?utm_source=x&a=%20+`;
  expect(declaredUrl(asked, silent).href).toBe(`${SHOP}/api/checkout`);
  expect(declaredUrl(asked, {...silent, query: 'any'}).href).toBe(asked);
});

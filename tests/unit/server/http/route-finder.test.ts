import type {ServerBuild} from '@remix-run/server-runtime';
import {expect, test} from 'vitest';
import {createRouteFinder} from '~/server/http/route-finder';

const route = (id: string, path: string | undefined, action?: () => null) => ({
  id,
  path,
  module: {default: () => null, action},
});
const findRoute = createRouteFinder({
  root: route('root', ''),
  home: route('home', undefined),
  shop: route('shop', 'tienda'),
  product: route('product', 'producto/:handle'),
  auth: route('auth', 'auth'),
  thanks: route('thanks', 'gracias', () => null),
  rest: route('rest', '*'),
} as unknown as ServerBuild['routes']);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/tienda', '/tienda'],
  ['/tienda/', '/tienda'],
  ['/TIENDA.data', '/tienda'],
  ['/producto/ana@ejemplo.com', '/producto/:handle'],
  ['/producto', '*'],
  ['/producto/a/b', '*'],
  ['/tiendas', '*'],
  ['/authx', '*'],
])('%s belongs to %s', (path, pattern) => {
  expect(findRoute(path).pattern).toBe(pattern);
});

test('knows which routes take a post', () => {
  expect(findRoute('/gracias').takesPosts).toBe(true);
  expect(findRoute('/gracias.data').takesPosts).toBe(true);
  expect(findRoute('/tienda').takesPosts).toBe(false);
  expect(findRoute('/nada').takesPosts).toBe(false);
});

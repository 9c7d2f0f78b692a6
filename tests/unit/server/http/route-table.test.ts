import type {ServerBuild} from '@remix-run/server-runtime';
import {expect, test} from 'vitest';
import {createRouteTable} from '~/server/http/route-table';

const FACTS = {cache: 'shared', searchEngines: 'listed'};
const route = (id: string, path: string | undefined, action?: () => null) => ({
  id,
  path,
  module: {default: () => null, action, ...(id === 'shop' ? {handle: FACTS} : {})},
});
const {find, all} = createRouteTable({
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
  ['/TIENDA.data', '/tienda'],
  ['/producto/ana@ejemplo.com', '/producto/:handle'],
  ['/producto', '*'],
  ['/authx', '*'],
])('%s belongs to %s', (path, pattern) => {
  expect(find(path).path).toBe(pattern);
});

test('lists each route with what it says of itself, and takes silence for caution', () => {
  expect(all).toHaveLength(6);
  expect(find('/tienda')).toMatchObject({path: '/tienda', isPage: true, facts: FACTS});
  for (const path of ['/', '/nada']) {
    expect(find(path).facts).toEqual({cache: 'none', searchEngines: 'unlisted'});
  }
});

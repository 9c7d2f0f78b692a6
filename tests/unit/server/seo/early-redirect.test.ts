/** Links of the shop's time on a stock theme, in old mails, bookmarks and search engines. */
import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {earlyRedirect} from '~/server/seo/redirects';

const STORE = 'tienda-vieja.example';
const ask = (path: string, store = STORE) => {
  const answer = earlyRedirect(new Request(`https://tienda.test${path}`), store);
  return answer && [answer.status, answer.headers.get('Location')];
};

describe('a page that the provider serves itself', () => {
  it.each([
    '/cart/c/AbC?key=1F',
    '/cart/41234567890123:2?discount=HOLA',
    '/cart/add?id=41234567890123',
    '/checkouts/cn/Z2NwLXVz/information?locale=es',
    '/61234567890/orders/AbC/authenticate?key=Xy',
    '/account/orders/AbC?key=Xy',
    '/account/activate/1/AbC',
    '/discount/HOLA?redirect=/cart/41234567890123:1',
    '/a/downloads/-/AbC/xY',
    '/61234567890/policies/123.html',
    '/cdn/shop/files/Portada.png?v=1',
    '/es/cart/c/AbC?key=1F',
  ])(
    '%s is asked there, letter by letter, for now, without the fragment of a mailed link',
    (path) => {
      expect(ask(path)).toEqual([302, `https://${STORE}${path}#`]);
    },
  );

  it('never leads to itself', () => {
    expect(ask('/cart/c/A', 'tienda.test')).toBeNull();
  });

  it('is not kept: its address holds a token', () => {
    const answer = earlyRedirect(new Request('https://tienda.test/cart/c/A'), STORE);
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
  });
});

it.each([
  ['/discount/HOLA?redirect=/products/Guia', '/producto/guia'],
  [`/discount/HOLA?redirect=https://${STORE}/products/guia`, '/producto/guia'],
  ['/es/discount/HOLA?redirect=/products/guia', '/producto/guia'],
])('the discount link %s leads to its page', (path, page) => {
  expect(ask(path)).toEqual([302, page]);
});

it.each(['https://malo.example/', '//malo.example', 'javascript:alert(1)'])(
  'a discount link leads to no other site (%s)',
  (target) => {
    const path = `/discount/HOLA?redirect=${encodeURIComponent(target)}`;
    expect(ask(path)).toEqual([302, `https://${STORE}${path}#`]);
  },
);

it.each([
  ['/es', '/'],
  ['/ES/products/Producto-01?variant=2', '/producto/producto-01?variant=2'],
  ['/pt-br/category/perros/', '/category/perros'],
  ['/en-mx//malo.example/x.data', '/malo.example/x.data'],
])('%s loses its language or market for good', (path, page) => {
  expect(ask(path)).toEqual([301, page]);
});

it.each(['/cart', '/account', '/esto', '/orders', '/discount', '/es.data', '/faq', '/ia-club'])(
  '%s is left to the routes',
  (path) => expect(ask(path)).toBeNull(),
);

it('no route of the shop looks like a language or a market', () => {
  const firsts = readdirSync('app/routes').map((name) => `/${name.split('.')[0]}`);
  expect(firsts.filter((first) => ask(first) !== null)).toEqual([]);
});

it('nothing is redirected that was sent', () => {
  const sent = new Request('https://tienda.test/cart/add', {method: 'POST'});
  expect(earlyRedirect(sent, STORE)).toBeNull();
});

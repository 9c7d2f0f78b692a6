// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {createElement} from 'react';
import {describe, expect, it, vi} from 'vitest';
import PageViews, {viewedPage} from '~/components/privacy/PageViews';

const sent = vi.hoisted(() => vi.fn());
vi.mock('@remix-run/react', () => ({useLocation: () => ({}), useMatches: () => []}));
vi.mock('@shopify/hydrogen-react', async (original) => ({
  ...(await original<object>()),
  ...{sendShopifyAnalytics: sent, useShopifyCookies: () => {}},
}));

it('is told of no page more than its path, and of a private one nothing', () => {
  const shop = {shopId: '1', checkoutDomain: 'x.test', storefrontId: '0', currency: 'USD'};
  const {origin} = window.location;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${origin}/gracias?name=MARCA`);
  document.title = 'MARCA';
  for (const path of ['/tienda?q=MARCA#token_hash=MARCA', '/auth#token_hash=MARCA']) {
    window.history.replaceState(null, '', path);
    render(createElement(PageViews, {shop, accepted: true}));
    cleanup();
  }
  expect(sent.mock.calls).toMatchObject([[{payload: {url: `${origin}/tienda`}}, 'x.test']]);
  expect(JSON.stringify(sent.mock.calls)).not.toContain('MARCA');
});

describe('a page that is seen', () => {
  it.each([
    ['/', 'home'],
    ['/category/perros', 'collection'],
    ['/tienda', 'collection'],
    ['/ebooks-plr', 'collections'],
    ['/carrito', 'cart'],
    ['/faq', 'page'],
  ])('%s is a %s', (pathname, kind) => {
    expect(viewedPage(pathname, null)).toEqual({kind, product: null});
  });

  it('is a product with what it costs', () => {
    const data = {
      kind: 'page',
      product: {
        id: 'gid://shopify/Product/1',
        title: 'Masa madre',
        productType: 'Ebook PLR',
        firstVariant: {
          id: 'gid://shopify/ProductVariant/2',
          title: 'Default Title',
          price: {amount: '9.5', currencyCode: 'USD'},
        },
      },
    };
    expect(viewedPage('/producto/producto-27', data)).toEqual({
      kind: 'product',
      product: {
        productGid: 'gid://shopify/Product/1',
        variantGid: 'gid://shopify/ProductVariant/2',
        name: 'Masa madre',
        variantName: 'Default Title',
        brand: '',
        category: 'Ebook PLR',
        price: '9.5',
        quantity: 1,
      },
    });
  });

  it('is a product page without a product', () => {
    for (const data of [null, {product: {id: 'gid://shopify/Product/1', firstVariant: null}}])
      expect(viewedPage('/producto/x', data)).toEqual({kind: 'product', product: null});
  });
});

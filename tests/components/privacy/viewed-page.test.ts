import {describe, expect, it} from 'vitest';
import {viewedPage} from '../../../app/components/privacy/PageViews';

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

  it.each([
    null,
    {kind: 'not-found'},
    {product: {id: 'gid://shopify/Product/1', firstVariant: null}},
  ])('is a product page without a product: %j', (data) => {
    expect(viewedPage('/producto/x', data)).toEqual({kind: 'product', product: null});
  });
});

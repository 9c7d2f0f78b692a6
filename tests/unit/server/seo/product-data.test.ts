import {describe, expect, it} from 'vitest';
import type {Product, Variant} from '~/domain/product/product';
import {productData} from '~/server/seo/product-data';

const variant = (title: string, amount: string, availableForSale = true): Variant => ({
  id: `gid://shopify/ProductVariant/${title}`,
  title,
  price: {amount, currencyCode: 'USD'},
  compareAtPrice: null,
  availableForSale,
  selectedOptions: [],
});

function dataOf(variants: readonly Variant[], more: Partial<Product> = {}) {
  const product = {
    id: 'gid://shopify/Product/1',
    handle: 'guia',
    title: 'Guía',
    productType: 'Ebook',
    price: {amount: '9.5', currencyCode: 'USD'},
    image: null,
    firstVariant: variants[0] ?? null,
    pages: null,
    formats: [],
    tags: [],
    images: [],
    variants,
    options: [],
    ...more,
  };
  return productData('https://tienda.example', product, {description: 'Una guía.'}, 'Mascotas', {
    name: 'Licencia PLR',
    version: '1.0',
  });
}

describe('the offer of a product', () => {
  it('has the price, currency, availability and address of its only variant', () => {
    expect(dataOf([variant('Único', '12.0')])).toMatchObject({
      name: 'Guía',
      category: 'Mascotas',
      offers: {
        '@type': 'Offer',
        price: '12.0',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://tienda.example/producto/guia',
      },
    });
  });

  it('says that it is sold out, as is one without any variant', () => {
    const soldOut = {offers: {availability: 'https://schema.org/OutOfStock'}};
    expect(dataOf([variant('Único', '12.0', false)])).toMatchObject(soldOut);
    expect(dataOf([])).toMatchObject(soldOut);
  });

  it('spans the prices of several variants, compared as amounts', () => {
    const data = dataOf([variant('Completa', '100.0'), variant('Básica', '12.0', false)]);
    expect(data).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '12.0',
        highPrice: '100.0',
        offerCount: 2,
        offers: [
          {name: 'Completa', availability: 'https://schema.org/InStock'},
          {name: 'Básica', availability: 'https://schema.org/OutOfStock'},
        ],
      },
    });
  });
});

it('claims no picture that there is not, and no rating at all', () => {
  const data = dataOf([variant('Único', '12.0')]);
  expect(data).not.toHaveProperty('image');
  expect(data).not.toHaveProperty('aggregateRating');
});

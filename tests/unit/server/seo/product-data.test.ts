import {describe, expect, it} from 'vitest';
import type {Product, Variant} from '~/domain/product/product';
import type {Review} from '~/domain/product/reviews';
import {productData, bookData} from '~/server/seo/product-data';
import {aProduct, aVariant, usd} from '../../domain/fixtures';
import {parseBook} from '~/domain/book/book';

const variant = (title: string, amount: string, availableForSale = true): Variant =>
  aVariant(`gid://shopify/ProductVariant/${title}`, {title, price: usd(amount), availableForSale});

function dataOf(
  variants: readonly Variant[],
  more: Partial<Product> = {},
  reviews: readonly Review[] = [],
) {
  const product = {
    ...aProduct('1', {handle: 'guia', title: 'Guía', firstVariant: variants[0] ?? null}),
    ...{tags: [], images: [], variants, options: [], ...more},
  };
  return productData(
    'https://tienda.example',
    product,
    {description: 'Una guía.'},
    'Mascotas',
    {name: 'Licencia PLR', version: '1.0'},
    null,
    reviews,
  );
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

it('has its rating, and the reviews whose author is named', () => {
  const review = {stars: 4, text: 'Muy claro', name: 'Ana', date: '2026-11-27'};
  const rating = {value: 4.5, count: 2};
  expect(dataOf([], {rating}, [review, {...review, name: null}])).toMatchObject({
    aggregateRating: {ratingValue: 4.5, bestRating: 5, reviewCount: 2},
    review: [
      {
        reviewRating: {ratingValue: 4, bestRating: 5},
        author: {'@type': 'Person', name: 'Ana'},
        datePublished: '2026-11-27',
        reviewBody: 'Muy claro',
      },
    ],
  });
});

const product = {
  handle: 'guía-1',
  title: 'Guía',
  images: [{url: 'https://cdn.example/1.png', altText: null, width: 800, height: 1000}],
};

it('the structured data of a book says what its metafields say, in the words of programs', () => {
  const book = parseBook({
    paginas: '92',
    idioma: 'Español',
    formatos: '["PDF","Word","Papiro"]',
    actualizado: '2026-05-03',
    publico: 'Para quien empieza',
    contenido: '["Uno"]',
  });
  expect(bookData('https://tienda.example', product, book)).toMatchObject({
    '@type': 'Book',
    '@id': 'https://tienda.example/producto/gu%C3%ADa-1#libro',
    name: 'Guía',
    image: 'https://cdn.example/1.png',
    numberOfPages: 92,
    inLanguage: 'es',
    encodingFormat: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    dateModified: '2026-05-03',
    audience: {audienceType: 'Para quien empieza'},
    hasPart: [{'@type': 'Chapter', position: 1, name: 'Uno'}],
  });
});

import {describe, expect, it, test} from 'vitest';
import {personalLicence, plrLicence} from '~/content/licence';
import type {CollectionPage} from '~/domain/catalogue/views';
import {
  collectionHead,
  productHead,
  metaDescription,
  numberedDescription,
  socialImage,
} from '~/server/seo/page-heads';

const image = {
  url: 'https://cdn.shopify.com/s/files/1/cover.jpg',
  altText: null,
  width: null,
  height: null,
};
const SHARED = /^https:\/\/cdn\.shopify\.com\/s\/files\/1\/cover\.jpg\?width=1200&height=630/;

describe('the head of a product', () => {
  const product = {handle: 'guía', title: 'Guía', images: [image]};
  const description = {intro: '5 capítulos y 40 páginas.', body: [], includes: [], important: []};

  it('has its address, its first picture, and what it is for before how long it is', () => {
    const head = productHead(product, {...description, body: ['Para dormir mejor.']}, plrLicence);
    expect(head).toMatchObject({
      title: 'Guía, con licencia PLR',
      description: 'Para dormir mejor. 5 capítulos y 40 páginas.',
      path: '/producto/gu%C3%ADa',
    });
    expect(head.image).toMatch(SHARED);
  });
});

describe('the licence in the head of a product', () => {
  const product = {handle: 'guia', title: 'Guía', images: []};
  const description = {intro: null, body: [], includes: [], important: []};

  it('is the product’s own', () => {
    expect(productHead(product, description, personalLicence).title).toBe(
      'Guía, con licencia de uso personal',
    );
  });
});

describe('the head of a collection', () => {
  const page: CollectionPage = {
    handle: 'perros',
    name: 'Perros',
    description: '',
    image,
    products: [],
    productCount: 30,
    page: 1,
    pageCount: 2,
  };

  it('has its address and its picture, and adds to a description that says little', () => {
    const head = collectionHead(page, 'Ebooks PLR en el nicho de Perros');
    expect(head).toMatchObject({path: '/category/perros', indexed: true});
    expect(head.description).toMatch(/^Ebooks PLR en el nicho de Perros\. Edítalos/);
    expect(head.image).toMatch(SHARED);
  });

  it('keeps an empty one out of search engines', () => {
    expect(collectionHead({...page, productCount: 0, pageCount: 1}, '').indexed).toBe(false);
  });
});

const LONG = 'Palabras que siguen, y siguen, '.repeat(10);

test('a description that fits stays as it is, on one line', () => {
  expect(metaDescription('Una guía.\n  Para todos.')).toBe('Una guía. Para todos.');
  expect(metaDescription('x'.repeat(155))).toBe('x'.repeat(155));
});

test('a longer one ends after a word, without its comma', () => {
  const text = metaDescription(LONG);
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text).toMatch(/\p{L}…$/u);
  expect(LONG.startsWith(text.slice(0, -1))).toBe(true);
});

test('each numbered page has one of its own, no longer than the others', () => {
  expect(numberedDescription('Una guía.', 1, 3)).toBe('Una guía.');
  expect(numberedDescription('Una guía.', 2, 3)).toBe('Una guía. Página 2 de 3.');
  const text = numberedDescription(LONG, 12, 34);
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text).toMatch(/… Página 12 de 34\.$/);
});

const picture = (url: string) => ({url, altText: null, width: null, height: null});

test('the CDN puts a whole raster picture on a sheet of the size that social networks show, and keeps its version', () => {
  expect(socialImage(picture('https://cdn.shopify.com/s/files/1/cover.PNG?v=17'))).toBe(
    'https://cdn.shopify.com/s/files/1/cover.PNG?v=17&width=1200&height=630&pad_color=fbf7ef&format=jpg',
  );
});

test.each(['https://cdn.shopify.com/s/files/1/cover.svg?v=1', '/relative.png', ''])(
  '%s is no picture that they show',
  (url) => {
    expect(socialImage(picture(url))).toBeNull();
  },
);

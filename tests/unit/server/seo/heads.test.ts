import {describe, expect, it} from 'vitest';
import {personalLicence, plrLicence} from '~/content/licence';
import type {CollectionPage} from '~/domain/catalogue/views';
import {collectionHead, productHead} from '~/server/seo/page-heads';

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

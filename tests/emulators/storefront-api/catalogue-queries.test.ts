// @vitest-environment node
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

describe('product', () => {
  it('is found by handle and by id', async () => {
    const data = await emulator.data(`{
      byHandle: product(handle: "producto-01") { id }
      byId: product(id: "gid://shopify/Product/1") { handle }
      missing: product(handle: "nada") { id }
    }`);
    expect(data).toEqual({
      byHandle: {id: 'gid://shopify/Product/1'},
      byId: {handle: 'producto-01'},
      missing: null,
    });
  });

  it('has prices, images and variants', async () => {
    const {product} = await emulator.data(`{ product(handle: "producto-05") {
      priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
      compareAtPriceRange { maxVariantPrice { amount } }
      featuredImage { url small: url(transform: {maxWidth: 200, crop: CENTER}) altText width }
      media(first: 1) { nodes { mediaContentType ... on MediaImage { image { height } } } }
      variants(first: 5) { edges { cursor node { title price { amount } compareAtPrice { amount } product { handle } } } }
      options { name values optionValues { name firstSelectableVariant { title } } }
      short: description(truncateAt: 10)
    } }`);
    const cover = `${emulator.url}/files/covers/producto-05-1.png`;
    expect(product).toMatchObject({
      priceRange: {
        minVariantPrice: {amount: '5.0', currencyCode: 'USD'},
        maxVariantPrice: {amount: '33.33'},
      },
      compareAtPriceRange: {maxVariantPrice: {amount: '0.0'}},
      featuredImage: {url: cover, small: `${cover}?width=200&crop=center`, width: 800},
      media: {nodes: [{mediaContentType: 'IMAGE', image: {height: 1000}}]},
      options: [
        {
          name: 'Formato',
          values: ['PDF', 'Word'],
          optionValues: [
            {name: 'PDF', firstSelectableVariant: {title: 'PDF'}},
            {name: 'Word', firstSelectableVariant: {title: 'Word'}},
          ],
        },
      ],
      short: 'Descrip...',
    });
    expect(product.variants.edges[1].node).toEqual({
      title: 'Word',
      price: {amount: '33.33'},
      compareAtPrice: null,
      product: {handle: 'producto-05'},
    });
  });

  it('selects variants by option', async () => {
    const {product} = await emulator.data(`{ product(handle: "producto-05") {
      exact: variantBySelectedOptions(selectedOptions: [{name: "Formato", value: "Word"}]) { title }
      none: variantBySelectedOptions(selectedOptions: [{name: "Formato", value: "EPUB"}]) { title }
      lower: variantBySelectedOptions(selectedOptions: [{name: "formato", value: "word"}], caseInsensitiveMatch: true) { title }
      first: selectedOrFirstAvailableVariant { title }
      chosen: selectedOrFirstAvailableVariant(selectedOptions: [{name: "Formato", value: "Word"}, {name: "utm", value: "x"}]) { title }
      adjacent: adjacentVariants(selectedOptions: [{name: "Formato", value: "PDF"}]) { title }
    } }`);
    expect(product).toEqual({
      exact: {title: 'Word'},
      none: null,
      lower: {title: 'Word'},
      first: {title: 'PDF'},
      chosen: {title: 'Word'},
      adjacent: [{title: 'Word'}],
    });
  });
});

describe('collections', () => {
  it('are listed and found, with their products in collection order', async () => {
    const data = await emulator.data(`{
      collections(first: 10, sortKey: TITLE) { totalCount nodes { title } }
      collection(handle: "cocina") { title image { altText } products(first: 2) { nodes { handle } } }
      other: collection(handle: "jardin") { id image { url } }
      missing: collection(handle: "x") { id }
    }`);
    expect(data).toMatchObject({
      collections: {totalCount: '2', nodes: [{title: '02. Cocina'}, {title: 'Jardín'}]},
      collection: {products: {nodes: [{handle: 'producto-05'}, {handle: 'producto-04'}]}},
      other: {id: 'gid://shopify/Collection/2', image: null},
      missing: null,
    });
  });
});

describe('sorting products', () => {
  const titles = async (args: string) => {
    const {products} = await emulator.data(`{ products(first: 9, ${args}) { nodes { handle } } }`);
    return products.nodes.map(({handle}: {handle: string}) => handle.slice(-1)).join('');
  };

  it.each([
    ['sortKey: ID', '12345'],
    ['reverse: true', '54321'],
    ['sortKey: TITLE', '21453'],
    ['sortKey: PRICE', '51432'],
    ['sortKey: PRICE, reverse: true', '23415'],
    ['sortKey: CREATED_AT, reverse: true', '54321'],
    ['sortKey: BEST_SELLING', '12345'],
  ])('%s', async (args, expected) => {
    expect(await titles(args)).toBe(expected);
  });
});

describe('the rest of the root fields', () => {
  it('finds nodes of several types, and null for what is gone', async () => {
    const {nodes} = await emulator.data(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
      {
        ids: [
          'gid://shopify/ProductVariant/105',
          'gid://shopify/Collection/1',
          'gid://shopify/MediaImage/204',
          'gid://shopify/Product/99',
        ],
      },
    );
    expect(nodes.map((node: {__typename: string} | null) => node?.__typename ?? null)).toEqual([
      'ProductVariant',
      'Collection',
      'MediaImage',
      null,
    ]);
  });

  it('answers about the shop and its contents', async () => {
    const data = await emulator.data(`{
      shop { name primaryDomain { url } paymentSettings { currencyCode } shipsToCountries }
      urlRedirects(first: 5, query: "path:/cart") { nodes { path target } }
      publicApiVersions { handle }
    }`);
    expect(data).toMatchObject({
      shop: {name: 'Reventa PLR', primaryDomain: {url: 'http://localhost:3000'}},
      urlRedirects: {nodes: [{path: '/cart', target: '/carrito'}]},
    });
  });

  it('lists the sitemap by type', async () => {
    const data = await emulator.data(`{
      products: sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) { hasNextPage items { handle ... on SitemapResource { title image { filepath } } } } }
      articles: sitemap(type: ARTICLE) { pagesCount { count } resources(page: 1) { items { handle } } }
    }`);
    expect(data.products.pagesCount.count).toBe(1);
    expect(data.products.resources.items).toHaveLength(5);
    expect(data.articles.resources.items).toEqual([]);
  });
});

describe('images', () => {
  it('are served at the addresses that the API gives, from the origin that was asked', async () => {
    const built = await startTestEmulator({catalogue: undefined});
    const {products} = await built.data(
      '{ products(first: 1) { nodes { featuredImage { url(transform: {maxWidth: 320}) } } } }',
    );
    const address = products.nodes[0].featuredImage.url as string;
    expect(address.startsWith(`${built.url}/files/`)).toBe(true);
    const response = await fetch(address, {headers: {accept: 'image/avif,image/webp,*/*'}});
    const picture = Buffer.from(await response.arrayBuffer());
    const social = await fetch(`${address.split('?')[0]}?width=600&height=315&format=jpg`);
    const card = Buffer.from(await social.arrayBuffer());
    const plain = await fetch(address);
    await plain.arrayBuffer();
    await built.close();
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 400,
    });
    expect(plain.headers.get('content-type')).toBe('image/png');
    expect(social.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(card).metadata()).toMatchObject({format: 'jpeg', width: 600, height: 315});
  });

  it('answers 404 for a picture that does not exist', async () => {
    expect((await fetch(`${emulator.url}/files/../secret.png`)).status).toBe(404);
    expect((await fetch(`${emulator.url}/files/covers/nada.png`)).status).toBe(404);
  });
});

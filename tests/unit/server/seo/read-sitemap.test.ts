import type {DocumentNode} from 'graphql';
import {beforeEach, expect, it, vi} from 'vitest';
import {
  GET_COLLECTION_CURSOR,
  GET_SITEMAP_COLLECTIONS,
  GET_SITEMAP_PRODUCTS,
  GET_SITEMAP_SIZES,
} from '~/graphql/seo';
import {readSitemapIndex, readSitemapPart} from '~/server/seo/sitemap';

const SHOP = 'https://tienda.example';
const DATE = '2025-06-01T10:00:00Z';

interface Collection {
  readonly handle: string;
  /** Null when the shop has its availability facet switched off. */
  readonly count: number | null;
}

/** What the app asks for of a list. */
interface Stretch {
  readonly first?: number;
  readonly after?: string;
}

let collections: readonly Collection[];
const calls: string[] = [];

/** A provider that pages its collections by number, as cursors that only it understands. */
const query = vi.fn(
  async (document: DocumentNode, {first = 0, after = ''}: Stretch): Promise<unknown> => {
    const start = Number(after);
    const end = start + first;
    const pageInfo = {hasNextPage: end < collections.length, endCursor: String(end)};
    const nodes = collections.slice(start, end).map(({handle, count}) => ({
      handle,
      updatedAt: DATE,
      products: {
        filters: count === null ? [] : [{id: 'filter.v.availability', values: [{count}]}],
      },
    }));
    switch (document) {
      case GET_SITEMAP_SIZES:
        return {
          products: {pagesCount: {count: 3}},
          collections: {pagesCount: {count: Math.ceil(collections.length / 250)}},
        };
      case GET_SITEMAP_PRODUCTS:
        return {sitemap: {resources: {items: [{handle: 'guía', updatedAt: DATE}]}}};
      case GET_COLLECTION_CURSOR:
        calls.push('cursor');
        return {collections: {pageInfo}};
      case GET_SITEMAP_COLLECTIONS:
        calls.push('collections');
        return {collections: {pageInfo, nodes}};
      default:
        throw new Error('Not expected');
    }
  },
);
const storefront = {query} as never;

const many = (count: number) =>
  Array.from({length: count}, (_, index) => ({handle: `c${index + 1}`, count: 1}));

const locationsOf = (xml: string | null) =>
  Array.from(xml?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [], ([, location]) => location);

const part = async (name: string) => locationsOf(await readSitemapPart(storefront, SHOP, name, []));

beforeEach(() => {
  collections = many(1);
  calls.length = 0;
});

it('the index has a part for each page of the provider, and one for the screens', async () => {
  collections = many(251);
  expect(locationsOf(await readSitemapIndex(storefront, SHOP))).toEqual([
    `${SHOP}/sitemap/pantallas.xml`,
    `${SHOP}/sitemap/colecciones-1.xml`,
    `${SHOP}/sitemap/colecciones-2.xml`,
    `${SHOP}/sitemap/productos-1.xml`,
    `${SHOP}/sitemap/productos-2.xml`,
    `${SHOP}/sitemap/productos-3.xml`,
  ]);
});

it('the index is not taken for empty when the provider returns nothing', async () => {
  query.mockResolvedValueOnce({products: {pagesCount: null}, collections: {pagesCount: null}});
  await expect(readSitemapIndex(storefront, SHOP)).rejects.toThrow('returned no sitemap');
});

it('a part of the products is not taken for empty when the provider returns nothing', async () => {
  const sizes = await query(GET_SITEMAP_SIZES, {});
  query.mockResolvedValueOnce(sizes).mockResolvedValueOnce({sitemap: {resources: null}});
  await expect(part('productos-1.xml')).rejects.toThrow('returned no sitemap');
});

it('a part of the collections lists their numbered pages, both sides of a page', async () => {
  collections = [
    {handle: 'a', count: 24},
    {handle: 'b', count: 49},
  ];
  expect(await part('colecciones-1.xml')).toEqual([
    `${SHOP}/category/a`,
    `${SHOP}/category/b`,
    `${SHOP}/category/b?pagina=2`,
    `${SHOP}/category/b?pagina=3`,
  ]);
});

it('a part of the collections leaves out one that is empty, but not one whose size nobody tells', async () => {
  collections = [
    {handle: 'vacía', count: 0},
    {handle: 'b', count: null},
  ];
  expect(await part('colecciones-1.xml')).toEqual([`${SHOP}/category/b`]);
});

it('a part of the collections takes 250 of them in five calls, and the next part goes on behind', async () => {
  collections = many(260);
  const first = await part('colecciones-1.xml');
  expect([first.length, first.at(-1)]).toEqual([250, `${SHOP}/category/c250`]);
  expect(calls).toEqual(Array.from({length: 5}, () => 'collections'));

  calls.length = 0;
  const second = await part('colecciones-2.xml');
  expect([second.length, second[0]]).toEqual([10, `${SHOP}/category/c251`]);
  expect(calls).toEqual(['cursor', 'collections']);
});

it.each(['productos-4.xml', 'productos-0.xml', 'productos-01.xml', 'colecciones-2.xml', ''])(
  'there is no part %j',
  async (name) => {
    expect(await readSitemapPart(storefront, SHOP, name, [])).toBeNull();
  },
);

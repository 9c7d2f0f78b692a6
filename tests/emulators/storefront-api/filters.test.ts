// @vitest-environment node
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

const QUERY = `query ($filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys, $reverse: Boolean) {
  collection(handle: "cocina") {
    products(first: 9, filters: $filters, sortKey: $sortKey, reverse: $reverse) {
      nodes { handle }
      filters { id label type presentation values { id label count input } }
    }
  }
}`;

async function listing(variables: Record<string, unknown>) {
  const {products} = (await emulator.data(QUERY, variables)).collection;
  const facets = products.filters as {
    id: string;
    type: string;
    values: {id: string; label: string; count: number; input: string}[];
  }[];
  return {
    numbers: products.nodes.map(({handle}: {handle: string}) => handle.slice(-1)).join(''),
    facet: (id: string) => facets.find((facet) => facet.id === id),
    counts: (id: string) =>
      Object.fromEntries(
        facets.find((facet) => facet.id === id)?.values.map(({label, count}) => [label, count]) ??
          [],
      ),
  };
}

describe('filtering a collection', () => {
  it.each([
    ['nothing', [], '5431'],
    ['availability', [{available: true}], '541'],
    ['what is sold out', [{available: false}], '3'],
    ['a price range', [{price: {min: 9.99, max: 12.05}}], '41'],
    ['an open price range', [{price: {min: 15}}], '53'],
    ['a tag', [{tag: 'recetas'}], '431'],
    ['two tags: either', [{tag: 'Rápido'}, {tag: 'México'}], '41'],
    ['a type', [{productType: 'Pack'}], '5'],
    ['a tag and a price: both', [{tag: 'Recetas'}, {price: {max: 10}}], '1'],
    ['a variant option', [{variantOption: {name: 'formato', value: 'word'}}], '5'],
    [
      'an option and a price of the same variant',
      [{variantOption: {name: 'Formato', value: 'Word'}}, {price: {max: 10}}],
      '',
    ],
    ['a vendor', [{productVendor: 'Nadie'}], ''],
    [
      'a metafield that nothing has',
      [{productMetafield: {namespace: 'a', key: 'b', value: 'c'}}],
      '',
    ],
  ])('by %s', async (_name, filters, expected) => {
    expect((await listing({filters})).numbers).toBe(expected);
  });

  it.each([
    ['PRICE', false, '5143'],
    ['PRICE', true, '3415'],
    ['TITLE', false, '1453'],
    ['CREATED', true, '5431'],
    ['COLLECTION_DEFAULT', true, '1345'],
  ])('sorted by %s (reverse: %s)', async (sortKey, reverse, expected) => {
    expect((await listing({sortKey, reverse})).numbers).toBe(expected);
  });
});

describe('facets', () => {
  it('count the whole collection when nothing is filtered', async () => {
    const {counts, facet} = await listing({});
    expect(counts('filter.v.availability')).toEqual({Disponible: 3, Agotado: 1});
    expect(counts('filter.p.product_type')).toEqual({Ebook: 3, Pack: 1});
    expect(counts('filter.p.tag')).toEqual({México: 1, Rápido: 1, Recetas: 3});
    expect(counts('filter.v.option.formato')).toEqual({PDF: 1, Word: 1});
    expect(facet('filter.v.price')).toMatchObject({
      type: 'PRICE_RANGE',
      values: [{input: '{"price":{"min":0,"max":33.33}}'}],
    });
  });

  it('count among the products that pass the filters of the other kinds', async () => {
    const {counts} = await listing({filters: [{tag: 'Rápido'}]});
    expect(counts('filter.p.tag')).toEqual({México: 1, Rápido: 1, Recetas: 3});
    expect(counts('filter.p.product_type')).toEqual({Ebook: 1});
  });

  it('carry an input that can be sent back', async () => {
    const {facet} = await listing({});
    for (const value of facet('filter.p.tag')?.values ?? []) {
      const {numbers} = await listing({filters: [JSON.parse(value.input)]});
      expect(numbers).toHaveLength(value.count);
    }
  });

  it('count a value once, however its products write it', async () => {
    const csv = `Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant Price
uno,Uno,Ebook,"Lana, lana",Color,Rojo,5.00
uno,,,,,Azul,5.00
dos,Dos,ebook,LANA,color,rojo,5.00
dos,,,,,Verde,5.00`;
    const shop = await startTestEmulator({catalogue: readCatalogueCsv(csv)});
    const {search} = await shop.data(`{
      search(query: "", first: 1, types: [PRODUCT]) { productFilters { id values { count } } }
    }`);
    await shop.close();
    const counts = Object.fromEntries(
      (search.productFilters as {id: string; values: {count: number}[]}[]).map(({id, values}) => [
        id,
        values.map(({count}) => count),
      ]),
    );
    expect(counts['filter.p.tag']).toEqual([2]);
    expect(counts['filter.p.product_type']).toEqual([2]);
    expect(counts['filter.v.option.color']).toEqual([1, 2, 1]);
  });
});

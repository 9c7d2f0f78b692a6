// @vitest-environment node
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseQuery} from '../../../emulators/storefront-api/search-query/parse';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

async function found(query: string): Promise<string> {
  const {products} = await emulator.data(
    'query ($query: String) { products(first: 9, query: $query) { nodes { handle } } }',
    {query},
  );
  return products.nodes.map(({handle}: {handle: string}) => handle.slice(-1)).join('');
}

describe('the query argument of products', () => {
  it.each([
    ['', '12345', 'nothing asked, everything found'],
    ['   ', '12345', 'blanks'],
    ['cocina', '14', 'free text'],
    ['COCINA FACIL', '1', 'case and accents'],
    ['arboles', '2', 'accents of the catalogue'],
    ['coc', '', 'a whole word, not its beginning'],
    ['coc*', '14', 'the beginning of a word'],
    ['title:cocina', '14', 'a field'],
    ['title:coc*', '14', 'a field with a wildcard'],
    ['title:"cocina mexicana"', '4', 'a phrase'],
    ["title:'sin azúcar'", '3', 'a phrase in single quotes'],
    ['"mexicana cocina"', '', 'a phrase keeps its order'],
    ['tag:recetas', '134', 'a tag'],
    ['tag:receta', '', 'a whole tag'],
    ['tag_not:recetas', '25', 'without a tag'],
    ['-tag:recetas', '25', 'minus'],
    ['NOT tag:recetas', '25', 'NOT'],
    ['NOT -tag:recetas', '134', 'a double negation'],
    ['product_type:guia', '2', 'a type'],
    ['product_type:guia,pack', '25', 'types with commas'],
    ['vendor:"reventa plr"', '12345', 'a vendor'],
    ['available_for_sale:false', '3', 'sold out'],
    ['available_for_sale:true', '1245', 'in stock'],
    ['variants.price:<10', '15', 'cheaper than'],
    ['variants.price:<=9.99', '15', 'at most'],
    ['variants.price:>20', '25', 'some variant dearer than'],
    ['variants.price:12.05', '4', 'exactly'],
    ['variants.price:cheap', '', 'no price at all'],
    ['created_at:>2025-03-15', '45', 'created after'],
    ["created_at:<'2025-02-01T00:00:00Z'", '1', 'created before'],
    ['created_at:<now', '12345', 'created before now'],
    ['tag:recetas title:cocina', '14', 'AND is implied'],
    ['tag:recetas AND title:postres', '3', 'AND'],
    ['title:arboles OR title:postres', '23', 'OR'],
    ['title:arboles OR tag:recetas title:cocina', '124', 'AND binds closer than OR'],
    ['(title:arboles OR tag:recetas) title:cocina', '14', 'parentheses'],
    ['title:(arboles OR postres)', '23', 'a field before parentheses'],
    ['tag:recetas -title:cocina', '3', 'minus beside a field'],
    ['nonsense_field:1 title:cocina', '14', 'an unknown field is ignored'],
    ['id:>3', '45', 'ids'],
    ['handle:producto-02', '2', 'a handle'],
    ['sku:sku-104', '4', 'a SKU'],
    [')( cocina (', '14', 'unbalanced parentheses'],
    ['"cocina mexicana', '4', 'an unclosed quote'],
    ['title:', '12345', 'a field without a value'],
    ['cocina AND', '14', 'an operator without an operand'],
    ['constructor:1', '12345', 'a field named like a property of every object'],
  ])('%s finds "%s" (%s)', async (query, expected) => {
    expect(await found(query)).toBe(expected);
  });

  it('also searches collections', async () => {
    const {collections} = await emulator.data(
      '{ collections(first: 5, query: "title:jardin") { nodes { handle } totalCount } }',
    );
    expect(collections).toEqual({nodes: [{handle: 'jardin'}], totalCount: '1'});
  });
});

describe('the parser', () => {
  it('survives very deep nesting', () => {
    expect(() => parseQuery('('.repeat(100_000))).not.toThrow();
    expect(() => parseQuery(`${'-'.repeat(100_000)}a`)).not.toThrow();
    expect(() => parseQuery('NOT '.repeat(100_000))).not.toThrow();
  });
});

describe('search', () => {
  const QUERY = `query ($query: String!, $prefix: SearchPrefixQueryType, $types: [SearchType!], $sortKey: SearchSortKeys, $hide: SearchUnavailableProductsType, $filters: [ProductFilter!]) {
    search(first: 9, query: $query, prefix: $prefix, types: $types, sortKey: $sortKey, unavailableProducts: $hide, productFilters: $filters) {
      totalCount
      nodes { ... on Product { handle } }
      productFilters { id values { label count } }
    }
  }`;
  const search = async (variables: Record<string, unknown>) => {
    const result = (await emulator.data(QUERY, variables)).search;
    return {
      ...result,
      handles: result.nodes.map(({handle}: {handle: string}) => handle) as string[],
    };
  };

  it('ranks a hit in the title above one elsewhere and counts all', async () => {
    const {handles, totalCount} = await search({query: 'recetas'});
    expect(handles).toEqual(['producto-04', 'producto-01', 'producto-03']);
    expect(totalCount).toBe(3);
  });

  it('completes the last word unless told not to', async () => {
    expect((await search({query: 'cocina mex'})).handles).toEqual(['producto-04']);
    expect((await search({query: 'cocina mex', prefix: 'NONE'})).handles).toEqual([]);
  });

  it('puts sold-out products last, or hides them', async () => {
    expect((await search({query: 'descripcion'})).handles.at(-1)).toBe('producto-03');
    expect((await search({query: 'descripcion', hide: 'HIDE'})).totalCount).toBe(4);
  });

  it('sorts by price', async () => {
    const {handles} = await search({query: 'descripcion', types: ['PRODUCT'], sortKey: 'PRICE'});
    expect(handles.map((handle: string) => handle.slice(-1)).join('')).toBe('51432');
  });

  it('filters, with facets', async () => {
    const {handles, productFilters} = await search({
      query: 'cocina',
      types: ['PRODUCT'],
      filters: [{tag: 'México'}],
    });
    expect(handles).toEqual(['producto-04']);
    const tags = productFilters.find(({id}: {id: string}) => id === 'filter.p.tag');
    expect(tags.values).toContainEqual({label: 'Recetas', count: 2});
  });
});

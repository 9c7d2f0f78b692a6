// @vitest-environment node
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
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
    ['COCINA FACIL', '1', 'case and accents'],
    ['arboles', '2', 'accents of the catalogue'],
    ['coc', '', 'a whole word, not its beginning'],
    ['coc*', '14', 'the beginning of a word'],
    ['title:"cocina mexicana"', '4', 'a phrase'],
    ['"mexicana cocina"', '', 'a phrase keeps its order'],
    ['tag_not:recetas', '25', 'without a tag'],
    ['available_for_sale:false', '3', 'sold out'],
    ['variants.price:<10', '15', 'cheaper than'],
    ['variants.price:>20', '25', 'some variant dearer than'],
    ['tag:recetas title:cocina', '14', 'AND is implied'],
    ['title:arboles OR tag:recetas title:cocina', '124', 'AND binds closer than OR'],
    ['(title:arboles OR tag:recetas) title:cocina', '14', 'parentheses'],
    ['nonsense_field:1 title:cocina', '14', 'an unknown field is ignored'],
    [')( cocina (', '14', 'unbalanced parentheses'],
    ['"cocina mexicana', '4', 'an unclosed quote'],
  ])('%s finds "%s" (%s)', async (query, expected) => {
    expect(await found(query)).toBe(expected);
  });
});

describe('search', () => {
  const QUERY = `query ($query: String!, $prefix: SearchPrefixQueryType, $hide: SearchUnavailableProductsType) {
    search(first: 9, query: $query, prefix: $prefix, unavailableProducts: $hide) {
      totalCount
      nodes { ... on Product { handle } }
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
});

import {describe, expect, test, it} from 'vitest';
import {
  comparePath,
  MAX_COMPARED,
  MAX_SHARED,
  parseCompared,
  parseShared,
  productIdOf,
  sharedPath,
  parseProductIds,
  parseSuggestionHandles,
} from '~/domain/share/shared-list';

describe('a comparison', () => {
  test('names up to four products, each once', () => {
    expect(parseCompared('a.b.a.c')).toEqual(['a', 'b', 'c']);
    expect(parseCompared('a.b.c.d.e')).toHaveLength(MAX_COMPARED);
    expect(comparePath(['producto-01', 'producto-02'])).toBe('/comparar?p=producto-01.producto-02');
  });

  test('takes every handle that the provider makes', () => {
    const handles = ['guia_con_guion_bajo', 'año-nuevo', 'an\u0303o', 'x'.repeat(255)];
    const path = comparePath(handles);
    expect(path).toMatch(/^[\x21-\x7e]+$/);
    const parameter = new URL(path, 'https://tienda.test').searchParams.get('p');
    expect(parseCompared(parameter)).toEqual(handles);
  });

  test.each([null, '', '.', '../x', 'a b', 'a,b', 'a/b', 'x'.repeat(256)])(
    'takes nothing from %j',
    (parameter) => {
      expect(parseCompared(parameter)).toEqual([]);
    },
  );
});

describe('a shared list', () => {
  test('names products by their numbers alone', () => {
    const path = sharedPath(['gid://shopify/Product/7', 'gid://shopify/Product/12', 'somebody']);
    expect(path).toBe('/lista?p=7.12');
    expect(parseShared('7.12').map(productIdOf)).toEqual([
      'gid://shopify/Product/7',
      'gid://shopify/Product/12',
    ]);
  });

  test('ends after 24, and takes no number that is none', () => {
    const numbers = Array.from({length: MAX_SHARED + 1}, (_, index) => String(index + 1));
    expect(parseShared(numbers.join('.'))).toHaveLength(MAX_SHARED);
    expect(parseShared('0.-1.1e3.07.x')).toEqual([]);
  });
});

const ids = (count: number) =>
  Array.from({length: count}, (_, index) => `gid://shopify/Product/${index + 1}`);

describe('ids of products to read', () => {
  it('takes up to a page of 24 ids in their order', () => {
    expect(parseProductIds('gid://shopify/Product/2,gid://shopify/Product/1')).toEqual([
      'gid://shopify/Product/2',
      'gid://shopify/Product/1',
    ]);
    expect(parseProductIds(ids(24).join())).toHaveLength(24);
    expect(parseProductIds(ids(25).join())).toBeNull();
  });

  it('refuses nothing, repetitions and foreign ids', () => {
    expect(parseProductIds(null)).toBeNull();
    expect(parseProductIds('')).toBeNull();
    expect(parseProductIds('gid://shopify/Product/1,gid://shopify/Product/1')).toBeNull();
    expect(parseProductIds('gid://shopify/Product/1,')).toBeNull();
    expect(parseProductIds('gid://shopify/Cart/1')).toBeNull();
  });
});

describe('handles of products to read', () => {
  it('are three at most', () => {
    expect(parseSuggestionHandles('producto-01')).toEqual(['producto-01']);
    expect(parseSuggestionHandles('a,b,c')).toEqual(['a', 'b', 'c']);
  });

  it('are left out one by one where they are none', () => {
    expect(parseSuggestionHandles('a,a/b,,a,año-nuevo')).toEqual(['a', 'año-nuevo']);
  });

  it.each([null, '', 'a,b,c,d', ',', 'a b', 'a/b', 'b'.repeat(256)])('are not in %j', (list) =>
    expect(parseSuggestionHandles(list)).toBeNull(),
  );
});

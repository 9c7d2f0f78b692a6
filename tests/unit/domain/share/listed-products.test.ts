import {describe, expect, it} from 'vitest';
import {parseProductIds, parseSuggestionHandles} from '~/domain/share/shared-list';

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

import {describe, expect, test} from 'vitest';
import {lengthOf, matchesFacets, NO_FACETS, toggleFacet} from '~/domain/catalogue/facets';

const product = {...NO_FACETS, formato: ['ebook'], extension: ['corto'], estado: ['oferta']};

describe('what a list is narrowed by', () => {
  test('lets any value of a facet do, and asks for something in each of them', () => {
    const wanted = {...NO_FACETS, formato: ['curso', 'ebook']};
    expect(matchesFacets(product, NO_FACETS)).toBe(true);
    expect(matchesFacets(product, wanted)).toBe(true);
    expect(matchesFacets(product, {...wanted, extension: ['largo']})).toBe(false);
  });

  test('stands in the order of the shop, four values at most', () => {
    const known = {...NO_FACETS, sub: ['a', 'b', 'c', 'd', 'e']};
    const two = toggleFacet(toggleFacet(NO_FACETS, known, 'sub', 'b'), known, 'sub', 'a');
    expect(two.sub).toEqual(['a', 'b']);
    expect(toggleFacet(two, known, 'sub', 'a').sub).toEqual(['b']);
    const five = known.sub.reduce((now, value) => toggleFacet(now, known, 'sub', value), NO_FACETS);
    expect(five.sub).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each([
    [null, null],
    [60, 'corto'],
    [61, 'medio'],
    [90, 'medio'],
    [91, 'largo'],
  ])('takes %s pages as %s', (pages, length) => expect(lengthOf(pages)).toBe(length));
});

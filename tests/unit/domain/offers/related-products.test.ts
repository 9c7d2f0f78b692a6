import {describe, expect, test} from 'vitest';
import {relatedProducts, type RelatedCandidate} from '~/domain/offers/related-products';
import {aVariant} from '../fixtures';

const current = {id: 'current', productType: 'Ebook', tags: ['salud', 'yoga', 'plr']};

function candidate(id: string, overrides: Partial<RelatedCandidate> = {}): RelatedCandidate {
  return {id, productType: 'Otro', firstVariant: aVariant(id), tags: [], ...overrides};
}

function ids(products: readonly RelatedCandidate[]): string[] {
  return products.map(({id}) => id);
}

describe('related products', () => {
  test('score 100 for the type and 10 for each shared tag, however it is spelled', () => {
    const {companions} = relatedProducts(current, [
      candidate('other tags', {tags: ['a', 'b']}),
      candidate('one tag', {tags: [' Yoga']}),
      candidate('three tags', {tags: ['plr', 'yoga', 'salud']}),
      candidate('type', {productType: 'Ebook'}),
    ]);
    expect(ids(companions)).toEqual(['type', 'three tags', 'one tag']);
    const untyped = [candidate('no type', {productType: ''}), candidate('tag', {tags: ['plr']})];
    expect(ids(relatedProducts({...current, productType: ''}, untyped).companions)[0]).toBe('tag');
  });

  test("keep the collection's order among equals", () => {
    const {companions, more} = relatedProducts(
      current,
      ['a', 'b', 'c', 'd', 'e'].map((id) => candidate(id)),
    );
    expect(ids(companions)).toEqual(['a', 'b', 'c']);
    expect(ids(more)).toEqual(['d', 'e']);
  });

  test('are never the product itself, nor the same one twice', () => {
    const {companions, more} = relatedProducts(current, [
      candidate('current'),
      candidate('a'),
      candidate('a'),
    ]);
    expect(ids([...companions, ...more])).toEqual(['a']);
  });

  test('are companions only when they can be sold, but cards all the same', () => {
    const {companions, more} = relatedProducts(current, [
      candidate('sold out', {
        productType: 'Ebook',
        firstVariant: aVariant('x', {availableForSale: false}),
      }),
      candidate('no variant', {firstVariant: null}),
      candidate('for sale'),
    ]);
    expect(ids(companions)).toEqual(['for sale']);
    expect(ids(more)).toEqual(['sold out', 'no variant']);
  });

  test('are 3 companions and 6 cards at most', () => {
    const many = Array.from({length: 10}, (_, i) => candidate(String(i)));
    expect(ids(relatedProducts(current, many).companions)).toEqual(['0', '1', '2']);
    expect(ids(relatedProducts(current, many).more)).toEqual(['3', '4', '5', '6', '7', '8']);
    expect(relatedProducts(current, [])).toEqual({companions: [], more: []});
  });
});

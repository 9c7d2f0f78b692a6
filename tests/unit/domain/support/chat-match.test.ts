import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {ebooks} from '~/content/ebooks';
import {matchProducts} from '~/domain/support/chat';
import {foldText} from '@common/fold-text';

const products = [
  {name: 'Reto de 21 días sin azúcar'},
  {name: 'Intestino feliz, cuerpo ligero'},
  {name: 'Dulces tentaciones sin azúcar'},
];
const names = (message: string) => matchProducts(products, message).map(({name}) => name);

describe('a name matches', () => {
  test('when it contains the whole message, in the order of the catalogue', () => {
    expect(names('sin azúcar')).toEqual([
      'Reto de 21 días sin azúcar',
      'Dulces tentaciones sin azúcar',
    ]);
    expect(names('intestino')).toEqual(['Intestino feliz, cuerpo ligero']);
  });

  test.each(['AZÚCAR', 'azucar', ' Azúcar ', '¿azúcar?', 'azu\u0301car'])(
    '%j does so whatever its case, accents, spaces and signs',
    (message) => expect(names(message)).toHaveLength(2),
  );
});

describe('nothing matches', () => {
  test.each(['', '   ', '¿?', '...'])('a message without a word: %j', (message) => {
    expect(names(message)).toEqual([]);
  });

  test('a message of two letters, though three are enough', () => {
    expect(names('az')).toEqual([]);
    expect(names('a z')).toEqual([]);
    expect(names('azu')).toHaveLength(2);
  });

  test('a sentence that only shares a word with a name', () => {
    expect(names('quiero algo sin azúcar')).toEqual([]);
  });

  test('a sentence that asks something of a name, which the adviser answers', () => {
    expect(names('¿Qué incluye Intestino feliz, cuerpo ligero?')).toEqual([]);
  });
});

describe('in the local catalogue', () => {
  const ebook = fc.constantFrom(...ebooks);

  test('every name finds its product, and any part of it of three letters does', () => {
    fc.assert(
      fc.property(ebook, fc.nat(), fc.nat(), (product, a, b) => {
        const start = a % product.name.length;
        const part = product.name.slice(start, start + 3 + (b % product.name.length));
        const letters = foldText(part).replace(/[^\p{L}\p{N}]/gu, '').length;
        expect(matchProducts(ebooks, product.name)).toContain(product);
        expect(matchProducts(ebooks, part).includes(product)).toBe(letters >= 3);
      }),
    );
  });
});

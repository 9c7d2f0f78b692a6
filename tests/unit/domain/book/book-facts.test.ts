import {describe, expect, test} from 'vitest';
import {parseFormats, parsePages} from '~/domain/book/book';

describe('pages', () => {
  test.each([
    ['1', 1],
    ['84', 84],
    ['9999', 9999],
  ])('%s are %i', (value, pages) => {
    expect(parsePages(value)).toBe(pages);
  });

  test.each([undefined, '', '0', '-3', '10000', '8.5', '84 páginas', 'null', '007'])(
    '%s is none',
    (value) => {
      expect(parsePages(value)).toBeNull();
    },
  );
});

describe('formats', () => {
  test('are those of the list', () => {
    expect(parseFormats('["PDF","Word"]')).toEqual(['PDF', 'Word']);
  });

  test('fit on a card: three of them, on one line each, twelve letters long', () => {
    expect(parseFormats('["a","b","c","d"]')).toEqual(['a', 'b', 'c']);
    expect(parseFormats('["P\\nDF","  "," Documento de Word "]')).toEqual(['P DF', 'Documento de']);
  });

  test.each([undefined, '', 'PDF', '{}', '"PDF"', '[1, null, {}]', '[', 'null'])(
    '%s is none',
    (value) => {
      expect(parseFormats(value)).toEqual([]);
    },
  );
});

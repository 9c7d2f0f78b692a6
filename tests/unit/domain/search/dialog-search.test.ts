import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  highlightRanges,
  matchesSearch,
  searchPreview,
  searchTextOf,
} from '~/domain/search/dialog-search';
import {foldText} from '@common/fold-text';

const description = '<p>Guía para <b>niños</b></p>';
const text = searchTextOf({title: 'Nutrición Rápida', description});

describe('searching', () => {
  test.each([
    'nutrición',
    'ＮＵＴＲＩＣＩＯＮ',
    'rapida',
    'guia',
    'ninos',
    ' Guía ',
    '',
    'para niños',
  ])('finds %j by title or description, ignoring case and accents', (query) => {
    expect(matchesSearch(text, query)).toBe(true);
  });

  test("'ñ' is a letter of its own, which a plain 'n' may stand for", () => {
    const nails = searchTextOf({title: 'Uñas sanas', description: ''});
    const some = searchTextOf({title: 'Algunas buenas ideas', description: ''});
    expect(['unas', 'uñas', 'UÑAS'].every((query) => matchesSearch(nails, query))).toBe(true);
    expect(['unas', 'uñas'].map((query) => matchesSearch(some, query))).toEqual([true, false]);
  });

  test.each(['mascotas', '<b>', 'rapida guia', '.*'])('does not find %j', (query) => {
    expect(matchesSearch(text, query)).toBe(false);
  });
});

describe('the preview', () => {
  test('shows 100 characters whole and cuts the 101st', () => {
    expect(searchPreview('x'.repeat(100))).toHaveLength(100);
    expect(searchPreview('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
    expect(searchPreview('🎉'.repeat(101))).toBe(`${'🎉'.repeat(100)}…`);
  });

  test('leaves out the sentence about the data sheet', () => {
    const described = '<p>Trae 8 recetas. Consulta la ficha: click here. Fácil.</p>';
    expect(searchPreview(described)).toBe('Trae 8 recetas. Fácil.');
  });

  test.each([
    ['<p>Uno</p><p>dos</p>', 'Uno dos'],
    ['Uno<br/>dos', 'Uno dos'],
    ['<b>ne</b>grita', 'negrita'],
    ['3 < 5 y 7 > 5', '3 < 5 y 7 > 5'],
    ['<!-- nada -->Uno', 'Uno'],
  ])('of %j is %j', (description, preview) => {
    expect(searchPreview(description)).toBe(preview);
  });

  test.each(['<', '<a', '>', '<<>', '< >', ' '])(
    'of a megabyte of %j takes linear time',
    (unit) => {
      const started = performance.now();
      searchPreview(unit.repeat(1_000_000 / unit.length) + '>');
      // A quadratic step takes minutes; the limit only has to tell the two apart.
      expect(performance.now() - started).toBeLessThan(3000);
    },
  );
});

describe('the highlight', () => {
  const marked = (original: string, query: string) =>
    highlightRanges(original, query).map(([start, end]) => original.slice(start, end));

  test.each([
    ['Nutrición rápida', 'NUTRICION', ['Nutrición']],
    ['Nutricio\u0301n', 'cion', ['cio\u0301n']],
    ['banana', 'ana', ['ana']],
    ['🎉 Año', 'ano', ['Año']],
    ['Recetas', '', []],
  ])('of %j for %j', (original, query, parts) => {
    expect(marked(original, query)).toEqual(parts);
  });

  test('marks only what folds to the query', () => {
    const latin = fc.string({unit: fc.constantFrom(...'aáÁbñN\u0301 🎉'), maxLength: 20});
    fc.assert(
      fc.property(latin, latin, (original, query) => {
        for (const part of marked(original, query)) {
          expect(foldText(part)).toBe(foldText(query.trim()));
        }
      }),
    );
  });
});

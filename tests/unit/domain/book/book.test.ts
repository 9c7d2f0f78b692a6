import {describe, expect, test} from 'vitest';
import {
  canBeRead,
  deliveredFormats,
  deliveryOf,
  parseBook,
  parseFormats,
  parsePages,
} from '~/domain/book/book';

const variant = (...values: string[]) => ({
  selectedOptions: values.map((value) => ({name: 'Formato', value})),
});

describe('the metafields of a book', () => {
  test('are read each in its own form', () => {
    expect(
      parseBook({
        contenido: '["Uno","Dos"]',
        muestra: 'Primera\n\n---\n\nSegunda',
        muestra_capitulo: '2',
        paginas: '92',
        formatos: '["PDF","Word"]',
        tamanos: '["4.1 MB","2.0 MB"]',
        idioma: 'Español',
        actualizado: '2026-05-03',
        publico: 'Para quien empieza',
        incluye: '["Ebook en PDF","Certificado"]',
        versiones: '["Solo PDF: Ebook en PDF | Certificado"]',
      }),
    ).toEqual({
      chapters: ['Uno', 'Dos'],
      sample: {chapter: 2, pages: ['Primera', 'Segunda']},
      pages: 92,
      formats: ['PDF', 'Word'],
      sizes: ['4.1 MB', '2.0 MB'],
      language: 'Español',
      updatedOn: '2026-05-03',
      audience: 'Para quien empieza',
      includes: ['Ebook en PDF', 'Certificado'],
      editions: [{name: 'Solo PDF', includes: ['Ebook en PDF', 'Certificado']}],
    });
  });

  test('that make no sense are as good as missing', () => {
    expect(
      parseBook({
        contenido: 'Uno; Dos',
        muestra: ' \n---\n ',
        muestra_capitulo: 'dos',
        paginas: 'muchas',
        formatos: '{}',
        tamanos: '[1]',
        idioma: ' ',
        actualizado: 'mayo',
        publico: '\u200b',
        incluye: '[null]',
        versiones: '["sin dos puntos","Vacía: | "]',
      }),
    ).toEqual(parseBook({}));
    const nothing = Object.values(parseBook({})).filter((each) => each !== null);
    expect(nothing).toEqual([[], [], [], [], []]);
  });

  test('give a book that can be read once it has chapters or a sample', () => {
    expect(canBeRead(parseBook({paginas: '9'}))).toBe(false);
    expect(canBeRead(parseBook({contenido: '["Uno"]'}))).toBe(true);
    expect(canBeRead(parseBook({muestra: 'a'}))).toBe(true);
  });
});

describe('what a variant brings', () => {
  const {sample: _, ...book} = parseBook({
    formatos: '["PDF","Word"]',
    tamanos: '["4.1 MB","2.0 MB"]',
    incluye: '["Ebook en PDF","Archivo en Word","Guion"]',
    versiones: '["Solo PDF: Ebook en PDF","Regalo: Guion"]',
  });

  test('is everything where no edition has its name, and without variants', () => {
    for (const any of [null, variant('Paquete completo')]) {
      expect(deliveryOf(book, any)).toEqual({
        formats: ['PDF', 'Word'],
        files: [
          {format: 'PDF', size: '4.1 MB'},
          {format: 'Word', size: '2.0 MB'},
        ],
        includes: ['Ebook en PDF', 'Archivo en Word', 'Guion'],
      });
    }
  });

  test("is its edition's, in the formats that the edition names", () => {
    expect(deliveryOf(book, variant('Rojo', 'solo pdf'))).toEqual({
      formats: ['PDF'],
      files: [{format: 'PDF', size: '4.1 MB'}],
      includes: ['Ebook en PDF'],
    });
  });
});

describe('the formats that a card tells', () => {
  const editions = JSON.stringify([
    'Solo PDF: Ebook en PDF',
    'Paquete: Ebook en PDF | Archivo de Word',
  ]);

  test.each([
    ['Solo PDF', ['PDF']],
    ['Paquete', ['PDF', 'Word']],
    ['Default Title', ['PDF', 'Word']],
  ])('are those that %s brings', (value, expected) => {
    expect(deliveredFormats(['PDF', 'Word'], editions, variant(value))).toEqual(expected);
  });
});

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

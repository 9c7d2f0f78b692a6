/** Product files as spreadsheets, admins and people really leave them. */
import {describe, expect, it, test} from 'vitest';
import {
  readBoolean,
  readCents,
  readDate,
  readWholeNumber,
} from '../../../emulators/storefront-api/catalogue-csv/cell-values';
import {readCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {CatalogueCsvError} from '../../../emulators/storefront-api/catalogue-csv/read-rows';

const HEAD = 'Handle,Title,Variant Price';
const read = (...lines: string[]) => readCatalogueCsv(lines.join('\n')).products;

function problemsOf(file: string | Uint8Array): readonly string[] {
  try {
    readCatalogueCsv(file);
  } catch (error) {
    if (error instanceof CatalogueCsvError) return error.message.split('\n');
    throw error;
  }
  return [];
}

function warningsOf(...lines: string[]): readonly string[] {
  const warnings: string[] = [];
  readCatalogueCsv(lines.join('\n'), undefined, (sentence) => warnings.push(sentence));
  return warnings;
}

describe('an encoding', () => {
  const TEXT = `${HEAD}\r\nninez,"Cómo, niñez — 20 €",9.00\r\n`;
  const cp1252 = (text: string) =>
    Buffer.from(text.replaceAll('—', '\u0097').replaceAll('€', '\u0080'), 'latin1');

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['Windows-1252', cp1252(TEXT)],
  ])('is recognised: %s', (_name, bytes) => {
    expect(readCatalogueCsv(bytes).products[0]?.title).toBe('Cómo, niñez — 20 €');
  });
});

describe('a delimiter', () => {
  it.each([';', '\t', '|', ','])('is recognised: %j', (sign) => {
    const rows = [HEAD, 'a,"Uno, dos; tres",9.00'].map((row) =>
      row.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, sign),
    );
    expect(read(...rows)[0]?.title).toBe('Uno, dos; tres');
  });
});

describe('cells', () => {
  it.each([
    ['12,50', 1250],
    ['1.299,00', 129_900],
    ['1,299.00', 129_900],
    ['1 299,00', 129_900],
    ['US$ 9,99', 999],
    ['.50', 50],
    ['0', 0],
    ['1.299', null],
    ['1,2,3', null],
    ['gratis', null],
  ])('price %s is %s cents', (text, cents) => expect(readCents(text)).toBe(cents));

  it.each([
    ['64,00', 64],
    ['64.5', null],
  ])('whole number %s is %s', (text, number) => expect(readWholeNumber(text)).toBe(number));

  it.each([
    ['2026-11-01', '2026-11-01'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['01/11/2026', null],
    ['2026-02-30', null],
  ])('date %s is %s', (text, date) => expect(readDate(text)).toBe(date));

  it.each(['VERDADERO', 'sí', '1'])('%s is yes', (text) => expect(readBoolean(text)).toBe(true));
  it.each(['FALSO', 'No', '0'])('%s is no', (text) => expect(readBoolean(text)).toBe(false));
});

describe('rows', () => {
  it.each(['\n', '\r\n', '\r'])('have the line of the file, whatever ends a line (%j)', (end) => {
    const lines = [`${HEAD},Body (HTML)`, 'a,A,1,"<p>', 'x', '</p>"', 'b,B,nada,'];
    expect(problemsOf(lines.join(end))[0]).toMatch(/^Line 5:/);
  });

  it('cannot hold a variant twice', () => {
    expect(
      problemsOf(`${HEAD},Option1 Name,Option1 Value\na,A,1,Idioma,Español\na,,2,,Español`),
    ).toEqual(["Line 3: a has the variant 'Español' already, at line 2"]);
  });

  it('are all complained of in one run, in plain words', () => {
    const lines = [
      `${HEAD},Published,Status,Image Src,Image Position`,
      'a,,nada,quizá,listo,foto.jpg,uno',
      'b b,B,,TRUE,active,,',
      'c,C,0,TRUE,active,,',
      'd,D,1,TRUE',
      'e,"E 12" x 8"",1,TRUE,active,,',
      ',F,1,TRUE,active,,',
    ];
    const found = problemsOf(lines.join('\n'));
    expect(found.map((each) => Number(/^Line (\d+): /.exec(each)?.[1]))).toEqual([
      2, 2, 2, 2, 2, 2, 3, 3, 4, 5, 6, 7,
    ]);
    expect(found.join(' ')).not.toMatch(/CSV_|record delimiter|trimable|undefined|Error/);
  });

  it('under headings in Spanish are refused with those that are needed', () => {
    const [first, ...others] = problemsOf('Identificador;Título;Precio\na;A;1');
    expect(first).toContain("'Handle' (or 'URL handle')");
    expect(first).toContain("found: 'Identificador', 'Título', 'Precio'");
    expect(others).toHaveLength(2);
  });
});

describe('pictures', () => {
  const at = 'https://cdn.shopify.com/s';

  test('of other hosts are told of', () => {
    expect(
      warningsOf(
        `${HEAD},Image Src`,
        'a,A,1,https://drive.example/1',
        'a,,,https://drive.example/2',
      ),
    ).toEqual([expect.stringContaining('2 pictures are at drive.example')]);
    expect(warningsOf(`${HEAD},Image Src`, `a,A,1,${at}/1.jpg`)).toEqual([]);
  });
});

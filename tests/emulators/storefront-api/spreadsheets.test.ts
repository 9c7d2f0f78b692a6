/** Product files as spreadsheets, admins and people really leave them. */
import {describe, expect, it, test} from 'vitest';
import {
  readBoolean,
  readCents,
  readDate,
  readStatus,
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
  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const mac = Buffer.from(
    TEXT.replace(' — 20 €', '').replace('ó', '\u0097').replace('ñ', '\u0096'),
    'latin1',
  );

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
    ['UTF-16, big end first', swapped(`\uFEFF${TEXT}`)],
    ['Windows-1252', cp1252(TEXT)],
  ])('is recognised: %s', (_name, bytes) => {
    expect(readCatalogueCsv(bytes).products[0]?.title).toBe('Cómo, niñez — 20 €');
  });

  it('is recognised: that of an old Mac', () => {
    expect(readCatalogueCsv(mac).products[0]?.title).toBe('Cómo, niñez');
  });

  it.each([
    ['an Excel workbook', Buffer.from('PK\u0003\u0004…', 'latin1'), /spreadsheet's own file/],
    ['an old Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), /spreadsheet's own file/],
    ['a PDF', Buffer.from('%PDF-1.7'), /a PDF/],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 72, 0, 0, 0]), /UTF-32/],
    ['what DOS wrote', Buffer.from(`${HEAD}\na,Ni\u00a4ez y coraz\u00a2n,1`, 'latin1'), /MS-DOS/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 7, 8, 9, 0, 0, 1]), /no text/],
  ])('%s is refused by its name', (_name, bytes, message) => {
    expect(problemsOf(bytes)[0]).toMatch(message);
    expect(problemsOf(bytes)[0]).toContain('CSV UTF-8');
  });
});

describe('a delimiter', () => {
  it.each([';', '\t', '|', ','])('is recognised: %j', (sign) => {
    const rows = [HEAD, 'a,"Uno, dos; tres",9.00'].map((row) =>
      row.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, sign),
    );
    expect(read(...rows)[0]?.title).toBe('Uno, dos; tres');
  });

  it.each(['sep=;', '"sep=;"', 'SEP=;'])('may be named in a first line (%s)', (line) => {
    expect(read(line, HEAD.replaceAll(',', ';'), 'a;A, B;9,00')[0]?.title).toBe('A, B');
    expect(problemsOf([line, HEAD.replaceAll(',', ';'), 'a;A;nada'].join('\n'))[0]).toMatch(
      /^Line 3:/,
    );
  });
});

describe('cells', () => {
  it.each([
    ['12', 1200],
    ['12,50', 1250],
    ['1.299,00', 129_900],
    ['1,299.00', 129_900],
    ['1 299,00', 129_900],
    ['1.299.000', 129_900_000],
    ['$ 9.99', 999],
    ['US$ 9,99', 999],
    ['9,99 €', 999],
    ['9.99 USD', 999],
    ['19.9900', 1999],
    ['MXN 1,299.00', 129_900],
    ['12.', 1200],
    ['.50', 50],
    ['0', 0],
    ['.', null],
    ['12.990 CLP', null],
    ['12.50-', null],
    ['1.299', null],
    ['1,2,3', null],
    ['12-may', null],
    ['gratis', null],
    ['1E+10', null],
  ])('price %s is %s cents', (text, cents) => expect(readCents(text)).toBe(cents));

  it.each([
    ['64', 64],
    ['64,00', 64],
    ['-3', -3],
    ['64.5', null],
  ])('whole number %s is %s', (text, number) => expect(readWholeNumber(text)).toBe(number));

  it.each([
    ['2026-11-01', '2026-11-01'],
    ['2026/11/1', '2026-11-01'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['2026-11-01 00:00:00', '2026-11-01'],
    ['01/11/2026', null],
    ['2026-02-30', null],
    ['46327', null],
  ])('date %s is %s', (text, date) => expect(readDate(text)).toBe(date));

  it.each(['VERDADERO', 'sí', '1'])('%s is yes', (text) => expect(readBoolean(text)).toBe(true));
  it.each(['FALSO', 'No', '0'])('%s is no', (text) => expect(readBoolean(text)).toBe(false));
  it('another word is neither', () => {
    expect([readBoolean('quizá'), readStatus('listo')]).toEqual([null, null]);
    expect([readStatus('Activo'), readStatus('Borrador')]).toEqual(['active', 'draft']);
  });
});

describe('rows', () => {
  it('that are blank are passed over, and counted', () => {
    const lines = ['', HEAD, ',,', 'a,A,1', '', ' , ,', 'b,B,nada'];
    expect(problemsOf(lines.join('\n'))).toEqual([
      "Line 7: 'Variant Price' is no amount such as 12.00: nada",
    ]);
  });

  it.each(['\n', '\r\n', '\r'])('have the line of the file, whatever ends a line (%j)', (end) => {
    const lines = [`${HEAD},Body (HTML)`, 'a,A,1,"<p>', 'x', '</p>"', 'b,B,nada,'];
    expect(problemsOf(lines.join(end))[0]).toMatch(/^Line 5:/);
  });

  it('whose quotation mark is never closed are told by where it opens', () => {
    const lines = [HEAD, 'a,"A', 'a",1', 'b,"B,1', 'c,C,1'];
    expect(problemsOf(lines.join('\n'))).toEqual([
      'Line 4: a quotation mark is opened and never closed',
    ]);
  });

  it('of one product may stand apart, and have capitals in their handle', () => {
    const products = read(
      `${HEAD},Option1 Name,Option1 Value`,
      'Guia,Guía,1,Idioma,Español',
      'otra,Otra,2,,',
      'guia,,3,,Inglés',
    );
    expect(products.map(({handle, variants}) => [handle, variants.length])).toEqual([
      ['guia', 2],
      ['otra', 1],
    ]);
  });

  it('cannot hold a variant twice', () => {
    expect(
      problemsOf(`${HEAD},Option1 Name,Option1 Value\na,A,1,Idioma,Español\na,,2,,Español`),
    ).toEqual(["Line 3: a has the variant 'Español' already, at line 2"]);
  });

  it('must name what shoppers choose by', () => {
    const file = `${HEAD},Option1 Name,Option1 Value\na,A,1,,PDF\na,,2,,Word`;
    expect(problemsOf(file)).toEqual([
      "Line 2: 'Option1 Name' is empty, and shoppers choose 'PDF' by it: write one, such as Edición",
    ]);
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

  it('of drafts alone, or none, are no catalogue', () => {
    expect(problemsOf(HEAD)).toEqual(['Line 1: there are no products below the headings']);
    expect(problemsOf(`${HEAD},Status\na,A,1,Borrador`)[0]).toContain('all 1 are drafts');
  });

  it('under headings in Spanish are refused with those that are needed', () => {
    const [first, ...others] = problemsOf('Identificador;Título;Precio\na;A;1');
    expect(first).toContain("'Handle' (or 'URL handle')");
    expect(first).toContain("found: 'Identificador', 'Título', 'Precio'");
    expect(others).toHaveLength(2);
  });
});

describe('pictures', () => {
  const names = (...lines: string[]) =>
    read(`${HEAD},Image Src,Image Position`, ...lines)[0]?.images.map(({path}) =>
      path.split('/').at(-1),
    );
  const at = 'https://cdn.shopify.com/s';

  test('without a position keep their place', () => {
    expect(
      names(`a,A,1,${at}/1.jpg,1`, `a,,,${at}/2.jpg,`, `a,,,${at}/4.jpg,4`, `a,,,${at}/3.jpg,3`),
    ).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']);
    expect(names(`a,A,1,${at}/1.jpg,1.0`, `a,,,${at}/2.jpg,`)).toEqual(['1.jpg', '2.jpg']);
  });

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

describe('texts', () => {
  it('whose letters are broken are told of', () => {
    for (const title of ['CÃ³mo', 'Â¿Por quÃ©?', 'â€œGuÃ­aâ€', 'C\uFFFDmo', 'NIÃ‘EZ']) {
      expect(warningsOf(HEAD, `a,${title},1`)).toEqual([
        expect.stringContaining('Line 2: letters'),
      ]);
    }
    for (const title of ['Cómo', 'ÂNGELA', 'SÃO PAULO', '¿Por qué?']) {
      expect(warningsOf(HEAD, `a,${title},1`)).toEqual([]);
    }
  });

  it('are read out of what Word writes', () => {
    const html =
      '<!--[if gte mso 9]><xml><w:View>Normal</w:View><w:Zoom>0</w:Zoom></xml><![endif]-->' +
      '<p class=MsoNormal>Plan de ventas<o:p></o:p></p><ul><li>cap&iacute;tulos</li><li>p&aacute;ginas&nbsp;&amp;</li></ul>';
    const [product] = read(`${HEAD},Body (HTML)`, `a,A,1,${html}`);
    expect(product?.description).toBe('Plan de ventas\ncapítulos\npáginas &');
  });
});

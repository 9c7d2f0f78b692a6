import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseDescription} from '~/domain/product/product-description';

const INTRO = 'Este ebook contiene 12 capítulos y 96 páginas.';

describe('a description', () => {
  test('is split at INCLUYE: and IMPORTANTE:', () => {
    expect(
      parseDescription(
        `${INTRO} Aprende a cocinar. Para ver la ficha técnica haz click aquí. ` +
          'INCLUYE: Ebook editable. Portada en PSD. IMPORTANTE: Es un producto digital. No hay envíos.',
      ),
    ).toEqual({
      intro: INTRO,
      body: ['Aprende a cocinar.'],
      includes: ['Ebook editable', 'Portada en PSD'],
      important: ['Es un producto digital. No hay envíos.'],
    });
  });

  test('may have its markers in any order and case, or none', () => {
    expect(parseDescription('Uno. Importante: Dos. incluye : Tres.')).toEqual({
      intro: null,
      body: ['Uno.'],
      includes: ['Tres'],
      important: ['Dos.'],
    });
    expect(parseDescription('Sin marcas')).toMatchObject({body: ['Sin marcas'], includes: []});
    expect(parseDescription('')).toEqual({intro: null, body: [], includes: [], important: []});
  });

  test.each(['No incluye: soporte.', 'El paquete incluye soporte.', 'PREINCLUYE: algo.'])(
    'is not split at %j',
    (text) => {
      expect(parseDescription(text)).toMatchObject({body: [text], includes: []});
    },
  );

  test('loses the numbers and bullets of its items', () => {
    const {includes} = parseDescription('Incluye:\n1. Uno\n2) Dos\nc) Tres\n§ Cuatro\n10.5 MB');
    expect(includes).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro', '10.5 MB']);
  });

  test('keeps its paragraphs', () => {
    expect(parseDescription('Uno. Dos.\r\n\r\nTres.').body).toEqual(['Uno. Dos.', 'Tres.']);
  });

  test('loses the characters that reverse text', () => {
    expect(parseDescription('Gu\u202eía\u2066 \u200bPDF').body).toEqual(['Guía PDF']);
  });
});

describe('the intro sentence', () => {
  test.each([
    INTRO,
    'Un libro de 96 páginas en 12 capítulos',
    'Este ebook contiene 12 capi\u0301tulos y 96 pa\u0301ginas.',
  ])('is recognised in %j', (sentence) => {
    expect(parseDescription(`Hola. ${sentence}`)).toMatchObject({
      intro: sentence.normalize('NFC'),
      body: ['Hola.'],
    });
  });

  test.each(['Tiene 12 capítulos. Tiene 96 páginas.', 'Capítulos y páginas.'])(
    'is not seen in %j',
    (text) => {
      expect(parseDescription(text)).toMatchObject({intro: null, body: [text]});
    },
  );
});

describe('the reference to the data sheet', () => {
  test.each([
    'Para ver la ficha técnica haz click aquí.',
    'Ficha técnica: CLICK HERE',
    'Click aquí: https://example.com/ficha.pdf',
  ])('%j is removed wherever it is', (sentence) => {
    expect(parseDescription(`Hola. ${sentence}`).body).toEqual(['Hola.']);
    expect(parseDescription(`INCLUYE: Ebook. ${sentence}`).includes).toEqual(['Ebook']);
    expect(parseDescription(`IMPORTANTE: Ojo. ${sentence}`).important).toEqual(['Ojo.']);
  });
});

describe('the Incluye list', () => {
  test.each([
    ['Ebook. Videos.Portada\nLicencia', ['Ebook', 'Videos', 'Portada', 'Licencia']],
    ['• Ebook\n- Videos\n✅ Portada', ['Ebook', 'Videos', 'Portada']],
    ['Archivo guia.pdf. Web canva.com', ['Archivo guia.pdf', 'Web canva.com']],
    ['Curso del Dr. Ruiz y la Sra. Paz. Guía', ['Curso del Dr. Ruiz y la Sra. Paz', 'Guía']],
    ['Logos, fondos, etc. Plantillas', ['Logos, fondos, etc.', 'Plantillas']],
    [' . .. \n - \n', []],
  ])('of %j', (text, items) => {
    expect(parseDescription(`INCLUYE: ${text}`).includes).toEqual(items);
  });
});

describe('hostile text', () => {
  test('never makes it throw', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        parseDescription(text);
        parseDescription(`INCLUYE:${text}IMPORTANTE:${text}`);
      }),
    );
  });

  test.each([' ', '.', '\n', 'INCLUYE:', '• ', 'click ', 'incluye    '])(
    'of a megabyte of %j takes linear time',
    (unit) => {
      const started = performance.now();
      parseDescription(unit.repeat(1_000_000 / unit.length));
      // A quadratic step takes minutes; the limit only has to tell the two apart.
      expect(performance.now() - started).toBeLessThan(3000);
    },
  );
});

import {
  AlignmentType,
  Document,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
} from 'docx';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {decodePDFRawStream, PDFDocument, PDFName, PDFRawStream, StandardFonts} from 'pdf-lib';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {fieldsOf, NEW_BRAND} from '~/domain/rebrand/brand';
import {brandDocx, cleanDocx} from '~/workers/rebrand/docx';
import {chaptersOf} from '~/workers/rebrand/docx-chapters';
import {makeEpub, rebrandEpub} from '~/workers/rebrand/epub';
import type {Job} from '~/workers/rebrand/job';
import {rebrandPdf} from '~/workers/rebrand/pdf';
import {countChapters, factsOf, listings, type BookFacts} from '~/workers/rebrand/sales-texts';
import {salesPage} from '~/workers/rebrand/sales-page';
import {openParts, parseXml} from '~/workers/rebrand/xml';

const brand = {
  ...NEW_BRAND,
  name: 'Casa <Lúcida> & Co',
  contact: 'hola@casa.mx',
  website: 'casa.mx',
  primary: '#5b2a86',
};
const edition = {title: 'Mañanas & tardes', subtitle: 'Sin prisa'};
const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (c) => c.charCodeAt(0),
);
const job: Job = {
  brand,
  edition,
  fields: fieldsOf(brand, edition, 2026),
  words: {...edition, author: 'Mariana Núñez', brand: brand.name},
  look: {design: 'franja', primary: brand.primary, accent: brand.accent, logoRatio: 1},
  pages: {
    legal: ['Edición de Casa.', 'No puedes revenderla.'],
    legalTitle: 'Aviso',
    coverTitle: 'Portada',
    titlePageTitle: 'Presentación',
    aboutTitle: 'Sobre la autora',
    about: ['Vive en Puebla.'],
    aboutPage: ['Vive en Puebla.', 'hola@casa.mx · casa.mx'],
    contents: 'Contenido',
  },
  cover: pixel,
  logo: pixel,
  made: '2026-11-26T20:00:00Z',
};
const font = (face: string) => new Uint8Array(readFileSync(`app/workers/rebrand/${face}.ttf`));
const fonts = {regular: font('regular'), bold: font('bold'), serif: font('serif')};

async function docx(): Promise<Uint8Array> {
  const document = new Document({
    footnotes: {1: {children: [new Paragraph('Nota de {{marca}}')]}},
    numbering: {
      config: [
        {
          reference: 'n',
          levels: [{level: 0, format: 'decimal', text: '%1.', alignment: AlignmentType.START}],
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({text: 'PORTADA VIEJA', heading: HeadingLevel.TITLE}),
          new Paragraph('AUTORA VIEJA'),
          new Paragraph({pageBreakBefore: true}),
          new Paragraph({text: 'Capítulo uno', heading: HeadingLevel.HEADING_1}),
          new Textbox({children: [new Paragraph('Caja'), new Paragraph('B')], style: {width: 9}}),
          new Paragraph({
            children: [
              new TextRun('Escribe a {{mar'),
              new TextRun({text: 'ca}}', bold: true}),
              new TextRun(' en {{web}}.'),
              new FootnoteReferenceRun(1),
            ],
          }),
          new Paragraph({text: 'Primero', numbering: {reference: 'n', level: 0}}),
          new Paragraph({text: 'Viñeta', bullet: {level: 0}}),
          new Table({
            rows: [
              new TableRow({children: [new TableCell({children: [new Paragraph('Celda & más')]})]}),
            ],
          }),
          new Paragraph({
            children: [
              new ImageRun({type: 'png', data: pixel, transformation: {width: 10, height: 10}}),
            ],
          }),
          new Paragraph({text: 'Capítulo dos', heading: HeadingLevel.HEADING_1}),
          new Paragraph('Fin del texto.'),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

const words = (xml: string) =>
  [...xml.matchAll(/<w:t[ >][^<]*<|<w:t>[^<]*</g)]
    .map(([text]) => text.replace(/^[^>]*>|<$/g, ''))
    .join('');

it('an archive is as large as what it holds, whatever it declares', () => {
  const archive = zipSync({a: [new Uint8Array(1000), {level: 0}]});
  expect(openParts(archive, 1000)['a']).toHaveLength(1000);
  expect(() => openParts(archive, 999)).toThrow('huge');
  // The size of the content, 24 bytes into the entry of the index.
  new DataView(archive.buffer).setUint32(archive.lastIndexOf(0x4b, -44) + 23, 0, true);
  expect(() => openParts(archive, 999)).toThrow('huge');
});

describe('a Word document', () => {
  it('loses its old cover, keeps its text, and gets the brand', async () => {
    const parts = unzipSync(await docx());
    cleanDocx(parts, job);
    brandDocx(parts, job);
    const text = words(strFromU8(parts['word/document.xml'] ?? new Uint8Array()));
    expect(text).not.toMatch(/PORTADA VIEJA|AUTORA VIEJA/);
    expect(text).toContain('Escribe a Casa &lt;Lúcida&gt; &amp; Co en casa.mx.');
    for (const kept of [
      ...['Capítulo uno', 'Primero', 'Viñeta', 'Celda &amp; más', 'Fin del texto.'],
      ...['Mañanas &amp; tardes', 'No puedes revenderla.', 'Vive en Puebla.'],
    ]) {
      expect(text).toContain(kept);
    }
    expect(words(strFromU8(parts['word/footnotes.xml'] ?? new Uint8Array()))).toContain(
      'Nota de Casa',
    );
    expect(strFromU8(parts['word/edicion-footer.xml'] ?? new Uint8Array())).toContain('casa.mx');
    expect(() => openParts(zipSync(parts))).toThrow('made-here');
    expect(strFromU8(parts['docProps/core.xml'] ?? new Uint8Array())).toContain(
      'Mañanas &amp; tardes',
    );
    for (const [name, part] of Object.entries(parts)) {
      if (/\.(xml|rels)$/.test(name)) expect(() => parseXml(strFromU8(part))).not.toThrow();
    }
  });

  it('has headings of one look, and a header but on its cover and title page', async () => {
    const old = {
      headers: {default: new Header({children: [new Paragraph('ENCABEZADO VIEJO')]})},
      properties: {titlePage: true, page: {pageNumbers: {start: 9}}},
      children: [
        new Paragraph({
          heading: HeadingLevel.HEADING_1,
          children: [new TextRun({text: 'Uno', color: 'FF0000', size: 90, font: 'Impact'})],
        }),
      ],
    };
    const parts = unzipSync(
      new Uint8Array(await Packer.toBuffer(new Document({sections: [old, {children: []}]}))),
    );
    cleanDocx(parts, job);
    brandDocx(parts, job);
    const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    const sections = document.match(/<w:sectPr[\s\S]*?<\/w:sectPr>/g) ?? [];
    expect(sections.map((section) => /headerReference/.test(section))).toEqual([false, true, true]);
    expect(document).not.toMatch(/titlePg|w:start=|FF0000|Impact/);
    expect(Object.values(parts).map((part) => strFromU8(part))).not.toContainEqual(
      expect.stringContaining('ENCABEZADO VIEJO'),
    );
    const styles = strFromU8(parts['word/styles.xml'] ?? new Uint8Array());
    const colors = [1, 2, 3].map(
      (level) =>
        /w:color w:val="(\w+)"/.exec(styles.split(`w:styleId="Heading${level}"`)[1] ?? '')?.[1],
    );
    expect(colors).toEqual(['5b2a86', '5b2a86', '5b2a86']);
  });

  it('becomes an EPUB with its chapters, lists, table, picture and note', async () => {
    const parts = unzipSync(await docx());
    cleanDocx(parts, job);
    const text = chaptersOf(parts, 'Sin título');
    expect(text.chapters.map(({title}) => title)).toEqual(['Capítulo uno', 'Capítulo dos']);
    const [chapter] = text.chapters;
    expect(chapter?.html).toContain('<span class="caja">Caja<br/>B</span>');
    expect(chapter?.html).toContain('<ol><li>Primero</li></ol>');
    expect(chapter?.html).toContain('<ul><li>Viñeta</li></ul>');
    expect(chapter?.html).toContain('<td><p>Celda &amp; más</p></td>');
    expect(chapter?.html).toMatch(/<img src="\.\.\/media\/[\w.-]+" alt=""\/>/);
    const epub = makeEpub(text, job, 'urn:uuid:1');
    const made = unzipSync(epub);
    expect(() => openParts(epub)).toThrow('made-here');
    expect(strFromU8(epub.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
    expect(strFromU8(made['libro/libro.opf'] ?? new Uint8Array())).toContain(
      '<dc:title>Mañanas &amp; tardes</dc:title>',
    );
    for (const [name, part] of Object.entries(made)) {
      if (/\.(xhtml|opf|xml)$/.test(name))
        expect(() => parseXml(strFromU8(part).replace('<!DOCTYPE html>', ''))).not.toThrow();
    }
  });
});

describe('listings', () => {
  const same = 'Antes de leer: escribe qué sabes ya de este tema y qué quieres.';
  const facts = {
    ...factsOf(
      [
        {title: 'Contenido', html: '<h1>Contenido</h1>'},
        {
          title: '1. Dormir',
          html: `<h1>1. Dormir</h1><p>${same}</p><p>${'Una noche &amp; otra. '.repeat(5)}</p>`,
        },
        {title: 'Despertar', html: '<h1>Despertar</h1><p>Corto.</p>'},
        {title: 'Salir', html: `<h1>Salir</h1><p>${same}</p>`},
      ],
      'Mañanas & tardes',
    ),
    pages: 27,
    formats: ['PDF', 'EPUB'],
  } as BookFacts;

  it('take contents and words from the book itself', () => {
    expect([facts.chapters, facts.opening.length]).toEqual([['Dormir', 'Despertar', 'Salir'], 1]);
    expect(facts.opening[0]).toMatch(/^Una noche/);
    const {'antes-de-publicar.txt': sheet, ...texts} = listings(job, facts);
    for (const text of Object.values(texts)) {
      expect(text).toContain('Despertar');
      expect(text).toContain('27 páginas');
      expect(text).toMatch(/Una noche (&|&amp;) otra\./);
      expect(text).not.toMatch(/\[|reembolso|confirma/i);
    }
    expect(sheet).toContain('política de reembolso');
    expect(sheet).toContain('en la moneda de tu tienda.');
    const priced = listings({...job, brand: {...brand, price: '9'}}, facts);
    expect(priced['antes-de-publicar.txt']).toContain('cambia 9 USD antes de importar');
  });

  it('count the real chapters, on the level that has them', () => {
    const section = (title: string) => `<h2>${title}</h2><p>Texto.</p>`;
    const chapter = (title: string, ...sections: string[]) => ({
      title,
      html: `<h1>${title}</h1>${sections.map(section).join('')}`,
    });
    const titles = (...chapters: {title: string; html: string}[]) =>
      factsOf([chapter('Contenido'), ...chapters], 'Libro').chapters ?? [];
    const three = ['Uno', 'Dos', 'Tres'];
    expect(titles(chapter('Uno', 'a', 'b'), chapter('Dos', 'c'), chapter('Tres'))).toEqual(three);
    expect(titles(chapter('Libro', ...three))).toEqual(three);
    expect(titles(chapter('Único', 'Sección'))).toEqual(['Único']);
    expect(countChapters(['Introducción', ...three, 'Conclusión: qué sigue'])).toBe(3);
    expect(countChapters(['Presentaciones que venden'])).toBe(1);
  });

  it('escape what is typed on the sales page, which buys at the checkout', () => {
    const seller = {...job, brand: {...brand, checkoutUrl: 'pago.mx/libro', price: '9'}};
    const page = salesPage(seller, facts, 'data:,', 'data:,');
    expect(page).toContain('Casa &lt;Lúcida&gt; &amp; Co');
    expect(page).not.toContain('<Lúcida>');
    expect(page.split('href="https://pago.mx/libro">Comprar ahora · 9\u00a0USD')).toHaveLength(4);
  });
});

describe('a Word document whose cover has no style of its own', () => {
  const textIn = (xml: string) => xml.replace(/<[^>]*>/g, '');
  const words = (count: number) => Array.from({length: count}, () => 'palabra').join(' ');
  async function bodyAfter(cover: Paragraph[]): Promise<string> {
    const text = new Paragraph({text: 'El texto.', pageBreakBefore: true});
    const document = new Document({sections: [{children: [...cover, text]}]});
    const parts = unzipSync(new Uint8Array(await Packer.toBuffer(document)));
    cleanDocx(parts, job);
    return strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  }

  it('loses a first page of 60 words, and keeps one of 61', async () => {
    expect(await bodyAfter([new Paragraph(words(60))])).not.toContain('palabra');
    expect(await bodyAfter([new Paragraph(words(61))])).toContain('palabra');
  });

  it('is read with its tracked changes made', () => {
    const document = strToU8(
      '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Uno </w:t></w:r><w:del><w:r><w:delText>viejo</w:delText></w:r></w:del><w:ins><w:r><w:t>nuevo</w:t></w:r></w:ins></w:p></w:body></w:document>',
    );
    const parts = {'word/document.xml': document};
    cleanDocx(parts, job);
    const text = strFromU8(parts['word/document.xml']);
    expect(textIn(text)).toBe('Uno nuevo');
    expect(text).not.toMatch(/w:del|w:ins|viejo/);
  });
});

it('puts the brand on an EPUB that came with the product', async () => {
  const parts = unzipSync(await docx());
  cleanDocx(parts, job);
  const old = unzipSync(
    makeEpub(
      chaptersOf(parts, ''),
      {...job, words: {...job.words, title: 'VIEJO'}, cover: strToU8('old')},
      'urn:uuid:1',
    ),
  );
  const made = unzipSync(rebrandEpub(old, job));
  const opf = strFromU8(made['libro/libro.opf'] ?? new Uint8Array());
  const pages = Object.entries(made).filter(([name]) => /\.(opf|xhtml)$/.test(name));
  for (const [name, page] of pages) expect(strFromU8(page), name).not.toContain('VIEJO');
  expect(strFromU8(made['libro/texto/titulo.xhtml'] ?? new Uint8Array())).toContain(
    '<h1>Mañanas &amp; tardes</h1><p>Sin prisa</p><p>Mariana Núñez</p>',
  );
  expect(strFromU8(made['libro/texto/capitulo-1.xhtml'] ?? new Uint8Array())).toContain('Primero');
  expect(opf).toContain('Casa &lt;Lúcida&gt; &amp; Co');
  expect(made['libro/portada.jpg']).toBeUndefined();
  expect(strFromU8(made['libro/texto/portada.xhtml'] ?? new Uint8Array())).toContain(
    'src="../edicion-portada.jpg"',
  );
  expect(opf).toContain('href="edicion-legal.xhtml"');
});

it('replaces a short page with the title at the front of an EPUB 2, and no longer one', () => {
  const words = (count: number) => Array.from({length: count}, () => 'a').join(' ');
  const body = (text: string) => strToU8(`<html><body><p>${text}</p></body></html>`);
  const parts = {
    'META-INF/container.xml': strToU8('<c><rootfile full-path="b.opf"/></c>'),
    'b.opf': strToU8(
      `<package version="2.0" xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>Sal &amp; sol</dc:title><dc:rights>de antes</dc:rights><meta name="cover" content="c"/></metadata><manifest><item id="c" href="x.png" media-type="image/png"/>${['1', '2', '3'].map((each) => `<item id="${each}" href="${each}.html" media-type="application/xhtml+xml"/>`).join('')}</manifest><spine><itemref idref="1"/><itemref idref="2"/><itemref idref="3"/></spine></package>`,
    ),
    'x.png': pixel,
    '1.html': body("<img src='x.png'/> SAL &amp; SOL"),
    '2.html': body(`Sal &amp; sol ${words(57)}`),
    '3.html': body(`Sal &amp; sol ${words(58)}`),
  };
  const made = unzipSync(rebrandEpub(parts, job));
  const text = (name: string) => strFromU8(made[name] ?? new Uint8Array());
  expect(text('1.html')).toContain('<body><div><img src="edicion-portada.jpg"/></div></body>');
  expect(text('2.html')).toMatch(/<body><h1>Mañanas &amp; tardes<\/h1>/);
  expect(text('3.html') + text('edicion-legal.xhtml')).toMatch(/a a a[^]*DTD XHTML 1\.1/);
  expect(text('b.opf')).not.toMatch(/de antes|x\.png/);
  // Without cover and title, the first page is taken for the title page.
  const bare = {...parts, '1.html': body('De Ana')};
  bare['b.opf'] = strToU8(
    strFromU8(parts['b.opf']).replace(/<dc:title>.*?<\/dc:title>|<meta [^>]*>/g, ''),
  );
  expect(strFromU8(unzipSync(rebrandEpub(bare, job))['1.html']!)).not.toContain('Ana');
});

describe('a PDF', () => {
  async function pdf(pages: number, withText = true): Promise<Uint8Array> {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (let i = 0; i < pages; i++) {
      const page = document.addPage(i === 1 ? [595, 420] : [420, 595]);
      if (withText)
        page.drawText(i === 0 ? 'OLD COVER' : `Page ${i + 1}`, {x: 50, y: 300, font, size: 20});
    }
    document.setTitle('OLD TITLE');
    return document.save({useObjectStreams: false});
  }

  const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex');
  async function pagesOf(file: Uint8Array): Promise<string[]> {
    const document = await PDFDocument.load(file);
    return document.getPages().map((page) => {
      const streams = page.node.normalizedEntries().Contents?.asArray() ?? [];
      return streams
        .map((each) => document.context.lookup(each))
        .map((each) => (each instanceof PDFRawStream ? decodePDFRawStream(each).decode() : ''))
        .map((content) => Buffer.from(content).toString('latin1'))
        .join('\n');
    });
  }

  it('gets title and legal text on its empty page, and each sheet its own number', async () => {
    const source = await PDFDocument.load(await pdf(5));
    source.insertPage(1, [420, 595]);
    const made = await rebrandPdf(await source.save(), job, fonts);
    const pages = await pagesOf(made.content);
    expect(pages).toHaveLength(7);
    expect(pages[1]).toContain(hexOf('No puedes revenderla.'));
    expect(pages[6]).toContain(hexOf('Vive en Puebla.'));
    const numbers = pages.map((page) =>
      pages.findIndex((_page, i) => page.includes(`${hexOf(`casa.mx · ${i + 1}`)}>`)),
    );
    expect(numbers).toEqual([-1, -1, 2, 3, 4, 5, 6]);
  });

  it('keeps its pages in their places and unnumbered without an empty one', async () => {
    const aboutPage = [...Array<string>(60).fill('Vive en Puebla.'), 'hola@casa.mx'];
    const long = {...job, pages: {...job.pages, aboutPage}};
    const pages = await pagesOf((await rebrandPdf(await pdf(5), long, fonts)).content);
    expect(pages).toHaveLength(10);
    expect(pages[1]).toContain(hexOf('Page 2').toUpperCase());
    expect(pages[1]).toContain(`${hexOf('casa.mx')}>`);
    expect(pages[8]).toContain(`${hexOf('hola@casa.mx')}>`);
    expect(pages[9]).toContain(hexOf('No puedes revenderla.'));
  });

  it('names title and author, and shows the new cover', async () => {
    const made = await rebrandPdf(await pdf(5), job, fonts);
    const document = await PDFDocument.load(made.content);
    expect(document.getTitle()).toBe('Mañanas & tardes');
    expect(document.getAuthor()).toBe('Mariana Núñez');
    expect(made.scanned).toBe(false);
    expect(document.getPage(0).node.Resources()?.lookup(PDFName.of('Font'))).toBeDefined();
  });

  it('carries nothing of the old cover', async () => {
    const hex = '4F4C4420434F564552';
    const old = await pdf(3);
    expect(await contentOf(old)).toContain(hex);
    const made = (await rebrandPdf(old, job, fonts)).content;
    expect(await contentOf(made)).not.toContain(hex);
    expect(Buffer.from(made).toString('latin1')).not.toContain('OLD TITLE');
  });

  async function contentOf(file: Uint8Array): Promise<string> {
    const {context} = await PDFDocument.load(file, {updateMetadata: false});
    return context
      .enumerateIndirectObjects()
      .map(([, object]) =>
        object instanceof PDFRawStream
          ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')
          : object.toString(),
      )
      .join('\n');
  }

  it('keeps the last byte of a stream whose length stands apart', async () => {
    const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Contents 5 0 R>>';
    const source = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>endobj\n3 0 obj${page}endobj\n4 0 obj${page}endobj\n5 0 obj<</Length 6 0 R>>stream\n0 0 9 9 re f\r\nendstream endobj\n6 0 obj 13 endobj\ntrailer<</Root 1 0 R>>`;
    const made = await rebrandPdf(strToU8(source), job, fonts);
    expect(await contentOf(made.content)).toContain('0 0 9 9 re f\r');
  });

  it('is refused when damaged, locked, or made here', async () => {
    const made = (text: string) => rebrandPdf(strToU8(`%PDF-1.4 ${text}`), job, fonts);
    await expect(made('nothing')).rejects.not.toThrow('locked');
    await expect(made('trailer << /Encrypt 5 0 R >>')).rejects.toThrow('locked');
    const edition = (await rebrandPdf(await pdf(3), job, fonts)).content;
    await expect(rebrandPdf(edition, job, fonts)).rejects.toThrow('made-here');
  });
});

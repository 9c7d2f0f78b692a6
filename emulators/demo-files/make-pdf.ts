/**
 * A demo product as a PDF with as many pages as its product page promises: cover, contents, and each chapter. One
 * chapter is written, if any; the others, like a workbook, have a page to start from and ruled pages for notes.
 */
import {PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage} from 'pdf-lib';
import type {Block, BookParts} from './book-parts';

const WIDTH = 420;
const HEIGHT = 595;
const MARGIN = 48;
const INK = rgb(0.04, 0.23, 0.21);
const TEXT = rgb(0.11, 0.1, 0.09);
const MANGO = rgb(1, 0.71, 0.19);
const RULE = rgb(0.8, 0.78, 0.74);

export async function makePdf(book: BookParts): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(book.title);
  document.setLanguage('es');
  document.setCreator('Reventa PLR (demo)');
  const fonts = {
    text: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  drawCover(document.addPage([WIDTH, HEIGHT]), book, fonts.bold, fonts.text);
  const setter = new Typesetter(document, fonts.text, fonts.bold);
  if (book.chapters.length > 0) {
    setter.startPage();
    setter.write('Contenido', 20, fonts.bold, 14);
    book.chapters.forEach((chapter, i) => setter.write(`${i + 1}. ${chapter}`, 11, fonts.text, 6));
  }
  for (const [index, chapter] of book.chapters.entries()) {
    setter.startPage();
    setter.write(`${index + 1}. ${chapter}`, 18, fonts.bold, 14);
    if (index + 1 === book.sample?.chapter) {
      for (const block of book.sample.blocks) setter.block(block);
    } else {
      for (const task of TASKS) setter.block({kind: 'paragraph', text: task});
    }
    const left = book.pages - document.getPageCount();
    const chaptersLeft = book.chapters.length - index;
    for (let i = 0; i < Math.floor((left - (chaptersLeft - 1)) / chaptersLeft); i += 1)
      setter.notes();
  }
  return document.save();
}

const TASKS = [
  'Antes de leer: escribe qué sabes ya de este tema y qué quieres poder hacer al final del capítulo.',
  'Mientras lees: anota tres ideas que puedas aplicar esta semana.',
  'Al terminar: elige una, ponle fecha y escribe el primer paso.',
];
const NOTES = 'Notas';
const RULE_GAP = 24;

function drawCover(page: PDFPage, book: BookParts, bold: PDFFont, text: PDFFont): void {
  page.drawRectangle({x: 0, y: 0, width: WIDTH, height: HEIGHT, color: INK});
  page.drawRectangle({x: MARGIN, y: HEIGHT - 120, width: 72, height: 8, color: MANGO});
  let y = HEIGHT - 180;
  for (const line of wrap(book.title, bold, 30, WIDTH - 2 * MARGIN)) {
    page.drawText(line, {x: MARGIN, y, size: 30, font: bold, color: rgb(1, 1, 1)});
    y -= 38;
  }
  for (const line of wrap(book.audience, text, 13, WIDTH - 2 * MARGIN)) {
    page.drawText(line, {x: MARGIN, y: y - 10, size: 13, font: text, color: MANGO});
    y -= 19;
  }
  page.drawText('Reventa PLR', {x: MARGIN, y: MARGIN, size: 12, font: bold, color: rgb(1, 1, 1)});
}

class Typesetter {
  private page: PDFPage;
  private y = 0;

  constructor(
    private readonly document: PDFDocument,
    private readonly text: PDFFont,
    private readonly bold: PDFFont,
  ) {
    this.page = document.getPage(0);
  }

  startPage(): void {
    this.page = this.document.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - MARGIN;
    const number = String(this.document.getPageCount());
    this.page.drawText(number, {x: WIDTH / 2, y: 24, size: 9, font: this.text, color: TEXT});
  }

  /** A ruled page. */
  notes(): void {
    this.startPage();
    this.write(NOTES, 11, this.bold, 8);
    for (let y = this.y - RULE_GAP; y > MARGIN; y -= RULE_GAP) {
      this.page.drawLine({
        start: {x: MARGIN, y},
        end: {x: WIDTH - MARGIN, y},
        thickness: 0.5,
        color: RULE,
      });
    }
  }

  write(text: string, size: number, font: PDFFont, after: number, indent = 0): void {
    for (const line of wrap(text, font, size, WIDTH - 2 * MARGIN - indent)) {
      if (this.y - size < MARGIN) this.startPage();
      this.y -= size;
      this.page.drawText(line, {x: MARGIN + indent, y: this.y, size, font, color: TEXT});
      this.y -= size * 0.45;
    }
    this.y -= after;
  }

  block(block: Block): void {
    switch (block.kind) {
      case 'heading':
        return this.write(block.text, 14, this.bold, 6);
      case 'quote':
        return this.write(block.text, 11, this.text, 8, 18);
      case 'paragraph':
        return this.write(block.text, 11, this.text, 8);
      case 'list':
        block.items.forEach((item, i) =>
          this.write(`${block.ordered ? `${i + 1}.` : '•'} ${item}`, 11, this.text, 4, 10),
        );
    }
  }
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of encodable(text, font).split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** The built-in fonts know the letters of Spanish and little else. */
function encodable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text, (character) =>
    known.has(character.codePointAt(0) ?? 0) ? character : ' ',
  ).join('');
}

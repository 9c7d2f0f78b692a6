/**
 * A demo product as a PDF with as many pages as its product page promises: cover, an empty page, contents, and each
 * chapter, like a workbook's with ruled pages for notes.
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
  // Left empty for the title and the legal page of 'Tu versión' (docs/preparing-files.md).
  document.addPage([WIDTH, HEIGHT]);
  const setter = new Typesetter(document, fonts.text, fonts.bold);
  if (book.chapters.length === 0) return document.save();
  setter.startPage();
  const entries: [title: string, page: number][] = [];
  for (const [index, {title, blocks}] of book.chapters.entries()) {
    setter.startPage();
    entries.push([`${index + 1}. ${title}`, document.getPageCount()]);
    setter.write(`${index + 1}. ${title}`, 18, fonts.bold, 14);
    for (const block of blocks) setter.block(block);
    const left = book.pages - document.getPageCount();
    const chaptersLeft = book.chapters.length - index;
    for (let i = 0; i < Math.floor((left - (chaptersLeft - 1)) / chaptersLeft); i += 1)
      setter.notes();
  }
  setter.contents(document.getPage(CONTENTS), entries);
  return document.save();
}

/** Index of the page with the contents. */
const CONTENTS = 2;
const NOTES = 'Notas';
const RULE_GAP = 24;
/** Between lines, in sizes. */
const LEADING = 0.5;

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
  }

  contents(page: PDFPage, entries: readonly [title: string, page: number][]): void {
    this.page = page;
    this.y = HEIGHT - MARGIN;
    this.write('Contenido', 20, this.bold, 18);
    for (const [title, number] of entries) {
      const shown = String(number);
      const x = WIDTH - MARGIN - this.text.widthOfTextAtSize(shown, 11);
      this.write(title, 11, this.text, 9, 0, 40);
      const y = this.y + 9 + 11 * LEADING;
      this.page.drawText(shown, {x, y, size: 11, font: this.text, color: TEXT});
    }
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

  write(text: string, size: number, font: PDFFont, after: number, indent = 0, right = 0): void {
    for (const line of wrap(text, font, size, WIDTH - 2 * MARGIN - indent - right)) {
      if (this.y - size < MARGIN) this.startPage();
      this.y -= size;
      this.page.drawText(line, {x: MARGIN + indent, y: this.y, size, font, color: TEXT});
      this.y -= size * LEADING;
    }
    this.y -= after;
  }

  block(block: Block): void {
    switch (block.kind) {
      case 'heading':
        this.y -= 8;
        return this.write(block.text, 14, this.bold, 6);
      case 'quote':
        return this.write(block.text, 11, this.bold, 10, 18);
      case 'paragraph':
        return this.write(block.text, 11, this.text, 9);
      case 'list':
        block.items.forEach((item, i) =>
          this.write(`${block.ordered ? `${i + 1}.` : '•'} ${item}`, 11, this.text, 4, 10),
        );
        this.y -= 5;
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

/**
 * A demo product as a PDF with as many pages as its product page promises: cover, an empty page, contents, and each
 * chapter, like a workbook's with ruled pages for notes.
 */
import {
  beginText,
  endText,
  PDFDocument,
  PDFHexString,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  type PDFPage,
  type RGB,
} from 'pdf-lib';
import type {Block, BookParts} from './book-parts';
import {embedBookFonts, type BookFace, type BookFont} from './book-fonts';

const WIDTH = 420;
const HEIGHT = 595;
const MARGIN = 56;
/** Of the foot, where 'Tu versión' writes its line. */
const FOOT = 64;
const COLUMN = WIDTH - 2 * MARGIN;
// The cover has the shop's colors; the pages inside have none, so that they suit any brand.
const GROUND = rgb(0.04, 0.23, 0.21);
const MANGO = rgb(1, 0.71, 0.19);
const WHITE = rgb(1, 1, 1);
const INK = rgb(0.08, 0.09, 0.09);
const TEXT = rgb(0.13, 0.13, 0.12);
const MUTED = rgb(0.4, 0.41, 0.41);
const RULE = rgb(0.82, 0.82, 0.81);
/** Size of running text. */
const BODY = 10.5;

interface Look {
  readonly face?: BookFace;
  readonly size?: number;
  readonly color?: RGB;
  /** Line height, in sizes. */
  readonly leading?: number;
  readonly after?: number;
  readonly indent?: number;
  /** Left free at the right. */
  readonly right?: number;
  /** Stands before the first line, in the indent; a dot for null. */
  readonly mark?: string | null;
  /** Whether lines are of similar length, as in a title, so that no word stands alone. */
  readonly balanced?: boolean;
}

export async function makePdf(book: BookParts): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(book.title);
  document.setLanguage('es');
  document.setCreator('Reventa PLR (demo)');
  const setter = new Typesetter(document);
  setter.cover(book);
  // Left empty for the title and the legal page of 'Tu versión' (docs/preparing-files.md).
  document.addPage([WIDTH, HEIGHT]);
  if (book.chapters.length === 0) return document.save();
  setter.startPage();
  const entries: [title: string, page: number][] = [];
  for (const [index, {title, blocks}] of book.chapters.entries()) {
    setter.startPage();
    entries.push([title, document.getPageCount()]);
    setter.chapter(index + 1, title);
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

class Typesetter {
  private page!: PDFPage;
  private y = 0;
  private readonly fonts: Record<BookFace, BookFont>;

  constructor(private readonly document: PDFDocument) {
    this.fonts = embedBookFonts(document);
  }

  startPage(): void {
    this.turnTo(this.document.addPage([WIDTH, HEIGHT]));
  }

  private turnTo(page: PDFPage): void {
    this.page = page;
    this.y = HEIGHT - MARGIN;
  }

  cover(book: BookParts): void {
    this.startPage();
    this.box(0, 0, WIDTH, HEIGHT, GROUND);
    this.box(MARGIN, HEIGHT - 120, 72, 6, MANGO);
    this.y = HEIGHT - 150;
    this.write(book.title, {
      face: 'bold',
      size: 32,
      color: WHITE,
      leading: 1.2,
      after: 10,
      balanced: true,
    });
    this.write(book.audience, {
      face: 'italic',
      size: 14,
      color: MANGO,
      leading: 1.4,
      balanced: true,
    });
    this.draw('Reventa PLR', MARGIN, MARGIN, {face: 'bold', size: 11, color: WHITE});
  }

  /** A chapter's first page: its number and title over a rule, with room above. */
  chapter(number: number, title: string): void {
    this.y -= 54;
    this.write(`Capítulo ${number}`, {face: 'italic', size: 12, color: MUTED, after: 2});
    this.write(title, {
      face: 'bold',
      size: 24,
      color: INK,
      leading: 1.2,
      after: 8,
      balanced: true,
    });
    this.box(MARGIN, this.y, 44, 2, MUTED);
    this.y -= 22;
  }

  contents(page: PDFPage, entries: readonly [title: string, page: number][]): void {
    this.turnTo(page);
    this.y -= 54;
    this.write('Contenido', {face: 'bold', size: 24, color: INK, leading: 1.2, after: 20});
    // A long table goes on in smaller lines rather than on a page that the chapters already hold.
    const room = (this.y - FOOT) / entries.length;
    const size = Math.min(11, room / 1.9);
    for (const [index, [title, number]] of entries.entries()) {
      const shown = String(number);
      const top = this.y;
      this.write(title, {size, indent: 22, right: 36, leading: 1.25, mark: String(index + 1)});
      const line = this.y + size * 0.325;
      this.draw(shown, WIDTH - MARGIN - this.fonts.text.width(shown, size), line, {size});
      this.y = Math.min(this.y - size * 0.3, top - size * 1.55);
      this.line(this.y + size * 0.1);
      this.y -= size * 0.3;
    }
  }

  /** A ruled page. */
  notes(): void {
    this.startPage();
    this.write(NOTES, {face: 'italic', size: 12, color: MUTED});
    for (let y = this.y - RULE_GAP; y > FOOT; y -= RULE_GAP) this.line(y);
  }

  block(block: Block): void {
    switch (block.kind) {
      case 'heading':
        this.y -= 10;
        // A heading stays with the lines that follow it.
        if (this.y < FOOT + 60) this.startPage();
        return this.write(block.text, {
          face: 'bold',
          size: 13.5,
          color: INK,
          leading: 1.3,
          after: 5,
        });
      case 'quote':
        return this.quote(block.text);
      case 'paragraph':
        return this.write(block.text, {after: 8});
      case 'list':
        block.items.forEach((item, i) =>
          this.write(item, {
            indent: 18,
            after: 3.5,
            mark: block.ordered ? `${i + 1}.` : null,
          }),
        );
        this.y -= 6;
    }
  }

  private quote(text: string): void {
    const look = {
      face: 'italic',
      size: 12.5,
      color: INK,
      leading: 1.45,
      indent: 18,
      balanced: true,
    } as const;
    const height = this.wrap(text, look).length * look.size * look.leading;
    this.y -= 8;
    if (this.y - height < FOOT) this.startPage();
    this.box(MARGIN, this.y - height, 2, height, MUTED);
    this.write(text, {...look, after: 14});
  }

  private write(text: string, look: Look): void {
    const {size = BODY, leading = 1.55, after = 0, indent = 0, mark} = look;
    for (const [i, line] of this.wrap(text, look).entries()) {
      if (this.y - size * leading < FOOT) this.startPage();
      this.y -= size * leading;
      const base = this.y + size * (leading - 1) * 0.5 + size * 0.2;
      if (i === 0 && mark) this.draw(mark, MARGIN, base, {...look, face: 'bold', color: INK});
      if (i === 0 && mark === null)
        this.page.drawCircle({x: MARGIN + 5, y: base + size * 0.27, size: 1.8, color: MUTED});
      this.draw(line, MARGIN + indent, base, look);
    }
    this.y -= after;
  }

  private draw(
    text: string,
    x: number,
    y: number,
    {face = 'text', size = BODY, color = TEXT}: Look,
  ): void {
    const font = this.fonts[face];
    this.page.node.setFontDictionary(font.name, font.ref);
    this.page.pushOperators(
      beginText(),
      setFillingColor(color),
      setFontAndSize(font.name, size),
      setTextMatrix(1, 0, 0, 1, x, y),
      showText(PDFHexString.of(font.encode(text))),
      endText(),
    );
  }

  private wrap(text: string, look: Look): string[] {
    const {indent = 0, right = 0, balanced = false} = look;
    const lines = this.fill(text, look, COLUMN - indent - right);
    if (!balanced || lines.length < 2) return lines;
    for (let width = COLUMN / 2; ; width += 6) {
      const narrower = this.fill(text, look, width);
      if (narrower.length <= lines.length) return narrower;
    }
  }

  private fill(text: string, {face = 'text', size = BODY}: Look, width: number): string[] {
    const font = this.fonts[face];
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && font.width(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line ? [...lines, line] : lines;
  }

  private box(x: number, y: number, width: number, height: number, color: RGB): void {
    this.page.drawRectangle({x, y, width, height, color});
  }

  private line(y: number): void {
    this.page.drawLine({
      start: {x: MARGIN, y},
      end: {x: WIDTH - MARGIN, y},
      thickness: 0.5,
      color: RULE,
    });
  }
}

/**
 * A PDF under a brand: its first page becomes the new cover, an empty second one gets the title and the legal text, a
 * page of the author ends it, every other page has a line with its number at its foot. Without an empty page the title
 * and the legal text come last and no number is added: the pages keep their places, since their contents and feet may
 * name them. What the old cover was made of is not carried along.
 */
import {
  decodePDFRawStream,
  degrees,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFArray,
  PDFStream,
  PDFString,
  rgb,
  type PDFImage,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';
import {readableOn, rgbOf} from '~/domain/rebrand/colors';
import {area, AT_MIDDLE, block, drawCover, isClassic, type Shape} from '~/domain/rebrand/cover';
import {textWidth, winAnsiText, wrapText, type Face} from '~/domain/rebrand/text-width';
import type {Job} from './job';

type PdfFonts = Readonly<Record<Face, Uint8Array>>;

export interface MadePdf {
  readonly content: Uint8Array;
  /** Whether the pages are scanned pictures, in which no text can be changed. */
  readonly scanned: boolean;
  readonly pages: number;
  /** Titles of the first level. */
  readonly bookmarks: readonly string[];
}

/** @throws {Error} 'locked' for a file with a password, 'made-here' for an edition, any other for one that is damaged. */
export async function rebrandPdf(content: Uint8Array, job: Job, fonts: PdfFonts): Promise<MadePdf> {
  const document = await open(content);
  const pages = document.getPages();
  const [old, second] = pages;
  if (!old) throw new Error('damaged');
  if (isEdition(document)) throw new Error('made-here');
  const scanned = !pages.some(hasFont);
  const front = second && isEmpty(second) ? second : null;
  const pen = await penOf(document, job, fonts);
  for (const [i, page] of pages.entries())
    if (page !== old && page !== front) footer(page, pen, job, front && i + 1);
  const {width, height} = old.getCropBox();
  const turned = old.getRotation().angle % 180 !== 0;
  const size: [number, number] = turned ? [height, width] : [width, height];
  empty(document, old, size);
  pen.shapes(old, drawCover(job.words, job.look, size[0], size[1]), size[1]);
  if (front) empty(document, front, size);
  if (job.pages.aboutPage.length > 0) {
    aboutPages(pen, job, () => {
      const page = document.addPage(size);
      footer(page, pen, job, front && document.getPageCount());
      return page;
    });
  }
  titlePage(front ?? document.addPage(size), pen, job);
  name(document, job);
  await document.flush();
  sweep(document);
  const facts = {pages: document.getPageCount(), bookmarks: bookmarksOf(document)};
  return {content: await document.save({objectsPerTick: 500}), scanned, ...facts};
}

const MOST_BOOKMARKS = 200;

function bookmarksOf({catalog}: PDFDocument): string[] {
  const titles: string[] = [];
  try {
    const root = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
    let item = root?.lookupMaybe(PDFName.of('First'), PDFDict);
    for (
      ;
      item && titles.length < MOST_BOOKMARKS;
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict)
    ) {
      const title = item.lookup(PDFName.of('Title'));
      if (title instanceof PDFString || title instanceof PDFHexString)
        titles.push(title.decodeText());
    }
  } catch {
    // Broken bookmarks are of no use to a listing, and no reason to refuse the book.
  }
  return titles;
}

async function open(content: Uint8Array): Promise<PDFDocument> {
  if (isEncrypted(content)) throw new Error('locked');
  const document = await PDFDocument.load(content, {
    updateMetadata: false,
    throwOnInvalidObject: false,
  });
  restoreEnds(document);
  return document;
}

/** Where a stream's length stands apart, the library drops a last byte that looks like the end of a line. */
function restoreEnds({context}: PDFDocument): void {
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const {contents, dict} = object;
    const length = context.lookup(dict.get(PDFName.of('Length')));
    if (!(length instanceof PDFNumber) || length.asNumber() !== contents.length + 1) continue;
    const whole = new Uint8Array(contents.length + 1);
    whole.set(contents);
    whole[contents.length] = 0x0d;
    context.assign(reference, PDFRawStream.of(dict, whole));
  }
}

/** Asked of the file itself: of some locked files the library only says that they are damaged. Either end names it. */
function isEncrypted(content: Uint8Array): boolean {
  const ends = [content.subarray(0, 4096), content.subarray(-262_144)];
  const named = /\/Encrypt\s{0,9}(?:<<|\d{1,10}\s{1,9}\d{1,5}\s{1,9}R)/;
  return ends.some((end) => named.test(new TextDecoder('latin1').decode(end)));
}

function hasFont(page: PDFPage): boolean {
  try {
    const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    return Boolean(fonts && fonts.keys().length > 0) || hasForms(page);
  } catch {
    return true;
  }
}

const PAINTS = /(^|[\s)\]>])(Tj|TJ|'|"|Do|BI|sh|[fF]\*?|[bBsS]\*?)(\s|$)/;

/** Whether nothing is painted on a page. */
export function isEmpty(page: PDFPage): boolean {
  try {
    const contents = page.node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    return streams.every((each) => {
      const stream = page.doc.context.lookup(each);
      if (!(stream instanceof PDFRawStream)) return stream === undefined;
      return !PAINTS.test(new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()));
    });
  } catch {
    return false;
  }
}

/** Text may stand in a drawing of its own, with its own fonts. */
function hasForms(page: PDFPage): boolean {
  const objects = page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
  return (objects?.keys() ?? []).some((key) => {
    const object = objects?.lookup(key);
    return (
      object instanceof PDFStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form')
    );
  });
}

/** The page stays where bookmarks and links look for it, with nothing of what it showed. */
function empty(document: PDFDocument, page: PDFPage, [width, height]: [number, number]): void {
  for (const key of page.node.keys()) {
    if (!['Type', 'Parent'].includes(key.decodeText())) page.node.delete(key);
  }
  page.node.set(PDFName.of('MediaBox'), document.context.obj([0, 0, width, height]));
  page.node.set(PDFName.of('Resources'), document.context.obj({}));
  page.node.set(PDFName.of('Contents'), document.context.obj([]));
  page.setRotation(degrees(0));
}

interface Pen {
  text(page: PDFPage, text: string, look: TextLook): void;
  shapes(page: PDFPage, shapes: readonly Shape[], height: number): void;
}

interface TextLook {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly color: string;
  /** Between letters, in points. */
  readonly tracking?: number;
  readonly turn?: number;
}

async function penOf(document: PDFDocument, {logo}: Job, fonts: PdfFonts): Promise<Pen> {
  const embedded = new Map<Face, PDFRef>();
  const fontOf = (face: Face) => {
    const ref = embedded.get(face) ?? embed(document, fonts[face], face);
    embedded.set(face, ref);
    return ref;
  };
  const picture: PDFImage | null = logo ? await document.embedPng(logo) : null;
  const text = (
    page: PDFPage,
    words: string,
    {x, y, size, face, color, tracking = 0, turn = 0}: TextLook,
  ) => {
    const [red, green, blue] = rgbOf(color).map((part) => (part / 255).toFixed(4));
    const key = page.node.newFontDictionary('Edicion', fontOf(face)).decodeText();
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)].map((part) => part.toFixed(5)) as [
      string,
      string,
    ];
    const matrix = `${cos} ${sin} ${-Number(sin)} ${cos} ${x.toFixed(2)} ${y.toFixed(2)}`;
    append(
      document,
      page,
      `q BT ${red} ${green} ${blue} rg /${key} ${size.toFixed(2)} Tf ${tracking.toFixed(3)} Tc ${matrix} Tm <${winAnsiHex(words)}> Tj ET Q`,
    );
  };
  return {
    text,
    shapes(page, shapes, height) {
      for (const shape of shapes) {
        if (shape.kind === 'area') {
          const path = shape.points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
          page.drawSvgPath(`${path} Z`, {x: 0, y: height, color: colorOf(shape.fill)});
        } else if (shape.kind === 'disc') {
          const [x, y] = shape.center;
          page.drawCircle({x, y: height - y, size: shape.radius, color: colorOf(shape.fill)});
        } else if (shape.kind === 'logo') {
          const [x, y] = shape.at;
          if (picture)
            page.drawImage(picture, {
              x,
              y: height - y - shape.height,
              width: shape.width,
              height: shape.height,
            });
        } else {
          const {text: words, size, face, fill, tracking} = shape;
          const half = textWidth(words, size, face, tracking / size) / 2;
          text(page, words, {
            x: shape.at[0] - (shape.anchor === 'middle' ? half : 0),
            y: height - shape.at[1],
            size,
            face,
            color: fill,
            tracking,
          });
        }
      }
    },
  };
}

function colorOf(color: string) {
  const [red, green, blue] = rgbOf(color);
  return rgb(red / 255, green / 255, blue / 255);
}

function append(document: PDFDocument, page: PDFPage, operators: string): void {
  page.node.normalize();
  page.node.wrapContentStreams(quote(document, 'q'), quote(document, 'Q'));
  page.node.addContentStream(document.context.register(document.context.flateStream(operators)));
}

function quote(document: PDFDocument, operator: string): PDFRef {
  return document.context.register(document.context.stream(operator));
}

const FONT_NAME = 'EDICIO+Edicion-';

/** Whether the tool has put a brand on it: another over it would leave the first one's feet and pages. */
function isEdition({context}: PDFDocument): boolean {
  const isOurs = (object: PDFObject) =>
    object instanceof PDFDict &&
    String(object.get(PDFName.of('FontName'))).startsWith(`/${FONT_NAME}`);
  return context.enumerateIndirectObjects().some(([, object]) => isOurs(object));
}

/** A simple font with the letters of Western Europe: a whole font engine would weigh more than all of the tool. */
function embed(document: PDFDocument, file: Uint8Array, face: Face): PDFRef {
  const {context} = document;
  const font = `${FONT_NAME}${face}`;
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: font,
      Flags: 32,
      FontBBox: [-200, -300, 1400, 1000],
      ItalicAngle: 0,
      Ascent: 930,
      Descent: -270,
      CapHeight: 700,
      StemV: face === 'regular' ? 90 : 160,
      FontFile2: context.register(context.flateStream(file, {Length1: file.length})),
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: font,
      Encoding: 'WinAnsiEncoding',
      FirstChar: 32,
      LastChar: 255,
      Widths: Array.from({length: 224}, (_, i) =>
        Math.round(textWidth(WIN_ANSI[i] ?? ' ', 1000, face)),
      ),
      FontDescriptor: descriptor,
    }),
  );
}

/** Codes 32 to 255; the five that stand for nothing are spaces. */
const WIN_ANSI = (() => {
  const known = Array.from(winAnsiText);
  const high = [
    0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93,
    0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
  ];
  const codes = [...range(0x20, 0x7e), ...high, ...range(0xa0, 0xff)];
  const table = new Array<string>(224).fill(' ');
  known.forEach((character, i) => (table[(codes[i] ?? 0x20) - 32] = character));
  return table;
})();

function range(from: number, to: number): number[] {
  return Array.from({length: to - from + 1}, (_, i) => from + i);
}

/** A letter that the font does not have is left out. */
function winAnsiHex(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    const code = WIN_ANSI.indexOf(character);
    return code < 0 ? '' : (code + 32).toString(16).padStart(2, '0');
  }).join('');
}

/** At the foot as one reads the page, however it is turned. @param number of the page; null to print none. */
function footer(page: PDFPage, pen: Pen, {words, brand}: Job, number: number | null): void {
  const line = [words.brand, brand.website.trim(), number].filter(Boolean).join(' · ');
  const {x, y, width, height} = page.getCropBox();
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const size = Math.max(6, Math.min(width, height) * 0.019);
  const half = textWidth(line, size, 'regular') / 2;
  const up = size * 1.5;
  const places: Record<number, [number, number, number]> = {
    0: [x + width / 2 - half, y + up, 0],
    90: [x + width - up, y + height / 2 - half, Math.PI / 2],
    180: [x + width / 2 + half, y + height - up, Math.PI],
    270: [x + up, y + height / 2 + half, -Math.PI / 2],
  };
  const [left, bottom, turn] = places[angle] ?? [x + up, y + up, 0];
  pen.text(page, line, {
    x: left,
    y: bottom,
    size,
    face: 'regular',
    color: readableOn(brand.primary, '#ffffff', 4.5),
    turn,
  });
}

/** The title as on a book's first page, the legal text at its foot. */
function titlePage(page: PDFPage, pen: Pen, job: Job): void {
  const {words} = job;
  const {width, height} = page.getSize();
  const unit = Math.min(width, height * 0.75) / 100;
  const margin = width * 0.12;
  const room = width - margin * 2;
  /** Places are shares of the page's height, sizes hundredths of its width. */
  const line = (text: string, top: number, high: number, largest: number, face: Face) =>
    block(text, {
      ...AT_MIDDLE,
      x: width / 2,
      y: height * top,
      width: room,
      height: height * high,
      largest: unit * largest,
      face,
      fill: face === 'regular' ? INK : readableOn(job.brand.primary, '#ffffff', 4.5),
      place: high > 0.1 ? 'bottom' : 'top',
    });
  pen.shapes(
    page,
    [
      ...line(words.title, 0.1, 0.19, 8.5, headingFace(job)),
      ...line(words.subtitle, 0.31, 0.07, 3.6, 'regular'),
      area(width / 2 - unit * 9, height * 0.4, unit * 18, unit * 0.6, job.brand.accent),
      ...line(words.author, 0.44, 0.06, 3.6, 'bold'),
      ...line(words.brand === words.author ? '' : words.brand, 0.5, 0.05, 3.2, 'regular'),
    ],
    height,
  );
  const size = Math.max(7, Math.min(width, height) * 0.021);
  const lines = job.pages.legal.flatMap((text) => wrapText(text, size, room, 'regular'));
  const high = lines.length + job.pages.legal.length * 0.7;
  write(page, pen, job.pages.legal, size, margin + high * size * 1.45);
}

const INK = '#2b2b2b';
const headingFace = ({look}: Job): Face => (isClassic(look.design) ? 'serif' : 'bold');

/** As many pages as the text needs. */
function aboutPages(pen: Pen, job: Job, addPage: () => PDFPage): void {
  const page = addPage();
  const {width, height} = page.getSize();
  const margin = width * 0.12;
  const color = readableOn(job.brand.primary, '#ffffff', 4.5);
  const size = Math.max(9, Math.min(width, height) * 0.026);
  const y = height - margin * 1.6;
  pen.text(page, job.pages.aboutTitle, {
    x: margin,
    y,
    size: size * 2,
    face: headingFace(job),
    color,
  });
  write(page, pen, job.pages.aboutPage, size, y - size * 3.2, addPage);
}

/** Paragraphs from a height down. @param addPage gives the page to go on with at the foot. */
function write(
  start: PDFPage,
  pen: Pen,
  texts: readonly string[],
  size: number,
  from: number,
  addPage?: () => PDFPage,
): void {
  const {width, height} = start.getSize();
  const margin = width * 0.12;
  let page = start;
  let y = from;
  for (const text of texts) {
    for (const line of wrapText(text, size, width - margin * 2, 'regular')) {
      if (y < margin && addPage) {
        page = addPage();
        y = height - margin * 1.6;
      }
      pen.text(page, line, {x: margin, y, size, face: 'regular', color: INK});
      y -= size * 1.45;
    }
    y -= size;
  }
}

function name(document: PDFDocument, {words, made}: Job): void {
  document.catalog.delete(PDFName.of('Metadata'));
  // A page's number is its sheet's.
  document.catalog.delete(PDFName.of('PageLabels'));
  const info = document.context.lookup(document.context.trailerInfo.Info);
  if (info instanceof PDFDict) info.keys().forEach((key) => info.delete(key));
  document.setTitle(words.title, {showInWindowTitleBar: true});
  document.setAuthor(words.author);
  if (words.subtitle) document.setSubject(words.subtitle);
  document.setCreator(words.brand);
  document.setProducer(words.brand);
  document.setCreationDate(new Date(made));
  document.setModificationDate(new Date(made));
  if (!document.catalog.has(PDFName.of('Lang')))
    document.catalog.set(PDFName.of('Lang'), PDFString.of('es'));
}

/** Deletes unreachable objects. */
function sweep({context}: PDFDocument): void {
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [
    context.trailerInfo.Root,
    context.trailerInfo.Info,
    context.trailerInfo.ID,
  ];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFDict) waiting.push(...object.values());
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFStream) waiting.push(object.dict);
  }
  for (const [ref] of context.enumerateIndirectObjects())
    if (!reached.has(ref)) context.delete(ref);
}

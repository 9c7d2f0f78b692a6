/**
 * The typeface of the demo's books, embedded in their PDFs: a simple font with the letters of Western Europe. The
 * package ships WOFF files, whose tables are those of a TrueType file, each compressed.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {inflateSync} from 'node:zlib';
import {PDFName, type PDFDocument, type PDFRef} from 'pdf-lib';

const FACES = {text: '400-normal', italic: '400-italic', bold: '700-normal'} as const;
export type BookFace = keyof typeof FACES;

export interface BookFont {
  readonly name: PDFName;
  readonly ref: PDFRef;
  /** In points. */
  width(text: string, size: number): number;
  /** The codes of the text in hexadecimal digits; a letter that the font lacks is left out. */
  encode(text: string): string;
}

const FIRST_CODE = 32;
const LAST_CODE = 255;
const HEAD = 12;
const ENTRY = 16;

export function embedBookFonts(document: PDFDocument): Record<BookFace, BookFont> {
  return {
    text: embed(document, 'text'),
    italic: embed(document, 'italic'),
    bold: embed(document, 'bold'),
  };
}

function embed({context}: PDFDocument, face: BookFace): BookFont {
  const {file, widths} = readFace(face);
  const name = `LITERA+Literata-${face}`;
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 32,
      FontBBox: [-300, -350, 1500, 1100],
      ItalicAngle: face === 'italic' ? -10 : 0,
      Ascent: 1000,
      Descent: -300,
      CapHeight: 680,
      StemV: face === 'bold' ? 150 : 85,
      FontFile2: context.register(context.flateStream(file, {Length1: file.length})),
    }),
  );
  const ref = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: name,
      Encoding: 'WinAnsiEncoding',
      FirstChar: FIRST_CODE,
      LastChar: LAST_CODE,
      Widths: Array.from(
        {length: LAST_CODE - FIRST_CODE + 1},
        (_, i) => widths[i + FIRST_CODE] ?? 0,
      ),
      FontDescriptor: descriptor,
    }),
  );
  const encode = (text: string) =>
    Array.from(text.normalize('NFC'), (character) => CODES.get(character) ?? []).flat();
  return {
    name: PDFName.of(`Literata${face}`),
    ref,
    width: (text, size) =>
      (encode(text).reduce((sum, code) => sum + (widths[code] ?? 0), 0) * size) / 1000,
    encode: (text) =>
      encode(text)
        .map((code) => code.toString(16).padStart(2, '0'))
        .join(''),
  };
}

/** Code of each character in WinAnsi, which browsers call windows-1252. */
const CODES: ReadonlyMap<string, number> = new Map(
  Array.from({length: LAST_CODE - FIRST_CODE + 1}, (_, i) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(i + FIRST_CODE)),
    i + FIRST_CODE,
  ]),
);

interface Face {
  readonly file: Uint8Array;
  /** By code, in thousandths of the size. */
  readonly widths: readonly number[];
}

const read = new Map<BookFace, Face>();

function readFace(face: BookFace): Face {
  const known = read.get(face);
  if (known) return known;
  const path = createRequire(import.meta.url).resolve(
    `@fontsource/literata/files/literata-latin-${FACES[face]}.woff`,
  );
  const tables = tablesOf(readFileSync(path));
  const made = {file: trueType(tables), widths: widthsOf(tables)};
  read.set(face, made);
  return made;
}

type Tables = ReadonlyMap<string, {readonly data: Buffer; readonly checksum: number}>;

function tablesOf(woff: Buffer): Tables {
  const tables = new Map<string, {data: Buffer; checksum: number}>();
  for (let i = 0; i < woff.readUInt16BE(12); i += 1) {
    const at = 44 + i * 20;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((place) =>
      woff.readUInt32BE(at + place),
    ) as [number, number, number, number];
    const data = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', at, at + 4), {
      data: packed < length ? inflateSync(data) : data,
      checksum,
    });
  }
  return tables;
}

function trueType(tables: Tables): Uint8Array {
  const head = Buffer.alloc(HEAD + tables.size * ENTRY);
  const power = Math.floor(Math.log2(tables.size));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  head.writeUInt16BE(2 ** power * ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(tables.size * ENTRY - 2 ** power * ENTRY, 10);
  const parts = [head];
  let offset = head.length;
  [...tables].forEach(([tag, {data, checksum}], i) => {
    const at = HEAD + i * ENTRY;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

function widthsOf(tables: Tables): number[] {
  const table = (tag: string) => {
    const {data} = tables.get(tag) ?? {};
    if (!data) throw new Error(`The font has no table '${tag}'`);
    return data;
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const advances = table('hmtx');
  const glyphOf = glyphFinder(table('cmap'));
  const widths: number[] = [];
  for (const [character, code] of CODES) {
    const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), measured - 1);
    widths[code] = Math.round((advances.readUInt16BE(glyph * 4) * 1000) / unitsPerEm);
  }
  return widths;
}

/** Reads the segments of the table that maps characters of the basic plane to glyphs (format 4). */
function glyphFinder(cmap: Buffer): (point: number) => number {
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const at = cmap.readUInt32BE(4 + i * 8 + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const doubled = cmap.readUInt16BE(at + 6);
    const [ends, starts] = [at + 14, at + 16 + doubled];
    const [deltas, offsets] = [starts + doubled, starts + doubled * 2];
    return (point) => {
      for (let k = 0; k < doubled; k += 2) {
        if (point > cmap.readUInt16BE(ends + k)) continue;
        const start = cmap.readUInt16BE(starts + k);
        if (point < start) return 0;
        const delta = cmap.readUInt16BE(deltas + k);
        const offset = cmap.readUInt16BE(offsets + k);
        if (offset === 0) return (point + delta) & 0xffff;
        const glyph = cmap.readUInt16BE(offsets + k + offset + (point - start) * 2);
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error('The font maps no characters');
}

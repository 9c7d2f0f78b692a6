/**
 * What metafields say of an ebook's inside (docs/product.md 3.1, 4.5). An operator types them by hand, so
 * what makes no sense is as good as missing, and a product without any is still a whole product.
 */
import {asText, parseTextList} from '~/domain/text/parse-unknown';
import {plainLine, plainText} from '~/domain/markup/plain-text';
import type {Variant} from '~/domain/product/product';

export interface Book {
  readonly pages: number | null;
  /** Of its files, such as 'PDF'. */
  readonly formats: readonly string[];
  /** Sizes of the files in the order of the formats, such as '4.1 MB'. */
  readonly sizes: readonly string[];
  /** As shoppers read it: 'Español'. */
  readonly language: string | null;
  /** Day of the last update of the content: '2026-05-03'. */
  readonly updatedOn: string | null;
  /** For whom it is, in one line. */
  readonly audience: string | null;
  /** Titles of the chapters, in order. */
  readonly chapters: readonly string[];
  /** Each file and each bonus by itself. */
  readonly includes: readonly string[];
  readonly editions: readonly Edition[];
  readonly sample: BookSample | null;
}

/** What a page shows without its sample, which is long. */
export type BookFacts = Omit<Book, 'sample'>;

/** What a variant brings that brings something else than the whole. */
interface Edition {
  /** A value of an option of the product, such as 'Solo PDF'. */
  readonly name: string;
  readonly includes: readonly string[];
}

export interface BookSample {
  /** Number of the chapter that it is from, counted from 1; null when nobody says. */
  readonly chapter: number | null;
  /** Markdown, one text a page. */
  readonly pages: readonly string[];
}

/* Characters, chapters, items, editions and pages beyond which nothing is shown (docs/product.md 4.5). */
const MAX_LINE = 160;
export const MAX_CHAPTERS = 60;
const MAX_ITEMS = 40;
const MAX_EDITIONS = 10;
const MAX_SAMPLE_PAGES = 12;
const MAX_PAGE_LENGTH = 6000;

/** A book by the values of the metafields in the namespace `libro`, by their keys; never throws. */
export function parseBook(values: Readonly<Record<string, string | undefined>>): Book {
  const chapters = parseLines(values.contenido, MAX_CHAPTERS);
  return {
    pages: parsePages(values.paginas),
    formats: parseFormats(values.formatos),
    sizes: parseLines(values.tamanos, MAX_ITEMS),
    language: line(values.idioma),
    updatedOn: parseDay(values.actualizado),
    audience: line(values.publico),
    chapters,
    includes: parseLines(values.incluye, MAX_ITEMS),
    editions: parseEditions(values.versiones),
    sample: parseSample(values.muestra, values.muestra_capitulo, chapters.length),
  };
}

/** Whether there is anything to read before buying. */
export function canBeRead({chapters, sample}: Pick<Book, 'chapters' | 'sample'>): boolean {
  return chapters.length > 0 || sample !== null;
}

/** What a buyer receives, with the formats and sizes of its files. */
export interface Delivery {
  readonly formats: readonly string[];
  readonly files: readonly {readonly format: string; readonly size: string | null}[];
  readonly includes: readonly string[];
}

/**
 * What one variant brings: that of the edition which one of its options names, else everything. Its
 * formats are those that its edition's items name; all of them where they name none.
 * @param variant null for a product without any.
 */
export function deliveryOf(
  {formats, sizes, includes, editions}: BookFacts,
  variant: SelectedVariant | null,
): Delivery {
  const edition = editionOf(editions, variant);
  const kept = formatsIn(formats, edition);
  return {
    formats: kept,
    files: kept.map((format) => ({format, size: sizes[formats.indexOf(format)] ?? null})),
    includes: edition?.includes ?? includes,
  };
}

/**
 * The formats that one variant brings, where its book is known by two of its metafields alone: a card tells
 * those of what its price and its button mean; never throws.
 * @param editions value of the metafield `libro.versiones`.
 */
export function deliveredFormats(
  formats: readonly string[],
  editions: string | undefined,
  variant: SelectedVariant | null,
): readonly string[] {
  return editions ? formatsIn(formats, editionOf(parseEditions(editions), variant)) : formats;
}

/** What one variant brings by itself; empty where it brings what all of them bring. Never throws. */
export function editionItems(
  editions: string | undefined,
  variant: SelectedVariant,
): readonly string[] {
  return editionOf(parseEditions(editions), variant)?.includes ?? [];
}

type SelectedVariant = Pick<Variant, 'selectedOptions'>;

function editionOf(
  editions: readonly Edition[],
  variant: SelectedVariant | null,
): Edition | undefined {
  const wanted = variant?.selectedOptions.map(({value}) => value.trim().toLowerCase()) ?? [];
  return editions.find(({name}) => wanted.includes(name.toLowerCase()));
}

function formatsIn(formats: readonly string[], edition: Edition | undefined): readonly string[] {
  const named = formats.filter((format) =>
    edition?.includes.some((item) => words(item).includes(format.toLowerCase())),
  );
  return named.length > 0 ? named : formats;
}

function parseEditions(value: string | undefined): Edition[] {
  return parseLines(value, MAX_EDITIONS, MAX_LINE * MAX_ITEMS).flatMap(parseEdition);
}

function words(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

/** 'Solo PDF: Ebook en PDF | Certificado': the name up to the first colon, then the items. */
function parseEdition(text: string): Edition | [] {
  const colon = text.indexOf(':');
  const name = plainLine(text.slice(0, Math.max(0, colon)), MAX_LINE);
  const includes = text
    .slice(colon + 1)
    .split('|')
    .flatMap((item) => plainLine(item, MAX_LINE) || [])
    .slice(0, MAX_ITEMS);
  return name && includes.length > 0 ? {name, includes} : [];
}

const PAGE_BREAK = /\n\s{0,9}-{3,9}[ \t]{0,9}\n/;

function parseSample(
  text: string | undefined,
  chapter: string | undefined,
  chapterCount: number,
): BookSample | null {
  const pages = plainText((text ?? '').slice(0, MAX_SAMPLE_PAGES * MAX_PAGE_LENGTH))
    .split(PAGE_BREAK)
    .flatMap((page) => page.trim().slice(0, MAX_PAGE_LENGTH) || [])
    .slice(0, MAX_SAMPLE_PAGES);
  if (pages.length === 0) return null;
  const number = parsePages(chapter);
  return {chapter: number !== null && number <= chapterCount ? number : null, pages};
}

function parseDay(value: string | undefined): string | null {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/.test(value ?? '')) return null;
  return asText(value);
}

function line(value: string | undefined): string | null {
  return plainLine(value ?? '', MAX_LINE) || null;
}

/** The lines of a metafield that is a list, the first `most` of them, each of `length` characters at most; never throws. */
export function parseLines(
  value: string | undefined,
  most: number,
  length = MAX_LINE,
): readonly string[] {
  return parseTextList(value)
    .flatMap((item) => plainLine(item, length) || [])
    .slice(0, most);
}

/**
 * What metafields say of an ebook (docs/product.md 3.5). An operator types them by hand, so what makes
 * no sense is as good as missing.
 */
const MAX_FORMATS = 3;
const MAX_FORMAT_LENGTH = 12;

/** A number of pages as the provider keeps it, such as '84'; null for anything but 1 to 9999. */
export function parsePages(value: string | undefined): number | null {
  return /^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : null;
}

/** A list of formats as the provider keeps it, such as '["PDF","Word"]': three short ones at most; never throws. */
export function parseFormats(value: string | undefined): readonly string[] {
  return parseTextList(value)
    .flatMap((format) => plainLine(format, MAX_FORMAT_LENGTH) || [])
    .slice(0, MAX_FORMATS);
}

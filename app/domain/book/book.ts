/**
 * The contents of an ebook from its metafields (docs/product.md 3.1, 4.5). Operators type them by hand, so invalid
 * values count as missing, and all of them are optional.
 */
import {asText, parseTextList} from '~/domain/text/parse-unknown';
import {plainLine, plainText} from '~/domain/markup/plain-text';
import type {Variant} from '~/domain/product/product';
import {openingOf} from '~/domain/markup/markdown';

export interface Book {
  readonly pages: number | null;
  /** Formats of the files, such as 'PDF'. */
  readonly formats: readonly string[];
  /** Sizes of the files in the order of the formats, such as '4.1 MB'. */
  readonly sizes: readonly string[];
  /** Language as shoppers read it, such as 'Español'. */
  readonly language: string | null;
  /** Day of the last update of the content: '2026-05-03'. */
  readonly updatedOn: string | null;
  /** The target audience, in one line. */
  readonly audience: string | null;
  /** Titles of the chapters, in order. */
  readonly chapters: readonly string[];
  /** A line for each file and each bonus. */
  readonly includes: readonly string[];
  readonly editions: readonly Edition[];
  readonly sample: BookSample | null;
}

/** A book without its sample, which is long. */
export type BookFacts = Omit<Book, 'sample'>;

/** A variant that delivers only part of the product. */
interface Edition {
  /** A value of an option of the product, such as 'Solo PDF'. */
  readonly name: string;
  readonly includes: readonly string[];
}

interface BookSample {
  /** Number of the sample's chapter, starting at 1; null if unknown. */
  readonly chapter: number | null;
  /** Markdown, one text a page. */
  readonly pages: readonly string[];
}

/*
 * Longer or more numerous values are not shown (docs/product.md 4.5): characters, chapters, items, editions, pages.
 */
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

/** The contents that a buyer receives, with formats and sizes of the files. */
export interface Delivery {
  readonly formats: readonly string[];
  readonly files: readonly {readonly format: string; readonly size: string | null}[];
  readonly includes: readonly string[];
}

/**
 * What a variant delivers: the edition that one of its options names, else everything. The formats are those named in
 * the edition's items, or all formats if the items name none.
 * @param variant null for a product without variants.
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
 * The formats that a variant delivers, from two metafields alone: cards do not load the whole book. Never throws.
 * @param editions value of the metafield `libro.versiones`.
 */
export function deliveredFormats(
  formats: readonly string[],
  editions: string | undefined,
  variant: SelectedVariant | null,
): readonly string[] {
  return editions ? formatsIn(formats, editionOf(parseEditions(editions), variant)) : formats;
}

/** The items that only this variant delivers; empty if it delivers what all variants share. Never throws. */
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

/** A day such as '2026-05-03'; null for anything else. */
export function parseDay(value: string | undefined): string | null {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/.test(value ?? '')) return null;
  return asText(value);
}

function line(value: string | undefined): string | null {
  return plainLine(value ?? '', MAX_LINE) || null;
}

/** The first `most` lines of a list metafield, each cut to `length` characters; never throws. */
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
 * Facts about an ebook from its metafields (docs/product.md 3.5). Operators type them by hand, so invalid values
 * count as missing.
 */
const MAX_FORMATS = 3;
const MAX_FORMAT_LENGTH = 12;

/** A page count as stored by the provider, such as '84'; null unless it is between 1 and 9999. */
export function parsePages(value: string | undefined): number | null {
  return /^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : null;
}

/** A stored list of formats, such as '["PDF","Word"]', cut to three short entries; never throws. */
export function parseFormats(value: string | undefined): readonly string[] {
  return parseTextList(value)
    .flatMap((format) => plainLine(format, MAX_FORMAT_LENGTH) || [])
    .slice(0, MAX_FORMATS);
}

/** The first lines of a sample, for the product's page, which is too small for the whole. */
export interface BookExcerpt {
  /** Chapter number; null if unknown. */
  readonly chapter: number | null;
  readonly paragraphs: readonly string[];
}

/** Characters after which no further paragraph begins. */
const LENGTH = 420;

/** Plain text. */
export function excerptOf({chapter, pages}: BookSample): BookExcerpt {
  return {chapter, paragraphs: openingOf(pages[0] ?? '', LENGTH)};
}

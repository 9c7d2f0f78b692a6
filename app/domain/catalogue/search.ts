/**
 * The search dialog's filter (docs/product.md 12): a product matches when its title or its
 * description contains the query, ignoring case and accents; blank finds all.
 */
import {SEARCH_PREVIEW_LENGTH} from '../limits';
import type {Money} from '../text/money';
import {firstCharacters, stripTags} from '../text/plain-text';
import {withoutDataSheet} from './product-description';

export interface Searchable {
  readonly title: string;
  readonly description: string;
}

/** Text in which the query is looked for; made once per product, not once per keystroke. */
export type SearchText = string;

/** Lower case without accents: 'Plántillas' is 'plantillas', and 'ñ' is 'n'. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** What `matchesSearch` looks through. */
export function searchTextOf({title, description}: Searchable): SearchText {
  return foldText(`${title}\n${withoutDataSheet(stripTags(description))}`);
}

/** Whether the text contains the query. */
export function matchesSearch(text: SearchText, query: string): boolean {
  return text.includes(foldText(query.trim()));
}

/**
 * The first 100 characters of a description, its tags stripped; '…' tells that it goes on. The sentence
 * that counts chapters and pages, which is much the same for all, is left out, and where a text is looked
 * for it begins with the sentence that has it.
 */
export function searchPreview(description: string, query = ''): string {
  const whole = withoutDataSheet(stripTags(description)).replace(COUNTS, '');
  const text = query.trim() ? fromSentenceWith(whole, query) : whole;
  const preview = firstCharacters(text, SEARCH_PREVIEW_LENGTH);
  return preview.length < text.length ? `${preview.trimEnd()}…` : preview;
}

/** As most descriptions begin: 'Este ebook contiene 7 capítulos y 42 páginas.' */
const COUNTS = /^[^.]{0,60}\d{1,3} cap[ií]tulos?[^.]{0,40}\d{1,4} p[áa]ginas?\.\s*/i;

/** The text from the sentence on that has the query; all of it when none has. */
function fromSentenceWith(text: string, query: string): string {
  const wanted = foldText(query.trim());
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  const first = sentences.findIndex((sentence) => foldText(sentence).includes(wanted));
  return first > 0 ? sentences.slice(first).join(' ') : text;
}

/** Where any of the words, or else the query, occurs: as `highlightRanges`. */
export function markedRanges(
  text: string,
  query: string,
  marks: readonly string[] = [],
): readonly (readonly [number, number])[] {
  const whole = highlightRanges(text, query);
  if (whole.length > 0) return whole;
  const ranges = marks.flatMap((mark) => highlightRanges(text, mark)).toSorted(([a], [b]) => a - b);
  return ranges.filter(([start], index) => start >= (ranges[index - 1]?.[1] ?? 0));
}

/** Where the query occurs in the original text, as [start, end) pairs that do not overlap. */
export function highlightRanges(
  text: string,
  query: string,
): readonly (readonly [number, number])[] {
  const wanted = foldText(query.trim());
  if (!wanted) return [];

  // One entry per folded character: where the original one begins and ends, its accents included.
  const spans: [number, number][] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const fold = foldText(character);
    const last = spans.at(-1);
    if (!fold && last) last[1] = end;
    for (let i = 0; i < fold.length; i++) spans.push([at, end]);
    folded += fold;
    at = end;
  }

  const ranges: [number, number][] = [];
  let found = folded.indexOf(wanted);
  while (found !== -1) {
    const start = spans[found];
    const end = spans[found + wanted.length - 1];
    if (start && end) ranges.push([start[0], end[1]]);
    found = folded.indexOf(wanted, found + wanted.length);
  }
  return ranges;
}

/* What a row of the search dialog shows of a product. */

export interface SearchProduct {
  readonly handle: string;
  readonly title: string;
  /** Plain text on one line: whole among the first products, which are searched in the browser. */
  readonly description: string;
  /** Address of its first picture. */
  readonly image: string | null;
  /** Lowest variant price. */
  readonly price: Money;
  /** Words of title and description to mark, where the text itself is not in them. */
  readonly marks?: readonly string[];
}

export interface SearchResult {
  readonly products: readonly SearchProduct[];
  /** Whether the shop has more than these. */
  readonly hasMore: boolean;
  /** What was probably meant, where the text was not understood as it is. */
  readonly correction?: string | null;
  /** Niches and subcategories that are called so. */
  readonly categories?: readonly {readonly handle: string; readonly name: string}[];
}

/**
 * Search in the browser (docs/product.md 12): a product matches if its title or description contains the query,
 * ignoring case and accents; an empty query matches all. `app/server/search/catalogue-entry.ts` ranks the worker's
 * results.
 */
import {withoutDataSheet} from '~/domain/product/product-description';
import {foldText} from '@common/fold-text';
import type {Money} from '~/domain/money/money';
import {firstCharacters, stripTags} from '~/domain/markup/plain-text';
import {SEARCH_PREVIEW_LENGTH} from '../limits';

/* What a row of the dialog shows of a product. */

export interface SearchProduct {
  readonly handle: string;
  readonly title: string;
  /** Description as plain text on one line; complete for the first products, which are searched in the browser. */
  readonly description: string;
  /** URL of the product's first picture. */
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
  /** Whether these are only near matches. */
  readonly near?: boolean;
  /** The suggested correction of a misspelt query. */
  readonly correction?: string | null;
  /** Niches and subcategories with a matching name. */
  readonly categories?: readonly {readonly handle: string; readonly name: string}[];
}

export interface Searchable {
  readonly title: string;
  readonly description: string;
}

/** Normalized text of a product, computed once instead of per keystroke. */
export type SearchText = string;

/** The text for `matchesSearch`: once with 'n' for 'ñ', once unchanged. */
export function searchTextOf({title, description}: Searchable): SearchText {
  const text = `${title}\n${withoutDataSheet(stripTags(description))}`;
  return `${foldText(text)}\n${foldAccents(text)}`;
}

/** Whether the text contains the query. */
export function matchesSearch(text: SearchText, query: string): boolean {
  return text.includes(foldAccents(query.trim()));
}

/** Like `foldText`, but keeps 'ñ' distinct: 'uñas' must not match 'algunas'. */
function foldAccents(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/n\u0303|\p{M}/gu, (mark) => (mark.length > 1 ? mark : ''))
    .normalize('NFC');
}

/** A product with its searchable text, computed once instead of at every key press. */
export interface IndexedProduct {
  readonly product: SearchProduct;
  readonly text: SearchText;
  readonly titleText: SearchText;
  /** The words of both, each between spaces. */
  readonly words: string;
  readonly titleWords: string;
}

export function indexProduct(product: SearchProduct): IndexedProduct {
  const text = searchTextOf(product);
  const titleText = searchTextOf({title: product.title, description: ''});
  return {product, text, titleText, words: wordsOf(text), titleWords: wordsOf(titleText)};
}

/**
 * The worker's results by rank, followed by local-only matches: titles, then descriptions, and of both those
 * with the query as a word first ('pan' before 'pantalla'). While the shopper moves
 * through local results (`steady`), remote ones are appended, so nothing visible moves.
 */
export function mergeResults(
  query: string,
  first: readonly IndexedProduct[],
  found: readonly IndexedProduct[] | null,
  steady: boolean,
): readonly IndexedProduct[] {
  if (!query.trim()) return first;
  const near = first.filter(({text}) => matchesSearch(text, query));
  const byTitle = near.filter(({titleText}) => matchesSearch(titleText, query));
  const byDescription = near.filter((result) => !byTitle.includes(result));
  const word = wordsOf(foldAccents(query));
  const rank = ({words, titleWords}: IndexedProduct) =>
    titleWords.includes(word) ? 2 : words.includes(word) ? 1 : 0;
  const local = [...byTitle, ...byDescription].sort((a, b) => rank(b) - rank(a));
  const [before, after] = found && !steady ? [found, local] : [local, found ?? []];
  const shown = new Set(before.map(({product}) => product.handle));
  return [...before, ...after.filter(({product}) => !shown.has(product.handle))];
}

/** The words of a folded text, each between spaces. */
function wordsOf(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/* Excerpt and highlights of a row. */

/**
 * The first `SEARCH_PREVIEW_LENGTH` characters of a description without tags, with '…' if cut. Skips the sentence
 * that counts chapters and pages, and starts at the sentence that contains the query.
 */
export function searchPreview(description: string, query = ''): string {
  const whole = withoutDataSheet(stripTags(description)).replace(COUNTS, '');
  const text = query.trim() ? fromSentenceWith(whole, query) : whole;
  const preview = firstCharacters(text, SEARCH_PREVIEW_LENGTH);
  return preview.length < text.length ? `${preview.trimEnd()}…` : preview;
}

/** Beginning of most descriptions: 'Este ebook contiene 7 capítulos y 42 páginas.' */
const COUNTS = /^[^.]{0,60}\d{1,3} cap[ií]tulos?[^.]{0,40}\d{1,4} p[áa]ginas?\.\s*/i;

/** The text from the first sentence that contains the query; the whole text if no sentence does. */
function fromSentenceWith(text: string, query: string): string {
  const wanted = foldText(query.trim());
  const sentences = text.match(/[^\s.!?…][^.!?…]*[.!?…]*/gu) ?? [];
  const first = sentences.findIndex((sentence) => foldText(sentence).includes(wanted));
  return first > 0 ? sentences.slice(first).join(' ') : text;
}

/** Ranges of any of the words, else of the query; see `highlightRanges`. */
export function markedRanges(
  text: string,
  query: string,
  marks: readonly string[] = [],
): readonly (readonly [number, number])[] {
  const whole = highlightRanges(text, query);
  if (whole.length > 0) return whole;
  const ranges = marks.flatMap((mark) => highlightRanges(text, mark)).sort(([a], [b]) => a - b);
  return ranges.filter(([start], index) => start >= (ranges[index - 1]?.[1] ?? 0));
}

/** Where the query occurs in the original text, as [start, end) pairs that do not overlap. */
export function highlightRanges(
  text: string,
  query: string,
): readonly (readonly [number, number])[] {
  const wanted = foldText(query.trim());
  if (!wanted) return [];

  // An entry for each folded character: start and end of the original one, including its accents.
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

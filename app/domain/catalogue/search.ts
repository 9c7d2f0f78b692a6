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

/** The first 100 characters of a description, its tags stripped; '…' tells that it goes on. */
export function searchPreview(description: string): string {
  const text = withoutDataSheet(stripTags(description));
  const preview = firstCharacters(text, SEARCH_PREVIEW_LENGTH);
  return preview.length < text.length ? `${preview.trimEnd()}…` : preview;
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
}

export interface SearchResult {
  readonly products: readonly SearchProduct[];
  /** Whether the shop has more than these. */
  readonly hasMore: boolean;
}

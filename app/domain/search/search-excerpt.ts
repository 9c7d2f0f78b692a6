/** Excerpt and highlights of a search row (docs/product.md 12). */
import {withoutDataSheet} from '~/domain/product/product-description';
import {SEARCH_PREVIEW_LENGTH} from '../limits';
import {foldText} from '@common/fold-text';
import {firstCharacters, stripTags} from '~/domain/markup/plain-text';

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

/** The text from the first sentence with the query; the whole text if there is none. */
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

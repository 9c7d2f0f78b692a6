/** Maps results to rows of the search dialog. */
import type {SearchProduct, SearchResult} from '~/domain/search/dialog-search';
import {REMOTE_SEARCH_RESULTS, SEARCH_PREVIEW_LENGTH} from '~/domain/limits';
import {wordsOf} from '../../../supabase/functions/_shared/search/words';
import {firstCharacters} from '~/domain/markup/plain-text';
import type {CatalogueEntry, SearchEngine} from './catalogue-entry';

/** Characters shown before a matched word that stands far inside a sentence. */
const LEAD = 30;
const MAX_MARKS = 8;

/** The top results of a text. */
export function searchRows(engine: SearchEngine, text: string): SearchResult {
  const {hits, near, correction, categories, terms} = engine.search(text);
  const shown = hits.length > 0 ? hits : near;
  return {
    products: shown.slice(0, REMOTE_SEARCH_RESULTS).map(({entry}) => toRow(entry, engine, terms)),
    near: hits.length === 0 && near.length > 0,
    hasMore: hits.length > REMOTE_SEARCH_RESULTS,
    correction,
    categories,
  };
}

function toRow(
  entry: CatalogueEntry,
  engine: SearchEngine,
  terms: ReadonlySet<string>,
): SearchProduct {
  const {handle, title, image, price} = entry;
  const sentence = matchedSentence(entry, engine, terms);
  const marks = markedWords(`${title} ${sentence}`, engine, terms);
  return {
    handle,
    title,
    description: excerpt(sentence, marks[0] ?? ''),
    image,
    price,
    ...(marks.length > 0 ? {marks} : {}),
  };
}

/** The sentence with most of the searched words, else the one about the audience. */
function matchedSentence(
  {audience, texts}: CatalogueEntry,
  engine: SearchEngine,
  terms: ReadonlySet<string>,
): string {
  const {about, contents} = texts();
  let best = {text: about[0] ?? audience, count: 0};
  for (const text of [audience, ...about, ...contents]) {
    const count = new Set(engine.termsOf(text).filter((term) => terms.has(term))).size;
    if (count > best.count) best = {text, count};
  }
  return best.text;
}

/** The searched words as they are spelt in the text. */
function markedWords(text: string, engine: SearchEngine, terms: ReadonlySet<string>): string[] {
  const found = wordsOf(text).filter(({text: word}) =>
    engine.termsOf(word).some((term) => terms.has(term)),
  );
  return [...new Set(found.map(({text: word}) => word))].slice(0, MAX_MARKS);
}

/** Cuts a sentence so that the matched word is visible. */
function excerpt(sentence: string, word: string): string {
  const at = sentence.toLowerCase().indexOf(word);
  const far = at > SEARCH_PREVIEW_LENGTH - LEAD;
  const from = far ? sentence.lastIndexOf(' ', at - LEAD) + 1 : 0;
  const cut = firstCharacters(sentence.slice(from), SEARCH_PREVIEW_LENGTH);
  const end = from + cut.length < sentence.length ? '…' : '';
  return `${from > 0 ? '…' : ''}${cut.trimEnd()}${end}`;
}

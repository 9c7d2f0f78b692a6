/** Suggested queries: what was typed, its last word completed from the titles that were found. */
import type {ProductNode} from '../catalogue-index/nodes';
import {words} from '../search-query/fold';

export interface QuerySuggestion {
  readonly __typename: 'SearchQuerySuggestion';
  readonly text: string;
  /** HTML: what was typed in `<mark>`, what was added in `<span>`. */
  readonly styledText: string;
}

const MAX_SUGGESTIONS = 10;

export function suggestQueries(query: string, products: readonly ProductNode[]): QuerySuggestion[] {
  const typed = words(query);
  const unfinished = typed[typed.length - 1];
  if (unfinished === undefined) return [];
  const completions = new Set<string>();
  for (const {search} of products) {
    for (const word of search.title.trim().split(' ')) {
      if (word.length > 2 && word.startsWith(unfinished)) completions.add(word);
    }
    if (completions.size >= MAX_SUGGESTIONS) break;
  }
  const before = typed.slice(0, -1).join(' ');
  const lead = before ? `${before} ` : '';
  // Only letters and digits survive `words`, so nothing here can be markup.
  return [...completions].slice(0, MAX_SUGGESTIONS).map((word) => ({
    __typename: 'SearchQuerySuggestion',
    text: `${lead}${word}`,
    styledText: `<mark>${lead}${unfinished}</mark><span>${word.slice(unfinished.length)}</span>`,
  }));
}

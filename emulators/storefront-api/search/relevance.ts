/**
 * Full-text search with a ranking, for `search`: every word must occur, the
 * last one may be unfinished, and a hit in the title outweighs one elsewhere.
 */
import type {ProductNode} from '../catalogue-index/nodes';
import {words} from '../search-query/fold';

export type UnavailableProducts = 'SHOW' | 'HIDE' | 'LAST';

interface SearchText {
  readonly title: string;
  readonly all: string;
}

interface SearchTerms {
  /** Each word as ` word `, or as ` word` if it may continue. */
  readonly needles: readonly string[];
  readonly phrase: string;
}

/** `prefix`: whether the last word may be the beginning of a longer one. */
export function searchTerms(query: string, prefix: boolean): SearchTerms {
  const wanted = words(query);
  return {
    needles: wanted.map(
      (word, index) => ` ${word}${prefix && index === wanted.length - 1 ? '' : ' '}`,
    ),
    phrase: wanted.length > 0 ? ` ${wanted.join(' ')}${prefix ? '' : ' '}` : '',
  };
}

/** 0 if a word is missing; a query without words matches everything equally. */
function relevance({title, all}: SearchText, {needles, phrase}: SearchTerms): number {
  let score = 1;
  for (const needle of needles) {
    if (title.includes(needle)) score += 10;
    else if (all.includes(needle)) score += 1;
    else return 0;
  }
  if (phrase && title.startsWith(phrase)) score += 50;
  else if (phrase && title.includes(phrase)) score += 20;
  return score;
}

/** Found products, best first; equal ones keep their order. */
export function rankProducts(
  products: readonly ProductNode[],
  terms: SearchTerms,
  unavailable: UnavailableProducts,
): ProductNode[] {
  const hits: {product: ProductNode; score: number}[] = [];
  for (const product of products) {
    if (unavailable === 'HIDE' && !product.available) continue;
    const score = relevance(product.search, terms);
    if (score === 0) continue;
    // A sold-out product sinks below every other hit, yet keeps its rank among its like.
    hits.push({product, score: unavailable === 'LAST' && !product.available ? score - 1e6 : score});
  }
  return hits.sort((a, b) => b.score - a.score).map(({product}) => product);
}

/** The needs of a catalogue's products (`needs.ts`), as phrases that a search can be like. */
import type {Concept} from './concepts.ts';
import {COLLECTION_NEEDS, PRODUCT_NEEDS} from './needs.ts';
import {alternatives} from './synonym-table.ts';

export interface Needs {
  readonly has: (term: string) => boolean;
  /** The products with a need that has the term, and how surely it is theirs. */
  readonly places: (term: string) => Iterable<readonly [places: readonly number[], share: number]>;
  readonly productsWith: (term: string) => number;
  /** By the index of a product, from 0 to 1: similarity of the search to the most similar of its needs. */
  readonly likeness: (
    concepts: readonly Concept[],
    weights: readonly number[],
  ) => ReadonlyMap<number, number>;
}

interface Phrase {
  readonly places: readonly number[];
  /** Number of significant words. */
  readonly length: number;
  /** Below 1 for a need of a whole collection. */
  readonly share: number;
}

/** A need of a whole collection is answered less surely by each of its products. */
const OF_COLLECTION = 0.78;
const LATER = 0.15;
/** A word of a phrase says less than one that is all of it. */
const PART = 0.85;

/**
 * @param placesOf by the handle of a product or a collection
 * @param termsOf of a phrase, its terms and its groups of synonyms
 */
export function readNeeds(
  placesOf: ReadonlyMap<string, readonly number[]>,
  termsOf: (text: string) => readonly string[],
): Needs {
  const phrases: Phrase[] = [];
  const byTerm = new Map<string, number[]>();
  const own = new Map<string, Map<readonly number[], number>>();
  const add = (needs: Readonly<Record<string, string>>, most: number) => {
    for (const [handle, line] of Object.entries(needs)) {
      const places = placesOf.get(handle);
      if (!places) continue;
      for (const [at, text] of line.split(',').flatMap(alternatives).entries()) {
        // What stands first is what it is for; what stands last is what it helps with, too.
        const share = most * (1 - LATER * Math.min(1, at / 30));
        const terms = [...new Set(termsOf(text))];
        const length = terms.filter((term) => !term.startsWith('§')).length;
        if (length === 0) continue;
        for (const term of terms) {
          const list = byTerm.get(term);
          if (list) list.push(phrases.length);
          else byTerm.set(term, [phrases.length]);
          const shares = own.get(term) ?? new Map<readonly number[], number>();
          shares.set(places, Math.max(shares.get(places) ?? 0, share * (length > 1 ? PART : 1)));
          own.set(term, shares);
        }
        phrases.push({places, length, share});
      }
    }
  };
  add(PRODUCT_NEEDS, 1);
  add(COLLECTION_NEEDS, OF_COLLECTION);

  return {
    has: (term) => byTerm.has(term),
    places: (term) => (term.startsWith('§') ? [] : (own.get(term) ?? [])),
    productsWith: (term) =>
      [...(own.get(term)?.keys() ?? [])].reduce((sum, places) => sum + places.length, 0),
    likeness(concepts, weights) {
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      const matched = new Map<number, {weight: number; words: number}>();
      for (const [at, {terms, words}] of concepts.entries()) {
        const found = new Map<number, number>();
        for (const [term, sure] of terms) {
          for (const id of byTerm.get(term) ?? [])
            found.set(id, Math.max(found.get(id) ?? 0, sure));
        }
        for (const [id, sure] of found) {
          const before = matched.get(id) ?? {weight: 0, words: 0};
          matched.set(id, {
            weight: before.weight + sure * (weights[at] ?? 0),
            words: before.words + words * sure,
          });
        }
      }
      const best = new Map<number, number>();
      for (const [id, {weight, words}] of matched) {
        const phrase = phrases[id];
        if (!phrase) continue;
        const recall = weight / all;
        const precision = Math.min(1, words / phrase.length);
        const like =
          phrase.share * Math.sqrt(recall * precision) * (recall > 0.3 ? 1 : recall / 0.3);
        for (const place of phrase.places) best.set(place, Math.max(best.get(place) ?? 0, like));
      }
      return best;
    },
  };
}

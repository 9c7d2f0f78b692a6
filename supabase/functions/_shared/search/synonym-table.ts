/** Groups of words that mean the same (`synonyms.ts`), found in a row of words by their terms. */
import {wordsOf, type Word} from './words.ts';

interface Phrase {
  readonly terms: readonly string[];
  readonly group: string;
}

export interface SynonymTable {
  /** The groups of every word and phrase of a row, as terms of their own ('§12'). */
  readonly groupsIn: (terms: readonly string[]) => readonly string[];
  /** The longest phrase that begins at a place, and its groups; null when none does. */
  readonly longestAt: (
    terms: readonly string[],
    at: number,
  ) => {readonly length: number; readonly groups: readonly string[]} | null;
  /** All words of the groups. */
  readonly words: readonly Word[];
}

/**
 * @param lines one group each, its words and phrases with commas between; 'bajar/perder peso/kilos' stands for
 * all four phrases
 */
export function createSynonymTable(lines: readonly string[]): SynonymTable {
  const byFirst = new Map<string, Phrase[]>();
  const words: Word[] = [];
  lines.forEach((line, index) => {
    const group = `§${index}`;
    for (const member of line.split(',').flatMap(alternatives)) {
      const own = wordsOf(member);
      const terms = own.map(({term}) => term);
      const [first] = terms;
      if (first === undefined) continue;
      words.push(...own);
      const phrases = byFirst.get(first) ?? [];
      if (!phrases.some((each) => each.group === group && isSame(each.terms, terms))) {
        byFirst.set(first, [...phrases, {terms, group}]);
      }
    }
  });

  const phrasesAt = (terms: readonly string[], at: number): readonly Phrase[] =>
    (byFirst.get(terms[at] ?? '') ?? []).filter((phrase) =>
      phrase.terms.every((term, offset) => terms[at + offset] === term),
    );

  return {
    words,
    groupsIn: (terms) => [
      ...new Set(terms.flatMap((_, at) => phrasesAt(terms, at).map(({group}) => group))),
    ],
    longestAt(terms, at) {
      const phrases = phrasesAt(terms, at);
      const length = Math.max(0, ...phrases.map((phrase) => phrase.terms.length));
      if (length === 0) return null;
      const longest = phrases.filter((phrase) => phrase.terms.length === length);
      return {length, groups: [...new Set(longest.map(({group}) => group))]};
    },
  };
}

/** 'bajar/perder peso' as 'bajar peso' and 'perder peso'. */
export function alternatives(member: string): string[] {
  return member
    .trim()
    .split(/\s+/)
    .reduce<string[]>(
      (phrases, place) =>
        phrases.flatMap((phrase) => place.split('/').map((word) => `${phrase} ${word}`)),
      [''],
    );
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((term, index) => term === b[index]);
}

/** What a search asks for: its words put right, as concepts of which any term is an answer. */
import {
  inPlaceOf,
  isDoing,
  isManner,
  isTelling,
  lackingTerm,
  piecesOf,
  withoutDiminutive,
  WORD,
  wordsOf,
  type Word,
} from '~/domain/search/terms';
import type {SynonymTable} from './synonym-table';
import {createVocabulary, type Vocabulary} from './vocabulary';

/** Terms of a search by how surely they are what was meant. */
export const BOOST = {
  exact: 1,
  phrase: 1,
  synonym: 0.6,
  beginning: 0.5,
  begunSynonym: 0.3,
  partOfPhrase: 0.15,
} as const;
export interface Concept {
  /** Terms of which any answers it, with how surely. */
  readonly terms: ReadonlyMap<string, number>;
  /** From 0 to 1: how much of what was asked it is, beside the others. */
  readonly weight: number;
  /** How much it counts for the order of what is found. */
  readonly boost: number;
}

/** Beside a word that says what, one that says how decides the order of what is found, and no more. */
const MANNER = {weight: 0, boost: 0.25};
/** And so does, in part, what it is to be without. */
const LACKING = {weight: 0.7, boost: 0.7};
/** Of what is done to something that nothing here is about, hardly any: 'criar gallinas' is not 'criar hijos'. */
const DOING = {weight: 0.25, boost: 0.25};
const WHOLE = {weight: 1, boost: 1};
/** From so many sounds on the last word may be the beginning of another. */
const MIN_BEGINNING = 3;

/** By term, the places of the concepts that it answers. */
export function answeredBy(concepts: readonly Concept[]): ReadonlyMap<string, readonly number[]> {
  const answered = new Map<string, number[]>();
  for (const [place, {terms}] of concepts.entries()) {
    for (const [term, sure] of terms) {
      if (sure === BOOST.partOfPhrase) continue;
      const places = answered.get(term);
      if (places) places.push(place);
      else answered.set(term, [place]);
    }
  }
  return answered;
}

/**
 * What a search asks for, its words put right.
 * @param isTyped whether its last word may be the beginning of another.
 */
export function understand(
  text: string,
  vocabulary: Vocabulary,
  table: SynonymTable,
  isUsed: (term: string) => boolean,
  isTyped: boolean,
): {readonly concepts: readonly Concept[]; readonly correction: string | null} {
  const synonymWords = synonymVocabulary(table);
  // Words that say nothing find nothing, but for one that the operator's list knows ('ellas').
  const words = wordsOf(text).filter(
    (word) => isTelling(text) || (synonymWords.has(word.term) && !isManner(word)),
  );
  const corrected = new Map<string, string>();
  const isKnown = ({term}: Word) => isUsed(term) || synonymWords.has(term);
  /** Terms of words that the last one may be the beginning of. */
  const begun = (word: Word): readonly string[] => {
    if (!isTyped || word !== words.at(-1) || word.sound.length < MIN_BEGINNING) return [];
    const used = vocabulary.beginningWith(word);
    return used.length > 0 ? used : synonymWords.beginningWith(word);
  };
  const meant = words.map((word): Word => {
    if (isKnown(word)) return word;
    const small = withoutDiminutive(word.sound);
    if (small && (isUsed(small) || synonymWords.has(small))) return {...word, term: small};
    const [begins, ...others] = begun(word);
    // What can be but one word is that word, with all that it means.
    if (begins !== undefined)
      return others.length > 0 ? word : {...word, term: inPlaceOf(word, begins)};
    const near = vocabulary.nearest(word) ?? synonymWords.nearest(word);
    if (!near) return word;
    corrected.set(piecesOf(word.text).at(-1) ?? '', near.text);
    return {...word, text: near.text, term: inPlaceOf(word, near.term)};
  });
  const terms = meant.map(({term}) => term);
  const [last] = words.slice(-1);
  const begunAt = last && begun(last).length > 0 ? words.length - 1 : -1;
  const saysWhat = meant.some((word) => !isManner(word));
  const concepts: Concept[] = [];
  for (let at = 0; at < meant.length;) {
    const found = table.longestAt(terms, at);
    const length = found?.length ?? 1;
    const own = new Map<string, number>();
    const word = meant[at];
    if (length === 1 && word) {
      own.set(word.term, BOOST.exact);
      const lacking = lackingTerm(word);
      if (lacking) own.set(lacking, BOOST.partOfPhrase);
      const typed = at === meant.length - 1 ? words.at(-1) : undefined;
      for (const beginning of typed ? begun(typed) : []) {
        const term = inPlaceOf(word, beginning);
        if (!own.has(term)) own.set(term, BOOST.beginning);
        // Of a word that is one already nothing else is expected.
        for (const group of isKnown(word) ? [] : table.groupsIn([term])) {
          if (!own.has(group)) own.set(group, BOOST.begunSynonym);
        }
      }
    } else {
      for (const term of terms.slice(at, at + length)) own.set(term, BOOST.partOfPhrase);
    }
    for (const group of found?.groups ?? []) {
      own.set(group, length > 1 ? BOOST.phrase : BOOST.synonym);
    }
    const isAlone = !saysWhat || length > 1 || !word;
    const next = meant[at + 1];
    const isOfUnknown =
      length === 1 && word && next && isDoing(word) && !isKnown(next) && at + 1 !== begunAt;
    const isLacking = word && meant.length > 1 && !found && lackingTerm(word);
    concepts.push({
      terms: own,
      ...(isOfUnknown
        ? DOING
        : isAlone
          ? WHOLE
          : isManner(word)
            ? MANNER
            : isLacking
              ? LACKING
              : WHOLE),
    });
    at += length;
  }
  return {concepts, correction: corrected.size > 0 ? rewrite(text, corrected) : null};
}

/** A text with some of its words, in lower case, replaced. */
function rewrite(text: string, words: ReadonlyMap<string, string>): string {
  return text.normalize('NFC').replace(WORD, (word) => words.get(word.toLowerCase()) ?? word);
}

const synonymVocabularies = new WeakMap<SynonymTable, Vocabulary>();

function synonymVocabulary(table: SynonymTable): Vocabulary {
  const before = synonymVocabularies.get(table);
  if (before) return before;
  const vocabulary = createVocabulary();
  table.words.forEach(vocabulary.add);
  synonymVocabularies.set(table, vocabulary);
  return vocabulary;
}

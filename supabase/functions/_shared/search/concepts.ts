/** Reads a search: its corrected words as concepts, each matched by any of its terms. */
import type {SynonymTable} from './synonym-table.ts';
import {isCommonWord} from './common-words.ts';
import {createVocabulary, type Vocabulary} from './vocabulary.ts';
import {
  inPlaceOf,
  isManner,
  hasContentWord,
  lackingTerm,
  piecesOf,
  withoutDiminutive,
  wordsOf,
  type Word,
} from './words.ts';

/** Certainty that a term is what was meant. */
export const SURE = {
  exact: 1,
  phrase: 1,
  synonym: 0.74,
  beginning: 0.7,
  begunSynonym: 0.5,
  partOfPhrase: 0.15,
} as const;
/** A word that says how hardly counts beside one that says what. */
const MANNER = 0.12;
const LACKING = 0.6;
/** From this many sounds on, the last word may be the beginning of a longer one. */
const MIN_BEGINNING = 3;
const MAX_BEGUN_AND_KNOWN = 4;
/** From this many sounds on, an unknown word may derive from a known one: 'berrinchudo' of 'berrinche'. */
const MIN_DERIVED = 8;
const MIN_ROOT = 6;
/** Past tenses and gerunds; of a word that nothing has they make a verb, and no product is a verb. */
const VERB_FORM = /(?:aba|aban|ian|aron|ieron|ando|iendo|[aei]mos)$/;
/** Comparing a word with all others is dear: a message of nonsense must not cost a hundred times a normal one. */
const MAX_CORRECTED = 4;

/** Number of further unknown words of a search that may be compared with all others. */
export interface Corrections {
  left: number;
}

export function newCorrections(): Corrections {
  return {left: MAX_CORRECTED};
}

/** A message of more words is cut. */
const MAX_WORDS = 40;

export interface Concept {
  /** Terms that match the concept, each with its certainty. */
  readonly terms: ReadonlyMap<string, number>;
  readonly weight: number;
  /** Number of words of the search that the concept stands for. */
  readonly words: number;
  readonly isPhrase: boolean;
}

/** @param isTyped whether the last word may be the beginning of a longer one. */
export function readConcepts(
  text: string,
  vocabulary: Vocabulary,
  table: SynonymTable,
  isUsed: (term: string) => boolean,
  isTyped: boolean,
  corrections = newCorrections(),
): {readonly concepts: readonly Concept[]; readonly correction: string | null} {
  const synonymWords = synonymVocabulary(table);
  // Words that say nothing find nothing, but for one that the operator's list knows ('ellas').
  const telling = hasContentWord(text);
  const words = wordsOf(text)
    .filter((word) => telling || (synonymWords.has(word.term) && !isManner(word)))
    .slice(0, MAX_WORDS);
  const corrected = new Map<string, string>();
  const isKnown = ({term}: Word) => isUsed(term) || synonymWords.has(term);
  const begun = (word: Word): readonly string[] => {
    if (!isTyped || word !== words.at(-1) || word.sound.length < MIN_BEGINNING) return [];
    // A known word is completed only if it is short.
    if (isKnown(word) && word.sound.length > MAX_BEGUN_AND_KNOWN) return [];
    const used = vocabulary.beginningWith(word);
    return used.length > 0 ? used : synonymWords.beginningWith(word);
  };
  /** The most frequent word that begins like all but the end of a long one. */
  const rootOf = (word: Word): string | undefined => {
    if (word.sound.length < MIN_DERIVED) return undefined;
    return [3, 4]
      .filter((end) => word.sound.length - end >= MIN_ROOT)
      .flatMap((end) => vocabulary.beginningWith({...word, sound: word.sound.slice(0, -end)}))[0];
  };
  const meant = words.map((word): Word => {
    if (isKnown(word)) return word;
    const small = withoutDiminutive(word.sound).find(
      (each) => isUsed(each) || synonymWords.has(each),
    );
    if (small) return {...word, term: small};
    // 'Muda' is of 'mudarse', 'gritan' of 'gritar'.
    const verb = word.sound.replace(/(?<=...)(?:[aeo]n?|amos|emos)$/, '');
    if (verb !== word.sound && !lackingTerm(word) && isUsed(verb))
      return {...word, term: inPlaceOf(word, verb)};
    const [begins, ...others] = begun(word);
    // A beginning of only one word stands for that word, with its synonyms.
    if (begins !== undefined)
      return others.length > 0 ? word : {...word, term: inPlaceOf(word, begins)};
    if (corrections.left <= 0 || isCommonWord(word.term)) return word;
    corrections.left -= 1;
    const near = vocabulary.nearest(word) ?? synonymWords.nearest(word);
    if (!near) {
      const made = rootOf(word);
      return made === undefined ? word : {...word, term: inPlaceOf(word, made)};
    }
    corrected.set(piecesOf(word.text).at(-1) ?? '', near.text);
    return {...word, text: near.text, term: inPlaceOf(word, near.term)};
  });
  const terms = meant.map(({term}) => term);
  const saysWhat = meant.some((word) => !isManner(word));
  const concepts: Concept[] = [];
  for (let at = 0; at < meant.length;) {
    const found = table.longestAt(terms, at);
    const length = found?.length ?? 1;
    const own = new Map<string, number>();
    const word = meant[at];
    if (length === 1 && word) {
      own.set(word.term, SURE.exact);
      // 'Nos separamos' is of 'separar', and 'separados' is.
      const verb = word.sound.replace(/(?<=....)[aei]mos$/, '');
      if (verb !== word.sound && isUsed(verb)) own.set(verb, SURE.synonym);
      const small = withoutDiminutive(word.sound)
        .slice(0, isKnown(word) ? 1 : undefined)
        .find(isUsed);
      if (small) own.set(small, SURE.exact);
      const lacking = lackingTerm(word);
      // If no product lacks the thing, the shopper wants it: 'no tengo amigos'.
      if (lacking) own.set(lacking, isUsed(word.term) ? SURE.partOfPhrase : SURE.begunSynonym);
      const typed = at === meant.length - 1 ? words.at(-1) : undefined;
      for (const beginning of typed ? begun(typed) : []) {
        const term = inPlaceOf(word, beginning);
        if (!own.has(term)) own.set(term, SURE.beginning);
        for (const group of isKnown(word) ? [] : table.groupsIn([term])) {
          if (!own.has(group)) own.set(group, SURE.begunSynonym);
        }
      }
    } else {
      for (const term of terms.slice(at, at + length)) own.set(term, SURE.partOfPhrase);
    }
    for (const group of found?.groups ?? [])
      own.set(group, length > 1 ? SURE.phrase : SURE.synonym);
    const isStory = length === 1 && word && !isKnown(word) && VERB_FORM.test(word.sound);
    const isBeside = saysWhat && length === 1 && word && meant.length > 1;
    concepts.push({
      terms: own,
      weight:
        isStory || (isBeside && isManner(word))
          ? MANNER
          : isBeside && lackingTerm(word)
            ? isUsed(word.term)
              ? LACKING
              : MANNER
            : 1,
      words: length,
      isPhrase: length > 1,
    });
    at += length;
  }
  return {concepts, correction: corrected.size > 0 ? rewrite(text, corrected) : null};
}

/** A text with some of its words, in lower case, replaced. */
function rewrite(text: string, words: ReadonlyMap<string, string>): string {
  return text
    .normalize('NFC')
    .replace(/[\p{L}\p{N}]+/gu, (word) => words.get(word.toLowerCase()) ?? word);
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

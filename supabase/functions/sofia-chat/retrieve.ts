/**
 * Finds what to answer from. Each passage has cues, ways in which people ask for it; a message is
 * compared with every cue, word by word and forgiving typing errors, a word counting the more the
 * fewer passages use it. A word that nothing knows counts most: what is asked about it we cannot say.
 */
import type {Passage} from './knowledge/passage.ts';
import {likeness, stems} from './normalise.ts';

export interface Match {
  readonly passage: Passage;
  /** From 0 to 1. */
  readonly score: number;
}

export type Retrieve = (message: string) => readonly Match[];

/** Words less alike than this are different words. */
const MIN_LIKENESS = 0.5;
/** Of a message of so few words each must be surer, since no other bears it out. */
const FEW_WORDS = 2;
const MIN_LIKENESS_OF_FEW = 0.66;
/** From here on one of two words says enough. */
const SURE = 0.55;
/** How much of the message the cue must cover, against how much of the cue the message covers. */
const MESSAGE_SHARE = 0.7;
/** The cue, against the passage as a whole. */
const CUE_SHARE = 0.7;

interface Cue {
  readonly index: number;
  readonly words: readonly string[];
}

/** The passages that have anything to do with a message, the best first. */
export function createRetriever(passages: readonly Passage[]): Retrieve {
  const cues = passages.flatMap((passage, index) =>
    passage.cues.map((cue): Cue => ({index, words: unique(stems(cue))})),
  );
  const wholes = passages.map(
    (passage) => new Set([...passage.cues, ...passage.answer].flatMap(stems)),
  );
  const weights = inverseFrequencies(
    passages.map((passage) => new Set(passage.cues.flatMap(stems))),
  );
  const unknownWeight = Math.log(1 + passages.length);
  const vocabulary = unique(wholes.flatMap((whole) => [...whole]));
  const weightOf = (word: string) => weights.get(word) ?? unknownWeight;

  return (message) => {
    const said = unique(stems(message));
    const least = said.length <= FEW_WORDS ? MIN_LIKENESS_OF_FEW : MIN_LIKENESS;
    const words = said.map((word) => describe(word, least));
    if (words.length === 0) return [];
    const total = sum(words.map(({weight}) => weight));
    const best = passages.map(() => 0);
    for (const cue of cues) {
      const covered = sum(words.map(({weight, alike}) => weight * closest(alike, cue.words)));
      if (covered === 0) continue;
      const cueTotal = sum(cue.words.map(weightOf));
      const cueCovered = sum(
        cue.words.map(
          (word) => weightOf(word) * Math.max(...words.map(({alike}) => alike.get(word) ?? 0)),
        ),
      );
      const score =
        MESSAGE_SHARE * (covered / total) + (1 - MESSAGE_SHARE) * (cueCovered / cueTotal);
      best[cue.index] = Math.max(best[cue.index] ?? 0, score);
    }
    return passages
      .map((passage, index) => {
        const whole = [...(wholes[index] ?? [])];
        const support = sum(words.map(({weight, alike}) => weight * closest(alike, whole))) / total;
        const score = CUE_SHARE * (best[index] ?? 0) + (1 - CUE_SHARE) * support;
        return {passage, score};
      })
      .filter(
        ({score}, at) =>
          score > 0 && (said.length !== FEW_WORDS || score >= SURE || knowsAll(words, at)),
      )
      .sort((a, b) => b.score - a.score);
  };

  /** Of two words both should be in it: 'seguro de auto' is no question about 'auto page'. */
  function knowsAll(words: readonly {alike: ReadonlyMap<string, number>}[], at: number): boolean {
    const whole = [...(wholes[at] ?? [])];
    return words.every(({alike}) => closest(alike, whole) > 0);
  }

  /** A word of the message: the known words like it, and its weight, which is that of the likest. */
  function describe(
    word: string,
    least: number,
  ): {weight: number; alike: ReadonlyMap<string, number>} {
    const alike = new Map<string, number>();
    let likest: string | null = null;
    for (const known of vocabulary) {
      const value = likeness(word, known);
      if (value < least) continue;
      alike.set(known, value);
      if (likest === null || value > (alike.get(likest) ?? 0)) likest = known;
    }
    return {weight: likest === null ? unknownWeight : weightOf(likest), alike};
  }
}

function closest(alike: ReadonlyMap<string, number>, words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => alike.get(word) ?? 0));
}

/** A word's weight by the number of passages whose cues use it. */
function inverseFrequencies(documents: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const word of document) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([word, count]) => [word, Math.log(1 + documents.length / count)]),
  );
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

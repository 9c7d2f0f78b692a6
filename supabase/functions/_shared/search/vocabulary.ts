/** The words that a shop uses, for what is being typed and for what was typed wrong. */
import {editDistance, lackingTerm, soundsOfBeginning, type Word} from './words.ts';

interface Known {
  readonly term: string;
  /** The most frequent spelling. */
  text: string;
  count: number;
}

export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** Terms of words that begin like what is being typed, the most frequent first. */
  readonly beginningWith: (word: Word) => readonly string[];
  /** The word that was probably meant; null if no word is near. */
  readonly nearest: (word: Word) => {readonly term: string; readonly text: string} | null;
}

const MAX_BEGINNINGS = 24;
/** From this many sounds on, a replaced letter is a typing error, not another word. */
const MIN_LONG = 6;
/** Up to this many sounds, no sound may be superfluous. */
const MAX_WHOLE = 4;
/** Answers kept: a message asks for the nearest of the same words several times. */
const MAX_RECENT = 64;

export function createVocabulary(): Vocabulary & {readonly add: (word: Word) => void} {
  const bySound = new Map<string, Known>();
  const byLength = new Map<number, [string, Known][]>();
  const terms = new Set<string>();
  const recent = new Map<string, ReturnType<Vocabulary['nearest']>>();
  let sorted: readonly (readonly [string, Known])[] | null = null;

  const put = (spelling: string, known: Known) => {
    const alike = byLength.get(spelling.length);
    if (alike) alike.push([spelling, known]);
    else byLength.set(spelling.length, [[spelling, known]]);
  };

  return {
    add(word) {
      recent.clear();
      const {sound, text} = word;
      // The word of 'sin azúcar' is 'azúcar': nobody should find another word by its sound.
      const term = lackingTerm(word) ?? word.term;
      const known = bySound.get(sound);
      if (known) known.count += 1;
      else {
        const added = {term, text: text.replace(/^sin /, ''), count: 1};
        bySound.set(sound, added);
        put(sound, added);
        if (term !== sound && !terms.has(term)) put(term, added);
        sorted = null;
      }
      terms.add(word.term);
    },
    has: (term) => terms.has(term),
    beginningWith(word) {
      sorted ??= [...bySound].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
      const found: Known[] = [];
      for (const sound of soundsOfBeginning(word)) {
        for (let at = firstNotBefore(sorted, sound); at < sorted.length; at++) {
          const [each, known] = sorted[at] ?? ['', null];
          if (!known || !each.startsWith(sound)) break;
          found.push(known);
        }
      }
      found.sort((a, b) => b.count - a.count);
      return [...new Set(found.map(({term}) => term))].slice(0, MAX_BEGINNINGS);
    },
    nearest({sound, term}) {
      const stem = term.startsWith('sin-') ? sound : term;
      const key = `${sound} ${stem}`;
      const known = recent.get(key);
      if (known !== undefined) return known;
      const found =
        closest(sound) ?? (stem !== sound && stem.length >= MIN_LONG ? closest(stem, 1) : null);
      if (recent.size >= MAX_RECENT) recent.clear();
      recent.set(key, found);
      return found;
    },
  };

  function closest(sound: string, most = 2) {
    const limit = Math.min(most, sound.length < 4 ? 0 : sound.length < 8 ? 1 : 2);
    if (limit === 0 || /\d/.test(sound)) return null;
    const isShort = sound.length < MIN_LONG;
    let best: {known: Known; cost: number} | null = null;
    // Candidates by length, before any distance.
    for (let length = sound.length - limit; length <= sound.length + limit; length++)
      for (const [each, known] of byLength.get(length) ?? []) {
        if (each.length < 3) continue;
        // Whoever types four letters means each of them: 'dios' is neither 'dos' nor 'adiós'.
        const isBegunAlike = each.length >= sound.length && each[0] === sound[0];
        if (sound.length <= MAX_WHOLE && !isBegunAlike) continue;
        // A wrong first letter is a typing error if it is missing, superfluous or swapped; no distance is needed.
        // People who leave out the silent u write 'gitarra', which sounds as if with j.
        const isFirst = each[0] === sound[0] || (sound.startsWith('ji') && each.startsWith('gi'));
        if (!isFirst && each.slice(1) !== sound && sound.slice(1) !== each && each[1] !== sound[0])
          continue;
        const distance = editDistance(sound, each, limit);
        if (distance > limit || (isShort && isOtherWord(sound, each))) continue;
        if (!isFirst && beginsOtherwise(sound, each, distance)) continue;
        // Few miss the first letter; of two as near, the more frequent is meant.
        const cost = distance + (isFirst ? 0 : 0.6) - Math.min(known.count, 50) / 200;
        if (!best || cost < best.cost) best = {known, cost};
      }
    return best && {term: best.known.term, text: best.known.text};
  }
}

/** Whether one letter is replaced by another, with none missing, superfluous or swapped. */
function isOtherWord(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') !== [...b].sort().join('');
}

/** Whether the first letter is another one ('llavero' is no 'babero'), or is not the only one that is wrong. */
function beginsOtherwise(a: string, b: string, distance: number): boolean {
  return distance > 1 || a.slice(1) === b.slice(1);
}

function firstNotBefore(sorted: readonly (readonly [string, unknown])[], sound: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.[0] ?? '') < sound) low = middle + 1;
    else high = middle;
  }
  return low;
}

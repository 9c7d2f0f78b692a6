/**
 * What a message means: the intent whose example phrases it is most like, with how certain that is. A naive Bayes
 * classifier over words without their endings, pairs of words and pieces of words; words of one family count as one. It
 * learns when the function starts, from `intent-phrases.ts`.
 */
import {termOf} from '../_shared/search/words.ts';
import {FAMILIES, FOLLOWING, VOICES} from './intent-phrases.ts';

export interface Guess {
  readonly id: string;
  /** From 0 to 1: of all guesses that are so certain, about as many are right. */
  readonly certainty: number;
}

/** What no phrase has is not impossible. */
const SMOOTHING = 0.1;
/** A piece of a word says less than a word. */
const OF_PIECE = 0.7;
const PIECE = 4;
/** So that certainty is the share of right guesses, measured on phrases that it did not learn from. */
const SHARPNESS = 1.7;
/** What is asked most, whatever the shop, and how much likelier it is than the rest. */
const USUAL: ReadonlySet<string> = new Set(
  'ninguna no-llega problema-archivo entrega pago formato marca vender reembolsos pedir-reembolso certificado confianza envio como-comprar'.split(
    ' ',
  ),
);
const OF_USUAL = 2;
const GUESSES = 8;
const END = '$';
/** More than there are features. */
const MOST_FEATURES = 2 ** 20;

const FAMILY_OF: ReadonlyMap<string, string> = new Map(
  FAMILIES.flatMap((line) => {
    const [name = '', ...words] = line.split(' ');
    return words.map((word) => [termOf(word), `§${name}`] as const);
  }),
);

/** A word's term, or its family's, and then its pieces. */
function featuresOf(word: string): readonly string[] {
  const term = termOf(word);
  const features = [FAMILY_OF.get(term) ?? term];
  const whole = `<${word}>`;
  for (let at = 0; word.length >= PIECE && at + PIECE <= whole.length; at++)
    features.push(`#${whole.slice(at, at + PIECE)}`);
  return features;
}

/** Features by number; those of a text are each counted once. */
class Features {
  /** How many texts have each. */
  readonly frequency: number[] = [];
  readonly isPiece: boolean[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #pairs = new Map<number, number>();
  readonly #ofWord = new Map<string, readonly number[]>();
  /** The text in which each was met last. */
  readonly #met: number[] = [];
  #texts = 0;
  #isLearning = true;

  /** From now on a feature that is not known is left out. */
  close(): void {
    this.#isLearning = false;
  }

  of(text: string): readonly number[] {
    this.#texts += 1;
    const found: number[] = [];
    const meet = (feature: number | undefined) => {
      if (feature === undefined || this.#met[feature] === this.#texts) return;
      this.#met[feature] = this.#texts;
      found.push(feature);
    };
    let before = -1;
    for (const word of `${text} ${END}`.split(' ')) {
      const own = this.#ofWord.get(word) ?? this.#read(word);
      for (const feature of own) meet(feature);
      const term = own[0] ?? -1;
      meet(this.#number(this.#pairs, (before + 1) * MOST_FEATURES + term));
      before = term;
    }
    if (this.#isLearning) for (const each of found) this.frequency[each]! += 1;
    return found;
  }

  #read(word: string): readonly number[] {
    const own = featuresOf(word).flatMap((feature) => this.#number(this.#numbers, feature) ?? []);
    if (this.#isLearning) this.#ofWord.set(word, own);
    return own;
  }

  #number<Key extends string | number>(numbers: Map<Key, number>, key: Key): number | undefined {
    const known = numbers.get(key);
    if (known !== undefined || !this.#isLearning) return known;
    const number = this.frequency.push(0) - 1;
    this.isPiece.push(typeof key === 'string' && key.startsWith('#'));
    numbers.set(key, number);
    return number;
  }
}

/** The likeliest intents of a folded text, the likeliest first; `prior` is how much likelier each is for what the talk is about. */
type Classifier = (text: string, prior?: (id: string) => number) => readonly Guess[];

/** @param voices phrases by intent, folded, with '; ' between them. */
export function createClassifier(voices: readonly Readonly<Record<string, string>>[]): Classifier {
  const ids = [...new Set(voices.flatMap((phrases) => Object.keys(phrases)))];
  /** Of each, the intent: several may have one. */
  const meant = ids.map((id) => id.split('/')[0] ?? id);
  const features = new Features();
  const examples = ids.map((id) =>
    voices
      .flatMap((phrases) => phrases[id]?.split('; ') ?? [])
      .map((phrase) => features.of(phrase)),
  );
  features.close();
  const count = examples.reduce((sum, {length}) => sum + length, 0);
  const weights = features.frequency.map(
    (frequency, at) => Math.log(1 + count / frequency) * (features.isPiece[at] ? OF_PIECE : 1),
  );
  const lengthOf = (found: readonly number[]) => {
    let squares = 0;
    for (const each of found) squares += weights[each]! * weights[each]!;
    return Math.sqrt(squares) || 1;
  };
  /** Of each feature a chain of intents with how much each has of it. */
  const last = new Int32Array(weights.length).fill(-1);
  const before: number[] = [];
  const intents: number[] = [];
  const shares: number[] = [];
  const sums = new Float64Array(weights.length);
  const sizes = examples.map((own, intent) => {
    let total = 0;
    for (const found of own) {
      const length = lengthOf(found);
      for (const each of found) {
        sums[each]! += weights[each]! / length;
        total += weights[each]! / length;
      }
    }
    for (const found of own) {
      for (const each of found) {
        if (sums[each] === 0) continue;
        before.push(last[each]!);
        last[each] = intents.push(intent) - 1;
        shares.push(Math.log(1 + sums[each]! / SMOOTHING));
        sums[each] = 0;
      }
    }
    return Math.log(total + SMOOTHING * weights.length);
  });

  return (text, prior = () => 1) => {
    const found = features.of(text);
    const length = lengthOf(found);
    const all = found.reduce((sum, each) => sum + (weights[each] ?? 0) / length, 0);
    const scores = sizes.map((size) => -all * size);
    for (const each of found) {
      const weight = (weights[each] ?? 0) / length;
      for (let at = last[each]!; at >= 0; at = before[at]!)
        scores[intents[at]!] = scores[intents[at]!]! + weight * shares[at]!;
    }
    const best = Math.max(...scores);
    const odds = scores.map((score, at) => {
      const usual = USUAL.has(ids[at] ?? '') ? OF_USUAL : 1;
      return Math.exp((score - best) * SHARPNESS) * prior(meant[at] ?? '') * usual;
    });
    const sum = odds.reduce((one, other) => one + other, 0);
    const certainties = new Map<string, number>();
    for (const [at, id] of meant.entries())
      certainties.set(id, (certainties.get(id) ?? 0) + (odds[at] ?? 0) / sum);
    return [...certainties]
      .map(([id, certainty]) => ({id, certainty}))
      .sort((a, b) => b.certainty - a.certainty)
      .slice(0, GUESSES);
  };
}

export const guess = createClassifier([...VOICES, FOLLOWING]);

/** Words and phrases in a message, heard as they sound and with a slip of the finger. */
import {sound} from './normalise.ts';

/** Sounds of the words of a message, with a space around each. */
export type Heard = string;
export type Test = (message: Heard) => boolean;

/** A word of the message begins with one of `beginnings`, give or take a letter, or is one of `words`. */
export function hears(beginnings: string, words = ''): Test {
  const roots = beginnings.split(' ').filter(Boolean).map(sound);
  const whole = new Set(words.split(' ').filter(Boolean).map(sound));
  return (message) =>
    message
      .split(' ')
      .some((word) => whole.has(word) || roots.some((root) => beginsLike(word, root)));
}

/** The message has one of the phrases, separated by `|`; in a phrase, `*` is the rest of a word. */
export function hearsPhrase(phrases: string): Test {
  const spoken = phrases.split('|').map((phrase) => phrase.split(' ').map(sound).join(' '));
  const pattern = new RegExp(` (${spoken.join('|').replaceAll('*', '\\w*')}) `);
  return (message) => pattern.test(message);
}

export const either =
  (...tests: readonly Test[]): Test =>
  (message) =>
    tests.some((test) => test(message));

/** With a root of six letters or more, one past the second may be wrong, missing or too many. */
function beginsLike(word: string, root: string): boolean {
  if (word.startsWith(root)) return true;
  if (root.length < 6 || word.slice(0, 2) !== root.slice(0, 2)) return false;
  return [-1, 0, 1].some((more) => oneSlip(word.slice(0, root.length + more), root));
}

/** One letter changed, left out or added, or two neighbours swapped. */
function oneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA.slice(2) === restOfB.slice(2) &&
      restOfA[0] === restOfB[1] &&
      restOfA[1] === restOfB[0])
  );
}

/** How wide a text is in the font of the covers, and how it is broken into lines; pure, so that every renderer agrees. */
import {widths} from './font-metrics';

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i)).join('');

/** The characters that the fonts of 'Tu versión' have: Western European languages. */
export const winAnsiText = `${range(0x20, 0x7e)}€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ${range(0xa0, 0xff)}`;

/** Width of a character that the fonts do not have, as a share of the size. */
const UNKNOWN = 0.6;
export type Face = keyof typeof widths;
const tables: Record<Face, ReadonlyMap<string, number>> = {
  regular: tableOf(widths.regular),
  bold: tableOf(widths.bold),
  serif: tableOf(widths.serif),
};

function tableOf(line: string): ReadonlyMap<string, number> {
  const numbers = line.split(' ').map((each) => Number(each) / 1000);
  return new Map(Array.from(winAnsiText, (character, i) => [character, numbers[i] ?? UNKNOWN]));
}

/** Width of a text in the unit of `size`. @param tracking share of the size between letters. */
export function textWidth(text: string, size: number, face: Face, tracking = 0): number {
  let width = 0;
  for (const character of text) width += (tables[face].get(character) ?? UNKNOWN) + tracking;
  return Math.max(0, width - tracking) * size;
}

const LEADING_WORDS = new Set(
  'a al ante con contra de del desde e el en entre hacia hasta la las lo los mi mis ni o para por que se según sin sobre su sus tras tu tus u un una y'.split(
    ' ',
  ),
);

/** Whether the word is an article, a preposition or a conjunction. */
export const leads = (word: string) => LEADING_WORDS.has(word.toLocaleLowerCase('es'));

/** Splits a text into words, each with the articles and prepositions before it. */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  let isOpen = false;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    phrases.push(isOpen ? `${phrases.pop()} ${word}` : word);
    isOpen = leads(word);
  }
  return phrases;
}

/** Breaks text between phrases into lines of at most `width`; a wider phrase is broken, a wider word gets its own line. */
export function wrapText(
  text: string,
  size: number,
  width: number,
  face: Face,
  tracking = 0,
): string[] {
  const isWide = (part: string) => textWidth(part, size, face, tracking) > width;
  const lines: string[] = [];
  let line = '';
  for (const part of phrasesOf(text).flatMap((each) => (isWide(each) ? each.split(' ') : each))) {
    const longer = line ? `${line} ${part}` : part;
    if (line && isWide(longer)) {
      lines.push(line);
      line = part;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
  readonly face: Face;
  /** Line height, as a multiple of the size. */
  readonly leading: number;
  readonly tracking?: number;
}

const WIDOW = 0.4;
const SHRINK = 0.72;

/** The largest size at which all words and lines fit; at the smallest, words are cut at syllables and lines left out. */
export function fitText(text: string, room: Room): FittedText {
  const {width, height, largest, smallest, face, leading, tracking} = room;
  const measure = (line: string, size: number) => textWidth(line, size, face, tracking);
  const wrap = (size: number, within = width, words = text) =>
    wrapText(words, size, within, face, tracking);
  let found: FittedText | null = null;
  for (let size = largest; size > smallest; size *= 0.97) {
    // Avoids a last line of one short word by a slightly smaller size.
    if (found && size < found.size * SHRINK) return found;
    const lines = wrap(size);
    if (!fits(lines, size) || lines.length * size * leading > height) continue;
    const balanced = balance(lines, size);
    const widest = Math.max(...balanced.map((line) => measure(line, size)));
    found ??= {size, lines: balanced};
    if (lines.length === 1 || measure(balanced.at(-1) ?? '', size) > widest * WIDOW)
      return {size, lines: balanced};
  }
  if (found) return found;
  const cut = text.split(/\s+/).flatMap((word) => pieces(word));
  const lines = wrap(smallest, width, cut.join(' '));
  const most = Math.max(1, Math.floor(height / (smallest * leading)));
  const shown = lines.slice(0, most);
  if (lines.length > most) shown.push(`${(shown.pop() ?? '').slice(0, -1)}…`);
  return {size: smallest, lines: shown};

  function fits(lines: readonly string[], size: number): boolean {
    const isOpen = lines.slice(0, -1).some((line) => leads(line.replace(/^.* /, '')));
    return !isOpen && lines.every((line) => measure(line, size) <= width);
  }

  /** Evens out the lengths of lines without adding lines or narrowing a word's line. */
  function balance(lines: string[], size: number): string[] {
    let best = lines;
    for (let narrow = width; lines.length > 1 && narrow > width * 0.5; narrow *= 0.97) {
      const tried = wrap(size, narrow);
      if (tried.length > lines.length || !fits(tried, size)) break;
      best = tried;
    }
    return best;
  }

  function pieces(word: string): string[] {
    if (measure(word, smallest) <= width) return [word];
    const letters = Array.from(word);
    let end = letters.length;
    while (end > 1 && measure(`${letters.slice(0, end).join('')}-`, smallest) > width) end--;
    const syllable = letters.slice(2, end).findLastIndex((letter, i) => {
      const [before, after] = [letters[i + 1] ?? '', letters[i + 3] ?? ''];
      return (
        /[aeiouáéíóúü]/i.test(before) &&
        /[bcdfgjklmnñpqrstvxyz]/i.test(letter) &&
        /[aeiouáéíóúü]/i.test(after)
      );
    });
    const at = syllable > 0 ? syllable + 2 : end;
    return [`${letters.slice(0, at).join('')}-`, ...pieces(letters.slice(at).join(''))];
  }
}

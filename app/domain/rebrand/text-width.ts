/** How wide a text is in the font of the covers, and how it is broken into lines; pure, so that every renderer agrees. */
import {widths} from './font-metrics';

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i)).join('');

/** The characters that the fonts of 'Tu versión' have: Western European languages. */
export const winAnsiText = `${range(0x20, 0x7e)}€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ${range(0xa0, 0xff)}`;

/** Of a character that the fonts do not have. */
const UNKNOWN = 0.6;
const table = {bold: tableOf(widths.bold), regular: tableOf(widths.regular)};

function tableOf(line: string): ReadonlyMap<string, number> {
  const numbers = line.split(' ').map((each) => Number(each) / 1000);
  return new Map(Array.from(winAnsiText, (character, i) => [character, numbers[i] ?? UNKNOWN]));
}

/** In the unit of the size. */
export function textWidth(text: string, size: number, bold: boolean): number {
  const known = bold ? table.bold : table.regular;
  let width = 0;
  for (const character of text) width += known.get(character) ?? UNKNOWN;
  return width * size;
}

/** Breaks text between words into lines of at most `width`; a wider word gets its own line. */
export function wrapText(text: string, size: number, width: number, bold: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size, bold) > width) {
      lines.push(line);
      line = word;
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
  readonly bold: boolean;
  /** Of a line, as a multiple of the size. */
  readonly leading: number;
}

/** The largest size at which all words and lines fit; at the smallest, the lines that fit, the last one cut short. */
export function fitText(text: string, room: Room): FittedText {
  const {width, height, largest, smallest, bold, leading} = room;
  for (let size = largest; size > smallest; size *= 0.95) {
    const lines = wrapText(text, size, width, bold);
    const fits = lines.every((line) => textWidth(line, size, bold) <= width);
    if (fits && lines.length * size * leading <= height)
      return {size, lines: balanced(lines, size)};
  }
  const most = Math.max(1, Math.floor(height / (smallest * leading)));
  const lines = wrapText(text, smallest, width, bold);
  const shown = lines.slice(0, most).map((line) => shorten(line, line === lines.at(-1)));
  return {size: smallest, lines: shown};

  /** Balances line lengths without adding lines. */
  function balanced(lines: string[], size: number): string[] {
    let best = lines;
    for (let narrow = width; lines.length > 1 && narrow > width * 0.5; narrow *= 0.96) {
      const tried = wrapText(text, size, narrow, bold);
      if (tried.length > lines.length) break;
      best = tried;
    }
    return best;
  }

  function shorten(line: string, isLast: boolean): string {
    let cut = line;
    const end = isLast ? '' : '…';
    while (cut && textWidth(cut + (cut === line ? end : '…'), smallest, bold) > width)
      cut = cut.slice(0, -1);
    return cut === line
      ? line + (lines.length > most && line === lines[most - 1] ? '…' : '')
      : `${cut}…`;
  }
}

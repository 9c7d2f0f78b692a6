/**
 * Setting a title in SVG, which neither wraps nor measures text, in the brand's own type. Widths are
 * estimated per letter, generously: where a picture is shown without that font, another may be wider.
 */
import {escapeHtml} from '../../../html';

/** The face of the whole picture, named once on its root. */
export const SANS =
  "'Bricolage Grotesque','Avenir Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SAFETY = 1.12;

/** How a title speaks: in the heaviest letters, or in lighter ones with more air. */
export type Voice = 'loud' | 'calm';
type Anchor = 'start' | 'middle' | 'end';

export interface Line {
  size: number;
  fill: string;
  weight?: number;
  anchor?: Anchor;
  spacing?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  largest: number;
  fill: string;
  voice: Voice;
  anchor: Anchor;
}

/** A line of text with its baseline at y. */
export function textLine(text: string, x: number, y: number, line: Line): string {
  const {size, fill, weight = 700, anchor = 'start', spacing = 0} = line;
  const align = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const track = spacing ? ` letter-spacing="${spacing}"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${align}${track}>${escapeHtml(text)}</text>`;
}

/** Lines of one size that start below each other, the first baseline at y. */
export function textLines(
  lines: readonly string[],
  x: number,
  y: number,
  {size, fill, weight, leading}: {size: number; fill: string; weight: number; leading: number},
): string {
  const tspans = lines.map(
    (line, i) => `<tspan x="${x}"${i ? ` dy="${leading}"` : ''}>${escapeHtml(line)}</tspan>`,
  );
  return `<text y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${tspans.join('')}</text>`;
}

/** Breaks a text into lines of at most `width`; cuts the last line at a word, with an ellipsis. */
export function cutLines(
  text: string,
  {width, size, most}: {width: number; size: number; most: number},
): string[] {
  const fits = (line: string) => widthOf(line) * size * SAFETY <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer) || !line) {
      line = longer;
    } else if (lines.length === most - 1) {
      const words = line.split(' ');
      while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop();
      return [...lines, `${words.join(' ').replace(/[,;:]$/, '')}…`];
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Sets a text as large as the box allows, on balanced lines, from the top of the box down. */
export function setText(text: string, box: Box): {svg: string; height: number} {
  const leading = box.voice === 'calm' ? 1.1 : 1.06;
  for (let size = box.largest; ; size -= 2) {
    const lines = wrap(text, box.width / (size * SAFETY));
    const height = lines.length * size * leading;
    const fits = lines.every((line) => widthOf(line) * size * SAFETY <= box.width);
    if ((fits && height <= box.height) || size <= 24) return {svg: draw(lines, size), height};
  }

  function draw(lines: string[], size: number): string {
    const x = box.anchor === 'middle' ? box.x + box.width / 2 : box.x;
    const first = Math.round(box.y + size * 0.8);
    const tspans = lines.map(
      (line, i) =>
        `<tspan x="${x}"${i ? ` dy="${Math.round(size * leading)}"` : ''}>${escapeHtml(line)}</tspan>`,
    );
    const align = box.anchor === 'middle' ? ' text-anchor="middle"' : '';
    const weight = box.voice === 'calm' ? 650 : 800;
    const tight = box.voice === 'calm' ? 0 : Math.round(size * -0.15) / 10;
    return `<text y="${first}" font-size="${size}" font-weight="${weight}" fill="${box.fill}" letter-spacing="${tight}"${align}>${tspans.join('')}</text>`;
  }
}

/** Width of a bold text in ems. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) sum += em(letter);
  return sum;
}

function em(letter: string): number {
  if ("iIlj.,:;!¡|'".includes(letter)) return 0.31;
  if ('ftr -()'.includes(letter)) return 0.4;
  if ('mwMW'.includes(letter)) return 0.92;
  if (letter >= 'A' && letter <= 'Z') return 0.7;
  if ('szcxkvy'.includes(letter)) return 0.55;
  return 0.6;
}

/** Words that should not be left hanging at the end of a line; numbers hang no better. */
const clinging = new Set(
  'a al con de del e el en la las los lo mi o para por que se sin su sus tu un una y'.split(' '),
);

interface Break {
  cost: number;
  from: number;
}

/** The fewest lines that fit `limit` ems, of widths as equal as they can be. */
function wrap(text: string, limit: number): string[] {
  const words = text.split(' ');
  const widths = words.map((_, from) =>
    words.map((_, end) => widthOf(words.slice(from, end + 1).join(' '))),
  );
  const width = (from: number, end: number) => widths[from]?.[end - 1] ?? 0;
  const count = fewestLines(words.length, width, limit);
  const target = width(0, words.length) / count;

  // rows[k][end]: how best to set the first `end` words on k lines.
  const rows: (Break | undefined)[][] = [[{cost: 0, from: 0}]];
  for (let k = 1; k <= count; k++) {
    const row: (Break | undefined)[] = [];
    for (let end = k; end <= words.length; end++) {
      for (let from = k - 1; from < end; from++) {
        const before = rows[k - 1]?.[from];
        if (!before || (width(from, end) > limit && end - from > 1)) continue;
        const cost = before.cost + unevenness(width(from, end) / target) + hanging(words, end);
        if (cost < (row[end]?.cost ?? Infinity)) row[end] = {cost, from};
      }
    }
    rows.push(row);
  }

  const lines: string[] = [];
  for (let k = count, end = words.length; k > 0; k--) {
    const from = rows[k]?.[end]?.from ?? 0;
    lines.unshift(words.slice(from, end).join(' '));
    end = from;
  }
  return lines;
}

function fewestLines(
  words: number,
  width: (from: number, end: number) => number,
  limit: number,
): number {
  let count = 1;
  for (let from = 0, end = 1; end <= words; end++) {
    if (end - from > 1 && width(from, end) > limit) {
      count++;
      from = end - 1;
    }
  }
  return count;
}

function unevenness(ratio: number): number {
  return (1 - ratio) ** 2;
}

function hanging(words: readonly string[], end: number): number {
  const last = words[end - 1]?.toLowerCase() ?? '';
  if (end === words.length) return 0;
  return clinging.has(last) || /^\d+$/.test(last) ? 0.25 : 0;
}

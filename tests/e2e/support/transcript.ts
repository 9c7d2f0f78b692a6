/** What a screen reader is given of a part of the page, in reading order, as lines to keep and to read. */
import type {Locator} from '@playwright/test';

/** Items of a list that are written out; the others are counted. */
const WRITTEN_ITEMS = 3;

/**
 * The accessibility tree without addresses. Of a long list the first items stand for all, what a clock shows
 * is '<time>', and where the shop runs '<shop>'.
 */
export async function transcript(area: Locator): Promise<string> {
  const lines = (await area.ariaSnapshot())
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .map((line) =>
      line
        .replaceAll(/\bhttp:\/\/127\.0\.0\.1:\d+/g, '<shop>')
        .replaceAll(/\b\d\d:\d\d\b/g, '<time>'),
    );
  return shorten(lines).join('\n') + '\n';
}

function shorten(lines: readonly string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    written.push(line);
    at += 1;
    if (!/^\s*- (?:list|listbox)\b/.test(line)) continue;
    const items = childrenOf(lines, at, indentOf(line));
    written.push(...items.slice(0, WRITTEN_ITEMS).flatMap(shorten));
    const left = items.length - WRITTEN_ITEMS;
    if (left > 0) written.push(`${' '.repeat(indentOf(line) + 2)}- … ${left} more`);
    at += items.flat().length;
  }
  return written;
}

/** The children that begin at a line, each with all that is below it. */
function childrenOf(lines: readonly string[], from: number, indent: number): string[][] {
  const children: string[][] = [];
  for (const line of lines.slice(from)) {
    if (indentOf(line) <= indent) break;
    if (indentOf(line) === indent + 2) children.push([line]);
    else children.at(-1)?.push(line);
  }
  return children;
}

function indentOf(line: string): number {
  return line.search(/\S/);
}

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const fonts = readFileSync('app/styles/fonts.css', 'utf8');
const TEXTS = ['app/copy', 'app/content'].flatMap((directory) =>
  readdirSync(directory, {recursive: true, encoding: 'utf8'})
    // The licence's translations are files for reviewers, which no page shows.
    .filter((file) => path.extname(file) === '.ts' && file !== 'licence-texts.ts')
    .map((file) => path.join(directory, file)),
);
/** Comments, and quotations in the language of their source. */
const NOT_OURS = /^\s*(?:\/\*|\*|\/\/|quotation:)/;

it('the web font has in its first file every character that the shop itself writes', () => {
  const covers = rangesOf('./bricolage-grotesque-spanish.woff2');
  const shown = TEXTS.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter(
    (line) => !NOT_OURS.test(line),
  );
  const characters = new Set(shown.join(''));
  expect(characters).toContain('ñ');
  expect([...characters].filter((character) => !covers(character))).toEqual([]);
});

it('the web font has the letters of other languages in its second', () => {
  const covers = rangesOf('bricolage-grotesque-latin-wght-normal.woff2');
  expect([...'çãöœßØ'].filter((character) => !covers(character))).toEqual([]);
});

/** Whether a face's `unicode-range` has a character. */
function rangesOf(file: string): (character: string) => boolean {
  const face = fonts.split('@font-face').find((rule) => rule.includes(file));
  const ranges = [...(face ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
  expect(ranges.length).toBeGreaterThan(0);
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  };
}

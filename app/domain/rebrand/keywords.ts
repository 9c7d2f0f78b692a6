/** Search terms of a book, from its title, its subtitle and the words that its chapters repeat. */
import {leads} from './text-width';

const STOP = new Set(
  'antes aunque cada como cómo cuando cuándo cuál del desde después donde dónde durante esta este estos estas hay incluso más mejor muy nada no pero poco porque qué quien quién ser si sí siempre son también tan todo toda todos todas ya'.split(
    ' ',
  ),
);
/** Words that alone say nothing about the subject. */
const WEAK = new Set(
  'aprender bien capítulo completa completo conclusión consejos crear cuatro dejar diez día días digital dos empezar fácil fáciles guía hacer introducción libro lograr manual minutos método nueva nuevo pasos práctica práctico primer primera primeras primeros semana sencilla sencillo simple tener tres usar vida volver'.split(
    ' ',
  ),
);
/** The word after one of them is a verb: 'que se entienden', 'si odias'. */
const BEFORE_VERBS = new Set(['que', 'se', 'si', 'quien', 'quienes']);
const MOST_IN_TITLE = 5;
const MOST = 12;

export function keywordsOf(title: string, subtitle: string, chapters: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of chapters.flatMap((each) => [...new Set(phrasesIn(each).flat())]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const repeated = [...counts].filter(([word, count]) => count > 1 && isStrong(word));
  // A comma would cut a title into two terms.
  const lower = title.toLocaleLowerCase('es').replace(/\s+/g, ' ').trim();
  const isTerm = lower.split(' ').length <= MOST_IN_TITLE && !lower.includes(',');
  const found = [
    ...(isTerm ? [lower] : []),
    ...[title, subtitle].flatMap((text) =>
      phrasesIn(text)
        .filter((phrase) => phrase.some(isStrong))
        .flatMap((phrase) => [phrase.slice(0, 3).join(' '), ...phrase.filter(isStrong)]),
    ),
    ...repeated.sort(([, a], [, b]) => b - a).map(([word]) => word),
    'ebook',
    'libro digital',
  ];
  // The last two are never pushed out.
  const distinct = [
    ...new Map(found.reverse().map((each) => [keyOf(each), each])).values(),
  ].reverse();
  return [...distinct.slice(0, -2).slice(0, MOST - 2), ...distinct.slice(-2)];
}

/** Runs of words between the words that mean nothing alone. */
function phrasesIn(text: string): string[][] {
  const phrases: string[][] = [[]];
  let before = '';
  for (const [word] of text.toLocaleLowerCase('es').matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+/gu)) {
    const isMeaning = /^[\p{L}\p{N}]/u.test(word) && !leads(word) && !STOP.has(word);
    if (isMeaning && !BEFORE_VERBS.has(before)) phrases.at(-1)?.push(word);
    else phrases.push([]);
    before = word;
  }
  return phrases.filter((phrase) => phrase.length > 0);
}

function isStrong(word: string): boolean {
  return word.length > 3 && !WEAK.has(word) && !/^\d/.test(word);
}

/** Key that is equal for a singular, its plural, and the word without accents. */
function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aeiou])s\b|([^aeiou\s])es\b/g, '$1$2');
}

import {QUESTION_WORDS, THIS} from '~/content/advice/facts';
import {isTelling} from '~/domain/search/terms';
import {foldText} from '@common/fold-text';
import type {CatalogueEntry} from '../search/catalogue-entry';
import type {SearchEngine} from '../search/search-engine';
import {entryOf, MEANT, type AdviceContext} from './advice';

/** The product that a message is about: the one that it names, or the one whose page is open. */
export function meantProduct(
  folded: string,
  engine: SearchEngine,
  {open}: AdviceContext,
): CatalogueEntry | null {
  const rest = folded.replace(QUESTION_WORDS, ' ').trim();
  const shown = entryOf(engine, open) ?? null;
  if (!isTelling(rest) || (shown && THIS.test(folded) && !named(rest, engine))) return shown;
  return named(rest, engine) ?? (THIS.test(folded) ? shown : null);
}

/** The products whose whole titles a message has, in its order, and what else it says. */
export function titledIn(
  folded: string,
  engine: SearchEngine,
): {readonly titled: readonly CatalogueEntry[]; readonly rest: string} {
  const found: {entry: CatalogueEntry; at: number}[] = [];
  let rest = ` ${plainWords(folded)} `;
  const whole = rest;
  const byLength = engine.entries
    .map((entry) => ({entry, title: ` ${plainWords(entry.title)} `}))
    .filter(({title}) => title.trim() !== '' && whole.includes(title))
    .sort((a, b) => b.title.length - a.title.length);
  for (const {entry, title} of byLength) {
    // A title may be part of a longer one.
    if (!rest.includes(title)) continue;
    rest = rest.replace(title, ' ');
    found.push({entry, at: whole.indexOf(title)});
  }
  found.sort((a, b) => a.at - b.at);
  return {titled: found.map(({entry}) => entry), rest: rest.trim()};
}

/** Folded words with one space between them. */
function plainWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The product that a text names, most of its words being in the title. */
export function named(text: string, engine: SearchEngine): CatalogueEntry | null {
  const terms = new Set(engine.termsOf(text).filter((term) => !term.startsWith('§')));
  const [best] = engine.search(text, undefined, false).hits;
  if (!best || best.coverage < MEANT || terms.size === 0) return null;
  const title = new Set(engine.termsOf(best.entry.title));
  const known = [...terms].filter((term) => title.has(term)).length;
  return known >= Math.max(1, Math.ceil(terms.size / 2)) ? best.entry : null;
}

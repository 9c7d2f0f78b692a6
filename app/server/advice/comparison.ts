import {QUESTION_WORDS} from '~/content/advice/facts';
import {advice as copy} from '~/copy/advice';
import {isTelling} from '~/domain/search/terms';
import type {CatalogueEntry} from '../search/catalogue-entry';
import type {SearchEngine} from '../search/search-engine';
import {MEANT, said, type Advice, type AdviceContext} from './advice';
import {factsOf} from './facts';
import {named} from './meant-product';

/**
 * Two products side by side; null where a message does not name two.
 * @param titled those named by their whole titles; what else the message says may name more.
 */
export function comparison(
  titled: readonly CatalogueEntry[],
  asked: string,
  engine: SearchEngine,
  {open, shown = []}: AdviceContext,
): Advice | null {
  const parts = asked
    .split(/\b(?:y|o|con|vs|versus|entre|contra)\b|,/)
    .map((part) => part.replace(QUESTION_WORDS, ' ').trim())
    .filter(isTelling);
  const found = [...titled, ...parts.flatMap((part) => named(part, engine) ?? closest(part) ?? [])];
  const here = engine.entries.find(({handle}) => handle === open);
  const before = shown.flatMap((each) => engine.entries.find(({handle}) => handle === each) ?? []);
  const all =
    found.length === 1 && here
      ? [here, ...found]
      : parts.length + titled.length === 0
        ? before
        : found;
  const two = [...new Set(all)].slice(0, 2);
  if (two.length < 2) return null;
  return said(
    copy.compare,
    two.map((entry) => ({entry, reason: factsOf(entry)})),
  );

  function closest(part: string): CatalogueEntry | null {
    const [best] = engine.search(part, undefined, false).hits;
    return best && best.coverage >= MEANT ? best.entry : null;
  }
}

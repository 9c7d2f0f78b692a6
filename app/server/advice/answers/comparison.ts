import {QUESTION_WORDS} from '~/content/advice/facts';
import {advice as copy} from '~/copy/advice';
import {readPricePhrase} from '~/domain/search/price-phrase';
import {isTelling} from '~/domain/search/terms';
import type {CatalogueEntry} from '../../search/catalogue-entry';
import type {SearchEngine} from '../../search/search-engine';
import {entryOf, MEANT, said, type Advice, type AdviceContext} from '../advice';
import {withFacts} from '../facts';
import {named} from '../meant-product';
import {topicOf} from '../topic';

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
  const here = entryOf(engine, open);
  const before = shown.flatMap((each) => entryOf(engine, each) ?? []);
  const all =
    found.length === 1 && here
      ? [here, ...found]
      : parts.length + titled.length === 0
        ? before
        : found;
  const two = [...new Set(all)].slice(0, 2);
  if (two.length < 2) return null;
  return said(copy.compare, withFacts(two));

  function closest(part: string): CatalogueEntry | null {
    // 'El más barato' is no name.
    if (!isTelling(topicOf(readPricePhrase(part).text))) return null;
    const [best] = engine.search(part, undefined, false).hits;
    return best && best.coverage >= MEANT ? best.entry : null;
  }
}

/** Those with these handles side by side. */
export function compared(handles: readonly string[], engine: SearchEngine): Advice {
  return said(copy.compare, withFacts(handles.flatMap((handle) => entryOf(engine, handle) ?? [])));
}

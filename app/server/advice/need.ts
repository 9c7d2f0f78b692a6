/** What SofIA shows to who tells what happens to them and names no subject: 'mi perro ladra y rompe todo'. */
import {ASIDES, ASKING} from '~/content/advice/asking';
import {TELLS_LITTLE} from '~/content/advice/subject';
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import type {PriceWish} from '~/domain/search/price-phrase';
import {isManner, isTelling, wordsOf} from '~/domain/search/terms';
import type {CatalogueEntry} from '../search/catalogue-entry';
import type {SearchEngine} from '../search/search-engine';
import {isFree, MEANT, said, type Advice, type AdviceContext} from './advice';
import {withFacts} from './facts';
import {isAbout, isIn, isCalled} from './subject-met';

/** From this share on it is about something of what was told. */
const SOMETHING = 0.45;
/** Of the best one's share; what has less is about less of it. */
const NEAR = 0.8;
/** Below this share of the best one it meets but a word in passing. */
const MIN_SHARE = 0.6;
/** Of what is found, the best that are looked at word by word. */
const MAX_LOOKED_AT = 20;
/** What a product is called says more than for whom it is, and that more than what it mentions. */
const SAYS = {named: 3, about: 2, mentioned: 1} as const;

interface Told {
  readonly text: string;
  /** The fewer products say it, the more it tells. */
  readonly weight: number;
}

/** What is nearest to what was told, by its words and what they mean together; null where nothing is. */
export function ofNeed(
  message: string,
  price: PriceWish,
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  const told = message.replace(ASIDES, ' ').replace(ASKING, ' ').replace(/\s+/g, ' ').trim();
  if (!isTelling(told)) return null;
  const words: readonly Told[] = wordsOf(told)
    .filter((word) => !isManner(word) && isTelling(word.text) && !TELLS_LITTLE.test(word.text))
    .map(({text}) => ({text, weight: 1 / (1 + engine.search(text, price, false).hits.length)}));
  const tells = (entry: CatalogueEntry) =>
    words.reduce((sum, {text, weight}) => {
      if (!isIn(entry, text, engine)) return sum;
      return sum + weight * SAYS[placeIn(entry, text)];
    }, 0);
  const placeIn = (entry: CatalogueEntry, text: string) =>
    isCalled(entry, text, engine)
      ? 'named'
      : isAbout({entry}, text, engine)
        ? 'about'
        : 'mentioned';
  const aboutHowMany = (entry: CatalogueEntry) =>
    words.filter(({text}) => isAbout({entry}, text, engine)).length;
  const found = (text: string) =>
    engine
      .search(text, price, false)
      .hits.slice(0, MAX_LOOKED_AT)
      .filter((hit) => isFree(hit.entry, context) && isAbout(hit, text, engine));
  // Whose it is may be part of a phrase ('me dejó mi novio'), or say nothing ('mi abuela quiere meditar').
  const [hits = []] = [told, words.map(({text}) => text).join(' ')]
    .map((text) => (isTelling(text) ? found(text) : []))
    .sort((a, b) => (b[0]?.coverage ?? 0) - (a[0]?.coverage ?? 0));
  const near = (hits[0]?.coverage ?? 0) * NEAR;
  const together = hits.filter(({coverage}) => coverage >= Math.max(SOMETHING, near));
  // Where one is called so, those for somebody of whom it is said in passing are left out.
  const called = together.filter(({entry}) =>
    words.some(({text}) => isCalled(entry, text, engine)),
  );
  const isSure = together.some(({coverage}) => coverage >= MEANT);
  const byWords = words.flatMap(({text}) => found(text));
  // What was found by all of it stands in the search's own order, what is about most of it first.
  const isWhole = together.length > 0;
  const candidates = [
    ...new Set(
      (isWhole ? (called.length > 0 ? called : together) : byWords).map(({entry}) => entry),
    ),
  ].map((entry) => ({entry, score: tells(entry)}));
  const most = Math.max(0, ...candidates.map(({score}) => score));
  const best = candidates
    .filter(({score}) => score >= most * MIN_SHARE)
    .sort((a, b) =>
      isWhole
        ? aboutHowMany(b.entry) - aboutHowMany(a.entry)
        : b.score - a.score || a.entry.rank - b.entry.rank,
    )
    .slice(0, MAX_CHAT_SUGGESTIONS)
    .map(({entry}) => entry);
  return best.length > 0 ? said(isSure ? copy.ofNeed : copy.partly, withFacts(best)) : null;
}

/** What SofIA shows beside a product: those that stand nearest to it in the catalogue, never a search for its words. */
import {COMPARE} from '~/content/advice/facts';
import {SIMILAR, SIMILAR_WORDS} from '~/content/advice/subject';
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {readPricePhrase} from '~/domain/search/price-phrase';
import {readProductWish} from '~/domain/search/product-wish';
import {isTelling} from '~/domain/search/terms';
import type {CatalogueEntry} from '../../search/catalogue-entry';
import {amountOf, type SearchEngine} from '../../search/search-engine';
import {entryOf, isFree, said, type Advice, type AdviceContext} from '../advice';
import {withFacts} from '../facts';
import type {Heard} from '../hear';
import {named} from '../meant-product';

/** Null where nothing like another is asked for. */
export function ofSimilar(
  {text, folded}: Heard,
  titled: readonly CatalogueEntry[],
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  if (!SIMILAR.test(folded)) return null;
  const rest = folded.replace(SIMILAR_WORDS, ' ').replace(/\s+/g, ' ').trim();
  const other = titled[0] ?? (isTelling(rest) ? named(rest, engine) : null);
  const entry = other ?? entryOf(engine, context.open);
  if (!entry) return isTelling(rest) ? null : said(copy.which);
  const {order, text: left} = readProductWish(text);
  const price = readPricePhrase(left);
  const isWished = (each: CatalogueEntry) =>
    (order !== 'shortest' || (each.pages ?? Infinity) < (entry.pages ?? Infinity)) &&
    (order !== 'longest' || (each.pages ?? 0) > (entry.pages ?? 0)) &&
    (price.wish === 'dearest'
      ? amountOf(each) > amountOf(entry)
      : price.wish === null || amountOf(each) < amountOf(entry)) &&
    (price.max === null || amountOf(each) <= price.max);
  const near = neighbours(entry, engine).filter((each) => isFree(each, context) && isWished(each));
  const [nearest] = near;
  if (!nearest) return said(copy.noneSimilar(entry.title));
  const isCompared = COMPARE.test(folded);
  return said(
    isCompared ? copy.compare : copy.similar(entry.title),
    withFacts(isCompared ? [entry, nearest] : near.slice(0, MAX_CHAT_SUGGESTIONS)),
  );
}

/** Those of its sections, the nearest first: what few products share says more than what many do. */
function neighbours(entry: CatalogueEntry, {entries}: SearchEngine): CatalogueEntry[] {
  const featuresOf = ({collections, tags, productType}: CatalogueEntry) =>
    new Set([...collections, ...tags, productType]);
  const counts = new Map<string, number>();
  for (const each of entries) {
    for (const feature of featuresOf(each)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const own = [...featuresOf(entry)].filter((each) => (counts.get(each) ?? 0) * 2 < entries.length);
  const nearness = (each: CatalogueEntry) => {
    const theirs = featuresOf(each);
    return own
      .filter((feature) => theirs.has(feature))
      .reduce((sum, feature) => sum + Math.log(entries.length / (counts.get(feature) ?? 1)), 0);
  };
  return entries
    .filter((each) => each !== entry)
    .map((each) => ({each, near: nearness(each)}))
    .filter(({near}) => near > 0)
    .sort((a, b) => b.near - a.near || a.each.rank - b.each.rank)
    .map(({each}) => each);
}

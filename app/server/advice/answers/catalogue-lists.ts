/** What SofIA lists by price out of the whole catalogue: what is reduced, and several that add up (docs/product.md 10.4). */
import {FOR_ALL, LISTS, OFFER_TERMS, REDUCED, SUM} from '~/content/advice/subject';
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {readPricePhrase} from '~/domain/search/price-phrase';
import {readProductWish} from '~/domain/search/product-wish';
import {isTelling} from '~/domain/search/terms';
import {formatPrice} from '~/domain/money/format-price';
import type {CatalogueEntry} from '../../search/catalogue-entry';
import {amountOf, type SearchEngine} from '../../search/search-engine';
import {ANY_PRICE, isFree, MEANT, said, type Advice, type AdviceContext} from '../advice';
import {withFacts} from '../facts';
import type {Heard} from '../hear';
import {topicOf} from '../topic';

const NUMBERS = ['un', 'dos', 'tres', 'cuatro', 'cinco'];

/** Null where neither is asked for. */
export function ofLists(
  {text, folded}: Heard,
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  if (SUM.test(text) || FOR_ALL.test(folded)) return ofSum(text, engine, context);
  if (!REDUCED.test(folded) || !LISTS.test(folded) || OFFER_TERMS.test(folded)) return null;
  const topic = topicOf(
    folded
      .replace(REDUCED, ' ')
      .replace(/\b(?:estan?|ahora|hoy|todos?|muestra\w*|cuales|que|los|las|hay)\b/g, ' '),
  );
  const found = about(topic, engine, context).filter(({offer}) => offer);
  if (found.length === 0) return said(copy.noneReduced(topic));
  return said(copy.reducedOnes(topic), withFacts(found.slice(0, MAX_CHAT_SUGGESTIONS)));
}

function ofSum(text: string, engine: SearchEngine, context: AdviceContext): Advice | null {
  const wish = readProductWish(text.replace(SUM, ' ').replace(/\s+/g, ' '));
  const {max, text: left} = readPricePhrase(wish.text);
  if (max === null) return null;
  const counted = /(?<![\p{L}\d])(\d|dos|tres|cuatro|cinco)(?![\p{L}\d])/iu.exec(left)?.[1];
  const inWords = counted ? Number(counted) || NUMBERS.indexOf(counted.toLowerCase()) + 1 : null;
  const asked = wish.count ?? inWords;
  const count = Math.min(asked ?? MAX_CHAT_SUGGESTIONS, MAX_CHAT_SUGGESTIONS);
  const topic = topicOf(counted ? left.replace(counted, ' ') : left);
  const found = about(topic, engine, context);
  const chosen = addingUp(found, count, max);
  const [first] = found;
  const {currencyCode} = first?.price ?? {currencyCode: 'USD'};
  const money = (amount: number) => formatPrice({amount: amount.toFixed(2), currencyCode});
  if (!chosen) return said(copy.noSum(count, topic));
  const total = chosen.reduce((sum, each) => sum + amountOf(each), 0);
  const note = (asked ?? 0) > MAX_CHAT_SUGGESTIONS ? `${copy.atMost} ` : '';
  return said(`${note}${copy.sum(topic, money(total))}`, withFacts(chosen));
}

/** What is for sale on a subject, or all of it, the best first. */
function about(topic: string, engine: SearchEngine, context: AdviceContext): CatalogueEntry[] {
  const free = (entry: CatalogueEntry) => isFree(entry, context);
  if (!isTelling(topic)) return engine.entries.filter(free).sort((a, b) => a.rank - b.rank);
  return engine
    .search(topic, ANY_PRICE, false)
    .hits.filter(({coverage, entry}) => coverage >= MEANT && free(entry))
    .map(({entry}) => entry);
}

/** The first so many that cost no more together; null where not even the cheapest do. */
function addingUp(
  found: readonly CatalogueEntry[],
  count: number,
  max: number,
): readonly CatalogueEntry[] | null {
  if (count === 0) return [];
  for (const [at, entry] of found.entries()) {
    const left = max - amountOf(entry);
    const rest = found.slice(at + 1);
    const least = rest
      .map(amountOf)
      .sort((a, b) => a - b)
      .slice(0, count - 1);
    if (least.length < count - 1 || least.reduce((sum, each) => sum + each, 0) > left) continue;
    const others = addingUp(rest, count - 1, left);
    if (others) return [entry, ...others];
  }
  return null;
}

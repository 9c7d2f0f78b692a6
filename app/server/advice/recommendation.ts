import {ASKING} from '~/content/advice-words';
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {readPricePhrase, type PriceWish} from '~/domain/search/price-phrase';
import {isTelling, wordsOf} from '~/domain/search/terms';
import {foldText} from '~/domain/text/fold-text';
import {formatPrice} from '~/domain/text/format-price';
import type {SearchEngine} from '../search/search-engine';
import {matchedSentence} from '../search/search-rows';
import {MEANT, said, type Advice, type AdviceContext} from './advice';
import {factsOf} from './facts';

/** What is asked for in so many words may be covered by less. */
const HINTED = 0.5;
/** A shorter word that the shop does not use is another word, not one typed wrong. */
const MIN_CORRECTED = 6;

/** What to recommend for a message; null where it names neither a subject nor a price. */
export function recommendation(
  message: string,
  engine: SearchEngine,
  {cart}: AdviceContext,
  asked: boolean,
): Advice | null {
  const price = readPricePhrase(message);
  const topic = price.text
    .replace(/[¿?¡!«».,;:()"]/g, ' ')
    .replace(ASKING, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:para|de|con|a|y|en|del|mi|mis)\s+)+/i, '')
    .replace(/\s+(?:para|de|con|a|y|en|por)$/i, '')
    .trim();
  const telling = isTelling(topic);
  const bounded = price.min !== null || price.max !== null;
  if (!telling && !bounded && !price.wish) return null;
  const outcome = engine.search(telling ? topic : '', price);
  const doubtful = outcome.correction !== null && isDoubtful(topic, outcome.correction);
  const least = asked && outcome.correction === null ? HINTED : MEANT;
  const fresh = outcome.hits.filter(
    ({entry, coverage}) =>
      !doubtful && entry.available && !cart.includes(entry.handle) && coverage >= least,
  );
  const [best] = outcome.hits;
  // What was asked for by its very subject is told to be sold out, not replaced by what is about something else.
  if (telling && best && !doubtful && !best.entry.available && best.coverage >= MEANT) {
    const others = fresh.filter(({score}) => score >= best.score / 2);
    if (others.length === 0) return said(copy.unavailable(best.entry.title));
  }
  const products = (hits: typeof fresh) =>
    hits.slice(0, MAX_CHAT_SUGGESTIONS).map(({entry}) => ({
      entry,
      reason: telling ? matchedSentence(entry, engine, outcome.terms) : factsOf(entry),
    }));
  if (fresh.length > 0) {
    const text = telling ? copy.recommend(topic) : ofAll(price.wish);
    const query = fresh.length > MAX_CHAT_SUGGESTIONS ? copy.query(topic, price) : null;
    return said(text, products(fresh), false, query);
  }
  if (!telling) return null;
  if (bounded) {
    const dearer = engine
      .search(topic)
      .hits.filter(({entry, coverage}) => entry.available && coverage >= MEANT);
    if (dearer.length > 0) {
      const bound = {
        amount: String(price.max ?? price.min),
        currencyCode: engine.entries[0]?.price.currencyCode ?? 'USD',
      };
      const words =
        price.max !== null ? copy.upTo(formatPrice(bound)) : copy.from(formatPrice(bound));
      return said(copy.noneAtPrice(topic, words), products(dearer));
    }
  }
  return asked ? said(copy.none(topic), [], true) : null;
}

/** What introduces products of any subject. */
function ofAll(wish: PriceWish['wish']): string {
  if (wish === 'dearest') return copy.dearest;
  return wish ? copy.cheapest : copy.recommendAll;
}

/** Whether a short word was taken for another: 'autos' is not 'altos'. */
function isDoubtful(topic: string, correction: string): boolean {
  const meant = new Set(foldText(correction).split(' '));
  return wordsOf(topic).some(({text}) => text.length < MIN_CORRECTED && !meant.has(foldText(text)));
}

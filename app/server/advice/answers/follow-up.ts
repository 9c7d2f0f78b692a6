/** Messages that go on from what SofIA showed before: 'y el segundo?', 'más barato', 'ese no'. */
import {
  CHEAPER,
  CHOOSES_OF_THOSE,
  FOR_WHOM,
  OF_THOSE,
  GOES_ON_BY_PRICE,
  ORDER_ALONE,
  ORDINAL,
  OTHER_TOTAL,
  OTHERS,
  SAME_BUT,
  THOSE,
  TOTAL_OF_THOSE,
} from '~/content/advice/asking';
import {COMPARE, QUESTION_WORDS} from '~/content/advice/facts';
import {SUBJECT_FOR} from '~/content/advice/subject';
import {advice as copy} from '~/copy/advice';
import {OFFERS} from '~/domain/offers/offers';
import {readPricePhrase} from '~/domain/search/price-phrase';
import {readProductWish} from '~/domain/search/product-wish';
import {isTelling} from '~/domain/search/terms';
import {formatPrice} from '~/domain/money/format-price';
import {addMoney} from '~/domain/money/money';
import {amountOf, type SearchEngine} from '../../search/search-engine';
import {entryOf, said, type Advice, type AdviceContext} from '../advice';
import {compared} from './comparison';
import {withFacts} from '../facts';
import {hear, type Heard} from '../hear';
import {recommendation} from './recommendation';
import {subjectOf, topicOf} from '../topic';
import {inOrder} from '../wished-order';

/** What goes on from before names no subject of its own. */
const GOES_ON_FROM = [CHEAPER, OTHERS, ORDINAL, SAME_BUT, ORDER_ALONE, FOR_WHOM];
/** A longer message says by itself what it is about. */
const MAX_WORDS = 10;
/** The least that a price is lower. */
const CENT = 0.01;

/**
 * Null where the message stands for itself.
 * @param answer what is said of a message by itself, where one product is the open one.
 */
export function followUp(
  {text, folded}: Heard,
  engine: SearchEngine,
  context: AdviceContext,
  answer: (message: Heard, context: AdviceContext) => Advice | null,
): Advice | null {
  const {shown = [], seen = []} = context;
  if (shown.length === 0 || folded.split(' ').length > MAX_WORDS) return null;
  const total = totalOf(folded, engine, context);
  if (total) return total;
  const isCheaper = CHEAPER.test(folded);
  if (isCheaper || OTHERS.test(folded)) {
    const topic = lastTopic(context);
    if (!topic) return isCheaper ? null : said(copy.noMore, [], true);
    if (isCheaper) return cheaper(topic, engine, context);
    const more = recommendation(topic, engine, {...context, skip: [...seen, ...shown]}, false);
    return more && more.products.length > 0
      ? {...more, text: copy.more, query: null}
      : said(copy.noMore, [], true);
  }
  const but = SAME_BUT.exec(folded)?.groups?.but;
  const topic = but && lastTopic(context);
  if (topic) return sameBut(topic, but, engine, context);
  const both = COMPARE.test(folded) ? placedIn(folded, shown) : [];
  if (both.length > 1) return compared(both, engine);
  if (OF_THOSE.test(folded)) {
    const one = ofThose(text, engine, context);
    return one ?? (CHOOSES_OF_THOSE.test(folded) ? sideBySide(shown, engine) : null);
  }
  const whom = FOR_WHOM.test(folded) ? text.slice(text.search(/para\s/iu)) : null;
  const price = readPricePhrase(text);
  const isPriceAlone =
    price.max !== null && GOES_ON_BY_PRICE.test(folded) && !isTelling(topicOf(price.text));
  const before = isPriceAlone ? lastTopic(context) : null;
  if (before) {
    const {topic: subject} = subjectOf(
      readPricePhrase(readProductWish(hear(before).text).text).text,
      null,
    );
    return recommendation(`${subject} por menos de ${price.max} dólares`, engine, context, true);
  }
  const same = whom || ORDER_ALONE.test(folded) ? lastTopic(context) : null;
  if (same) return sameSubject(same, whom ?? text, engine, context);
  const place = placeOf(folded, shown.length);
  if (place === null) return null;
  const entry = entryOf(engine, shown[place]);
  if (!entry) return said(copy.notSoMany);
  const asked = folded.replace(ORDINAL, ' este ').replace(/\s+/g, ' ').trim();
  const about = answer({text: asked, folded: asked}, {...context, open: entry.handle, shown: []});
  return about ?? said(copy.thisOne, withFacts([entry]));
}

/** What those that she showed cost together, and what a combo of so many takes off; null where that is not asked. */
function totalOf(
  folded: string,
  engine: SearchEngine,
  {shown = [], cart, levels = []}: AdviceContext,
): Advice | null {
  if (!TOTAL_OF_THOSE.test(folded) || OTHER_TOTAL.test(folded)) return null;
  if (cart.length > 0 && !THOSE.test(folded)) return null;
  const placed = placedIn(folded, shown);
  const entries = (placed.length > 1 ? placed : shown)
    .flatMap((handle) => entryOf(engine, handle) ?? [])
    .filter(({available}) => available);
  const [first, ...others] = entries;
  if (!first || others.length === 0) return null;
  const sum = others.reduce((total, {price}) => addMoney(total, price), first.price);
  const level = levels.findLast((code) => OFFERS[code].companions <= others.length);
  const rule = level
    ? copy.comboOf(OFFERS[level].companions + 1, OFFERS[level].percent)
    : copy.noCombo;
  const text = copy.together(
    entries.map(({title}) => title),
    formatPrice(sum),
  );
  return said(`${text} ${rule}`, withFacts(entries));
}

/** By what can be told apart without knowing who asks. */
function sideBySide(shown: readonly string[], engine: SearchEngine): Advice {
  const entries = shown.flatMap((handle) => entryOf(engine, handle) ?? []);
  const facts = entries.map(({title, price, pages}) => ({title, price: formatPrice(price), pages}));
  return said(copy.sideBySide(facts), withFacts(entries));
}

/** From 0; the length where there are not so many; null where none is meant. */
function placeOf(folded: string, length: number): number | null {
  const word = ORDINAL.exec(folded)?.[1];
  if (!word) return null;
  if (word.startsWith('ultim')) return length - 1;
  const place = [/^(?:primer|1)/, /^(?:segund|2)/, /^(?:tercer|3)/].findIndex((each) =>
    each.test(word),
  );
  return place;
}

/** Handles of those that a message calls by their places: 'el primero y el tercero', 'esos dos'. */
function placedIn(folded: string, shown: readonly string[]): readonly string[] {
  if (/\b(?:es[oa]s|est[oa]s|l[oa]s|entre) (?:dos|tres)\b/.test(folded))
    return shown.slice(0, /\bdos\b/.test(folded) ? 2 : shown.length);
  const places = folded.match(new RegExp(ORDINAL.source, 'g')) ?? [];
  return places.flatMap((each) => shown[placeOf(each, shown.length) ?? shown.length] ?? []);
}

/** What was asked for before, for others or in another order. */
function sameSubject(
  before: string,
  wish: string,
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  const price = readPricePhrase(readProductWish(hear(before).text).text);
  const subject = subjectOf(price.text, null).topic;
  const limit = price.max === null ? '' : `por menos de ${price.max} dólares`;
  const words = wish.startsWith('para ') ? [subject, wish, limit] : [wish, 'de', subject, limit];
  return recommendation(words.join(' ').trim(), engine, context, true);
}

/** What was asked for before, in the shopper's words. */
function lastTopic({before = []}: AdviceContext): string | null {
  for (const message of before) {
    const {text, folded} = hear(message);
    if (GOES_ON_FROM.some((each) => each.test(folded))) continue;
    // Of a question about one of them nothing is left.
    if (!isTelling(folded.replace(QUESTION_WORDS, ' ')) && !readPricePhrase(text).max) continue;
    if (isTelling(topicOf(readPricePhrase(text).text)) || readPricePhrase(text).max) return text;
  }
  return null;
}

/** Which of those that she showed has most or least of what is asked; null where that is not said. */
export function ofThose(
  text: string,
  engine: SearchEngine,
  {shown = []}: AdviceContext,
): Advice | null {
  const {order, text: rest} = readProductWish(text);
  const {wish} = readPricePhrase(rest);
  if (!order && !wish) return null;
  const hits = engine.entries
    .filter(({handle}) => shown.includes(handle))
    .map((entry) => ({entry, coverage: 1, score: 1}));
  const direction = wish === 'dearest' ? -1 : 1;
  const sorted = order
    ? inOrder(hits, order)
    : hits.toSorted((a, b) => direction * (amountOf(a.entry) - amountOf(b.entry)));
  const [first] = sorted;
  return first ? said(copy.thisOne, withFacts([first.entry])) : null;
}

/** Of two wishes joined by 'o' the first that can be met, of the subject that was asked for before. */
function sameBut(topic: string, but: string, engine: SearchEngine, context: AdviceContext): Advice {
  const wishes = [but.replace(/ [oy] /g, ' '), ...but.split(/ [oy] /)];
  const price = readPricePhrase(readProductWish(topic).text);
  const subject = topicOf(SUBJECT_FOR.exec(price.text)?.groups?.subject ?? price.text);
  for (const wish of wishes) {
    const found = recommendation(copy.query(`${subject} ${wish}`, price), engine, context, false);
    if (found && found.products.length > 0) return {...found, query: null};
  }
  return said(copy.noMore, [], true);
}

function cheaper(topic: string, engine: SearchEngine, context: AdviceContext): Advice {
  const {shown = []} = context;
  const prices = engine.entries.filter(({handle}) => shown.includes(handle)).map(amountOf);
  const least = Math.min(...prices);
  const limit = (least - CENT).toFixed(2);
  const found = recommendation(
    `${readPricePhrase(topic).text} por menos de ${limit} dólares`,
    engine,
    context,
    false,
  );
  const products = found?.products.filter(({entry}) => amountOf(entry) < least) ?? [];
  return products.length > 0 ? said(copy.cheaper, products) : said(copy.noCheaper);
}

/** What SofIA recommends for a wish, with the words that go with it (docs/product.md 10.4). */
import {NEED, OF_SERVICE, PEOPLE_FIRST, TO_PEOPLE} from '~/content/advice/subject';
import {EUROS, FOREIGN_SUM} from '~/content/advice/facts';
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {readPricePhrase, type PricePhrase} from '~/domain/search/price-phrase';
import {readProductWish, type ProductWish} from '~/domain/search/product-wish';
import {isManner, isTelling, lackingTerm, wordsOf} from '~/domain/search/terms';
import {foldText} from '@common/fold-text';
import {formatPrice} from '~/domain/money/format-price';
import {amountOf, type Hit, type SearchEngine} from '../../search/search-engine';
import {matchedSentence} from '../../search/search-rows';
import {isFree, MEANT, NICHE_NAMES, said, type Advice, type AdviceContext} from '../advice';
import {factsOf, withFacts} from '../facts';
import {ofNeed} from '../need';
import {isAbout} from '../subject-met';
import {anchorsOf, isDoubtful, limit, searchIn, SURE, type Found} from '../subject-search';
import {subjectOf, topicOf} from '../topic';
import {inOrder} from '../wished-order';

/** Subjects that one message may name, each for itself. */
const MAX_SUBJECTS = 3;
/** What tells of a product is then its facts, not the sentence that matched. */
const NO_TERMS: ReadonlySet<string> = new Set();

/**
 * What to recommend for a message; null where it names neither a subject nor a price.
 * @param asked whether products are asked for in so many words: then none is an answer too.
 */
export function recommendation(
  message: string,
  engine: SearchEngine,
  context: AdviceContext,
  asked: boolean,
): Advice | null {
  const wish = readProductWish(message);
  const euros = EUROS.test(wish.text);
  const wished = wish.text.replace(EUROS, '$1 dólares');
  const foreign = FOREIGN_SUM.test(wished);
  const price = readPricePhrase(wished.replace(FOREIGN_SUM, ' '));
  const {topic, people} = subjectOf(price.text, wish.age);
  const bounded = price.min !== null || price.max !== null;
  if (!isTelling(topic)) {
    if (!bounded && !price.wish && !wish.order) return null;
    const all = ofAllSubjects(wish, price, engine, context);
    return all && euros
      ? {...all, text: `${copy.eurosAsDollars(codeOf(engine))} ${all.text}`}
      : all;
  }
  const folded = foldText(message);
  const isNeed =
    !people && !PEOPLE_FIRST.test(topic) && NEED.test(folded) && !OF_SERVICE.test(folded);
  const need = isNeed ? ofNeed(price.text, price, engine, context) : null;
  if (need) return need;
  const search = searchIn(engine, context, wish, price, asked, people);
  const found =
    withoutLast(topic) ?? eachOf(topic) ?? search(topic) ?? ofPeople(topic) ?? toPeople(topic);
  if (found) {
    const notes = [
      ...(foreign ? [copy.otherCurrency(codeOf(engine))] : []),
      ...(euros ? [copy.eurosAsDollars(codeOf(engine))] : []),
      ...(found.note ? [found.note] : []),
      ...((wish.count ?? 0) > MAX_CHAT_SUGGESTIONS ? [copy.atMost] : []),
      ...(wish.age !== null ? [copy.ageUnknown] : []),
      introduction(topic, wish, price),
    ];
    const query = found.hasMore && !wish.without ? copy.query(topic, price) : null;
    const byLength = wish.order === 'longest' || wish.order === 'shortest';
    const shown = byLength ? {...found, terms: NO_TERMS} : found;
    return said(notes.join(' '), productsOf(shown, engine), false, query);
  }
  const outcome = engine.search(topic, undefined, false);
  const [best] = outcome.hits;
  // What was asked for by its very subject is told to be sold out, not replaced by what is about something else.
  if (best && !isDoubtful(topic, outcome) && !best.entry.available && best.coverage >= MEANT) {
    const {title} = best.entry;
    return said(`${copy.unavailable(title)} ${copy.notify}`, [], false, title);
  }
  if (bounded) {
    const dearer = searchIn(engine, context, wish, null, asked, people)(topic);
    if (dearer) {
      const text = copy.noneAtPrice(topic, limitOf(price, engine));
      return said(text, productsOf(dearer, engine));
    }
  }
  if (!asked) return null;
  const part = isKnownInPart(topic, engine) ? ofNeed(topic, price, engine, context) : null;
  return part ?? said(copy.none(topic, NICHE_NAMES), [], true);

  /** 'Cocina sin postres', where nothing is called so. */
  function withoutLast(text: string): Found | null {
    const match = /^(.+)\ssin\s(\p{L}+)$/iu.exec(text);
    if (!match?.[1] || !match[2]) return null;
    const [best] = engine.search(text, undefined, false).hits;
    if (best && best.coverage >= SURE) return null;
    return searchIn(engine, context, {...wish, without: match[2]}, price, asked)(match[1]);
  }

  /** 'Maestras de primaria', where nothing is for that sort of them. */
  function ofPeople(text: string): Found | null {
    const first = PEOPLE_FIRST.exec(text)?.groups?.people;
    const all = first ? search(first) : null;
    return all && {...all, note: copy.noneFor(text)};
  }

  /** 'Bienestar a mamás primerizas', where nothing is about both: what is for them, or else the subject. */
  function toPeople(text: string): Found | null {
    const match = TO_PEOPLE.exec(text);
    if (!match?.groups) return null;
    const {people = ''} = match.groups;
    const subject = text.slice(0, match.index);
    const theirs = search(people);
    if (theirs) return {...theirs, note: copy.onlyFor(subject, people)};
    const rest = search(subject);
    return rest && {...rest, note: copy.noneFor(people)};
  }

  /** 'Yoga y meditación', where no product is about both. */
  function eachOf(text: string): Found | null {
    const parts = text
      .split(/\s*(?:,|\s(?:y|e|o|u|más)\s)\s*/iu)
      .map(topicOf)
      .filter(isTelling);
    if (parts.length < 2 || parts.length > MAX_SUBJECTS) return null;
    const found = parts.map((part) => ({part, hits: search(part)?.hits ?? []}));
    const missing = found.filter(({hits}) => hits.length === 0);
    if (missing.length === parts.length) return null;
    const together = search(text);
    if (together && missing.length > 0) return together;
    // One that is about all of it is better than one of each.
    const ofAll = (hit: Hit) => parts.every((part) => isAbout(hit, part, engine));
    if (together?.hits.some(ofAll))
      return {...together, hits: together.hits.toSorted((a, b) => +ofAll(b) - +ofAll(a))};
    const hits = Array.from({length: MAX_CHAT_SUGGESTIONS}).flatMap((_, place) =>
      found.flatMap((each) => each.hits[place] ?? []),
    );
    const unique = hits.filter(
      ({entry}, at) => hits.findIndex((hit) => hit.entry === entry) === at,
    );
    const shown = sorted(unique, wish, price).slice(0, limit(wish));
    const partOf = (hit: Hit) =>
      found.find(({hits}) => hits.some(({entry}) => entry === hit.entry));
    const pairs = shown.map((hit) => ({title: hit.entry.title, part: partOf(hit)?.part ?? text}));
    const note =
      missing.length > 0 ? copy.noneOf(missing.map(({part}) => part)) : copy.whichIsWhich(pairs);
    const terms = new Set(
      parts.flatMap((part) => [...engine.search(part, undefined, false).terms]),
    );
    return {hits: shown, terms, hasMore: false, note};
  }
}

/** Whether the shop has products on most of what is asked for, though none on all of it. */
function isKnownInPart(topic: string, engine: SearchEngine): boolean {
  const words = wordsOf(topic).filter((word) => !isManner(word) && lackingTerm(word) === null);
  const known = anchorsOf(topic.replace(/(?<!\p{L})sin\s+\p{L}+/giu, ' '), engine).length;
  const isOneLacking = words.length === 1 && /(?<!\p{L})sin\s/iu.test(topic);
  return (known > 1 || (known === 1 && isOneLacking)) && 2 * known >= words.length;
}

/** In the order that was wished, where one was. */
function sorted(hits: readonly Hit[], {order}: ProductWish, {wish}: PricePhrase): readonly Hit[] {
  if (order) return inOrder(hits, order);
  if (wish === null) return hits;
  const direction = wish === 'dearest' ? -1 : 1;
  return hits.toSorted((a, b) => direction * (amountOf(a.entry) - amountOf(b.entry)));
}

function productsOf({hits, terms}: Found, engine: SearchEngine): Advice['products'] {
  return hits.map(({entry}) => ({
    entry,
    reason: terms.size > 0 ? matchedSentence(entry, engine, terms) : factsOf(entry),
  }));
}

/** Of a message that says how dear, how new or how long it may be, and not what about. */
function ofAllSubjects(
  wish: ProductWish,
  price: PricePhrase,
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  const hits = engine.search('', price).hits.filter(({entry}) => isFree(entry, context));
  if (hits.length === 0) return said(copy.nothingAtPrice(limitOf(price, engine)), [], true);
  const sorted = wish.order ? inOrder(hits, wish.order) : hits;
  const text = wish.order
    ? copy.ordered[wish.order]('')
    : price.wish === 'dearest'
      ? copy.dearest
      : price.wish
        ? copy.cheapest
        : copy.recommendAll;
  const shown = sorted.slice(0, limit(wish));
  const notes = [...((wish.count ?? 0) > MAX_CHAT_SUGGESTIONS ? [copy.atMost] : []), text];
  const query = hits.length > shown.length && !wish.order ? copy.query('', price) : null;
  return said(notes.join(' '), withFacts(shown.map(({entry}) => entry)), false, query || null);
}

function introduction(topic: string, wish: ProductWish, price: PricePhrase): string {
  if (wish.order) return copy.ordered[wish.order](topic);
  const order =
    price.wish === 'cheapest'
      ? copy.fromCheapest
      : price.wish === 'dearest'
        ? copy.fromDearest
        : '';
  return copy.recommend(topic, wish.without, order);
}

function limitOf({min, max}: PricePhrase, engine: SearchEngine): string {
  const currencyCode = codeOf(engine);
  const words = (amount: number) => formatPrice({amount: String(amount), currencyCode});
  if (min !== null && max !== null) return copy.between(words(min), words(max));
  if (max !== null) return copy.upTo(words(max));
  return min !== null ? copy.from(words(min)) : '';
}

function codeOf(engine: SearchEngine): string {
  return engine.entries[0]?.price.currencyCode ?? 'USD';
}

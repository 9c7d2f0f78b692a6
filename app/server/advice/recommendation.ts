import {ASKING, FILLING, OTHER_SENSE} from '~/content/advice/asking';
import {FOR_SUBJECT, PEOPLE_FIRST, PUBLIC, SUBJECT_FOR, WHO_DO} from '~/content/advice/subject';
import {EUROS, FOREIGN_SUM} from '~/content/advice/facts';
import {niches} from '~/content/niches';
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {readPricePhrase, type PricePhrase} from '~/domain/search/price-phrase';
import {readProductWish, type ProductWish} from '~/domain/search/product-wish';
import {isTelling, wordsOf} from '~/domain/search/terms';
import {foldText} from '~/domain/text/fold-text';
import {formatPrice} from '~/domain/text/format-price';
import type {Hit, SearchEngine, SearchOutcome} from '../search/search-engine';
import {matchedSentence} from '../search/search-rows';
import {ANY_PRICE, isFree, MEANT, said, type Advice, type AdviceContext} from './advice';
import {factsOf, withFacts} from './facts';
import {isAbout, isFor, isMet} from './subject-met';
import {inOrder} from './wished-order';

/** What is asked for in so many words may be covered by less. */
const HINTED = 0.55;
/** From this share on all of it is what a product is about; a chapter that says a word in passing is below it. */
const SURE = 0.9;
/** A shorter word that the shop does not use is another word, not one typed wrong. */
const MIN_CORRECTED = 6;
/** Of what was found, the best that are looked at word by word. */
const MAX_LOOKED_AT = 30;
/** Subjects that one message may name, each for itself. */
const MAX_SUBJECTS = 3;
const NICHES: ReadonlySet<string> = new Set(niches.map(({name}) => name));
const SECTIONS: ReadonlySet<string> = new Set(
  niches.flatMap(({subcategories}) => subcategories.map(({name}) => name)),
);
export const NICHE_NAMES = new Intl.ListFormat('es', {type: 'conjunction'}).format([...NICHES]);

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
  const text = price.text.replace(PUBLIC, ' ').replace(WHO_DO, ' ');
  const split = (SUBJECT_FOR.exec(text) ?? FOR_SUBJECT.exec(text))?.groups;
  const subject = topicOf(split?.subject ?? '');
  const people = isTelling(subject) ? (split?.people ?? '') : '';
  const topic = people ? subject : topicOf(text);
  const bounded = price.min !== null || price.max !== null;
  if (!isTelling(topic)) {
    if (!bounded && !price.wish && !wish.order) return null;
    const all = ofAllSubjects(wish, price, engine, context);
    return all && euros
      ? {...all, text: `${copy.eurosAsDollars(codeOf(engine))} ${all.text}`}
      : all;
  }
  const search = searchIn(engine, context, wish, price, asked, people);
  const found = withoutLast(topic) ?? eachOf(topic) ?? search(topic) ?? ofPeople(topic);
  if (found) {
    const notes = [
      ...(foreign ? [copy.otherCurrency(codeOf(engine))] : []),
      ...(euros ? [copy.eurosAsDollars(codeOf(engine))] : []),
      ...(found.note ? [found.note] : []),
      ...((wish.count ?? 0) > MAX_CHAT_SUGGESTIONS ? [copy.atMost] : []),
      ...(wish.ofAge ? [copy.ageUnknown] : []),
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
  return asked ? said(copy.none(topic, NICHE_NAMES), [], true) : null;

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

  /** 'Yoga y meditación', where no product is about both. */
  function eachOf(text: string): Found | null {
    const parts = text.split(/\s*(?:,|\s(?:y|e|o|u|más)\s)\s*/iu).filter(isTelling);
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
    const shown = unique.slice(0, limit(wish));
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

/** What tells of a product is then its facts, not the sentence that matched. */
const NO_TERMS: ReadonlySet<string> = new Set();

interface Found {
  readonly hits: readonly Hit[];
  readonly terms: ReadonlySet<string>;
  readonly hasMore: boolean;
  readonly note: string | null;
}

/** What a message is about, without the words that ask for it. */
export function topicOf(text: string): string {
  return text
    .replace(/[¿?¡!«».,;:()"]/g, ' ')
    .replace(FILLING, ' ')
    .replace(ASKING, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:para|de|del|con|a|y|o|en|por|es|son|mi|mis|su|se|si|pero)\s+)+/i, '')
    .replace(/(?:\s+(?:para|de|con|a|y|o|en|por|que|si|pero|me|mi|no))+$/i, '')
    .trim();
}

const limit = ({count}: ProductWish) =>
  Math.min(Math.max(1, count ?? MAX_CHAT_SUGGESTIONS), MAX_CHAT_SUGGESTIONS);

function searchIn(
  engine: SearchEngine,
  context: AdviceContext,
  wish: ProductWish,
  price: PricePhrase | null,
  asked: boolean,
  people = '',
): (topic: string) => Found | null {
  const without = isTelling(wish.without) ? engine.termsOf(wish.without) : [];
  const isOfTerms = (banned: ReadonlySet<string>, {entry}: Hit) =>
    banned.size > 0 &&
    [entry.title, ...entry.tags, entry.productType, entry.audience].some(
      // The name of a niche is of all that stands in it, and a section's is taken by its very words.
      (text) =>
        !NICHES.has(text) &&
        engine
          .termsOf(text)
          .some((term) => banned.has(term) && !(term.startsWith('§') && SECTIONS.has(text))),
    );
  return (topic) => {
    // What is asked for is not left out, though both words may be of one group.
    const own = new Set(engine.termsOf(topic));
    const banned = new Set(without.filter((term) => !own.has(term)));
    const isBanned = (hit: Hit) => isOfTerms(banned, hit);
    const outcome = engine.search(topic, price ?? ANY_PRICE, false);
    if (isDoubtful(topic, outcome)) return null;
    // Who names a niche means what stands in it.
    const words = wordsOf(topic);
    const isWord = words.length === 1;
    const isNamed = ({name}: {readonly name: string}) => {
      const own = new Set(engine.termsOf(name));
      return words.some(({term}) => own.has(term));
    };
    const category =
      isWord || wish.order !== null ? outcome.categories.find(isNamed)?.handle : undefined;
    const hinted = asked && outcome.correction === null && !wish.order;
    const least = isWord && !category ? SURE : hinted ? HINTED : MEANT;
    const fresh = outcome.hits.filter(
      (hit) =>
        isFree(hit.entry, context) &&
        hit.coverage >= least &&
        (!category || hit.entry.collections.includes(category)) &&
        !isBanned(hit) &&
        (OTHER_SENSE.asked.test(topic) || !OTHER_SENSE.title.test(foldText(hit.entry.title))),
    );
    const met = fresh.slice(0, MAX_LOOKED_AT).filter((hit) => isMet(hit, topic, engine));
    if (met.length === 0) return null;
    const sorted = wish.order ? inOrder(met, wish.order) : met;
    const fits = people ? sorted.filter((hit) => isFor(hit, people, engine)) : [];
    // Of the others those come first that a search for both finds.
    const both = people ? engine.search(`${topic} ${people}`, ANY_PRICE, false).hits : [];
    const place = ({entry}: Hit) => {
      const at = both.findIndex((hit) => hit.entry === entry && hit.coverage >= MEANT);
      return at < 0 ? both.length : at;
    };
    const others = sorted
      .filter((hit) => !fits.includes(hit))
      .sort((a, b) => (people ? place(a) - place(b) : 0));
    const hits = [...fits, ...(price?.wish || wish.order ? [] : others)].slice(0, limit(wish));
    const shown = hits.length > 0 ? hits : sorted.slice(0, limit(wish));
    const note = people && fits.length === 0 ? copy.noneFor(people) : null;
    return {hits: shown, terms: outcome.terms, hasMore: met.length > shown.length, note};
  };
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

/** Whether a short word was taken for another: 'autos' is not 'altos'. */
function isDoubtful(topic: string, {correction}: SearchOutcome): boolean {
  if (correction === null) return false;
  const meant = new Set(foldText(correction).split(' '));
  return wordsOf(topic).some(({text}) => text.length < MIN_CORRECTED && !meant.has(foldText(text)));
}

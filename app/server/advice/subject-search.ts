/** What the shop has on a subject, as SofIA finds it (docs/product.md 10.4). */
import {OTHER_SENSE} from '~/content/advice/asking';
import {PEOPLE_ALONE, TO_PEOPLE} from '~/content/advice/subject';
import {niches} from '~/content/niches';
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import type {PricePhrase} from '~/domain/search/price-phrase';
import type {ProductWish} from '~/domain/search/product-wish';
import {editDistance, isManner, isTelling, wordsOf} from '~/domain/search/terms';
import {foldText} from '@common/fold-text';
import type {Hit, SearchEngine, SearchOutcome} from '../search/search-engine';
import {ANY_PRICE, isFree, MEANT, type AdviceContext} from './advice';
import {isAbout, isBorneOut, isCalled, isFor, isMet, isOfBoth, isOfPeople} from './subject-met';
import {inOrder} from './wished-order';

/** What is asked for in so many words may be covered by less. */
const HINTED = 0.55;
/** From this share on all of it is what a product is about; a chapter that says a word in passing is below it. */
export const SURE = 0.9;
/** A shorter word that the shop does not use is another word, not one typed wrong. */
const MIN_CORRECTED = 6;
/** From so many letters on two may be wrong. */
const MIN_LONG = 9;
/** What is called by a word is among the first that it finds. */
const MAX_NAMED = 3;
/** Of what was found, the best that are looked at word by word. */
const MAX_LOOKED_AT = 30;
const NICHES: ReadonlySet<string> = new Set(niches.map(({name}) => name));
const SECTIONS: ReadonlySet<string> = new Set(
  niches.flatMap(({subcategories}) => subcategories.map(({name}) => name)),
);

export interface Found {
  readonly hits: readonly Hit[];
  readonly terms: ReadonlySet<string>;
  readonly hasMore: boolean;
  readonly note: string | null;
}

/** How many are shown. */
export const limit = ({count}: ProductWish) =>
  Math.min(Math.max(1, count ?? MAX_CHAT_SUGGESTIONS), MAX_CHAT_SUGGESTIONS);

export function searchIn(
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
    const isPeople = PEOPLE_ALONE.test(topic);
    const isSection = category !== undefined && !niches.some(({handle}) => handle === category);
    const all = fresh.slice(0, MAX_LOOKED_AT).filter((hit) => isMet(hit, topic, engine));
    // A phrase of the contents ('no apto en el embarazo') does not say for whom a book is.
    const toThem = TO_PEOPLE.exec(topic)?.groups?.people;
    const half = toThem ? all.filter((hit) => isAbout(hit, toThem, engine)) : all;
    const ofBoth = words.length === 2 ? half.filter((hit) => isOfBoth(hit, topic, engine)) : [];
    const both = ofBoth.length > 0 ? ofBoth : half;
    // A section holds several subjects, of which one was named.
    const named = isSection ? both.filter((hit) => isAbout(hit, topic, engine)) : [];
    const ofMost = words.length > 1 ? anchored(both, topic, engine) : [];
    const ofPeople = isPeople ? both.filter((hit) => isOfPeople(hit, topic, engine)) : [];
    // Of one word, what is called so; 'dormir' is not for who has a list that sleeps.
    const called =
      isWord && !category && !isPeople ? both.filter((hit) => isBorneOut(hit, topic, engine)) : [];
    const met =
      [ofPeople, named, ofMost].find(({length}) => length > 0) ??
      (called.length > 0 ? called : both);
    const isBeside =
      words.length > 1 && !category && !met.some((hit) => isAbout(hit, topic, engine));
    if (met.length === 0 || isBeside) return null;
    const sorted = wish.order ? inOrder(met, wish.order) : met;
    const fits = people ? sorted.filter((hit) => isFor(hit, people, engine)) : [];
    // Of the others those come first that a search for both finds.
    const together = people ? engine.search(`${topic} ${people}`, ANY_PRICE, false).hits : [];
    const place = ({entry}: Hit) => {
      const at = together.findIndex((hit) => hit.entry === entry && hit.coverage >= MEANT);
      return at < 0 ? together.length : at;
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

/** The words of a topic by which some product is called. */
export function anchorsOf(topic: string, engine: SearchEngine): readonly string[] {
  const words = wordsOf(topic).filter((word) => !isManner(word));
  return [...new Set(words.map(({text}) => text))].filter((text) =>
    engine
      .search(text, ANY_PRICE, false)
      .hits.slice(0, MAX_NAMED)
      .some(({entry}) => isCalled(entry, text, engine)),
  );
}

/** Those that are about most of the words by which some product is called; none where no word is such a one. */
function anchored(hits: readonly Hit[], topic: string, engine: SearchEngine): readonly Hit[] {
  const anchors = anchorsOf(topic, engine);
  const count = (hit: Hit) => anchors.filter((text) => isAbout(hit, text, engine)).length;
  const most = Math.max(0, ...hits.map(count));
  return most > 0 ? hits.filter((hit) => count(hit) === most) : [];
}

/** Whether a short word was taken for another: 'autos' is not 'altos'. */
export function isDoubtful(topic: string, {correction}: SearchOutcome): boolean {
  if (correction === null) return false;
  const meant = new Set(foldText(correction).split(' '));
  return wordsOf(topic).some(({text}) => {
    const folded = foldText(text);
    if (meant.has(folded)) return false;
    if (text.length < MIN_CORRECTED) return true;
    // Of one that is not long, two letters make another word: 'aviación' is not 'habitación'.
    return text.length < MIN_LONG && [...meant].every((each) => editDistance(folded, each, 1) > 1);
  });
}

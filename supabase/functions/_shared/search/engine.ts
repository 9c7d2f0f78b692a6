/**
 * The shop's search (docs/product.md 12, docs/decisions/0022): one for the dialog, the shop's list and SofIA. A
 * product is scored twice: by how much of what was asked its fields cover, and by how like what was asked is to one
 * of the needs that it answers (`needs.ts`). What stays below the cut-off is 'near', and shown apart.
 */
import {commonShare} from './common-words.ts';
import {readNeeds} from './need-phrases.ts';
import {hasFilters, readQuery, type Query} from './query.ts';
import {createSynonymTable} from './synonym-table.ts';
import {SYNONYMS} from './synonyms.ts';
import {newCorrections, readConcepts, SURE, type Concept, type Corrections} from './concepts.ts';
import {createVocabulary} from './vocabulary.ts';
import {
  asksForAll,
  hasContentWord,
  lackingTerm,
  withoutMarkup,
  withoutTerm,
  wordsOf,
} from './words.ts';

/** The fields of a product that the search reads; the shop's entries have more. */
export interface Searchable {
  readonly handle: string;
  readonly title: string;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
  readonly price: {readonly amount: string};
  readonly offer: boolean;
  readonly createdAt: string;
  readonly rank: number;
  readonly audience: string;
  readonly formats: readonly string[];
  readonly pages: number | null;
  readonly texts: () => {
    readonly contents: readonly string[];
    readonly about: readonly string[];
    readonly extras: readonly string[];
  };
}

export interface Collection {
  readonly handle: string;
  readonly name: string;
  /** A collection with subcategories is about several things at once. */
  readonly broad: boolean;
}

/** How well a word found in this field answers the search, in hundredths. */
const STRENGTH = {
  title: 100,
  tags: 98,
  type: 90,
  need: 90,
  subject: 85,
  audience: 84,
  contents: 62,
  niche: 60,
  about: 46,
  group: 48,
} as const;
/** Extras that come with every second product are a weak answer. */
const EXTRAS_ANSWER = 0.12;
/** Minimum coverage of an answer, and its minimum score as a share of the best one. */
const CUT = {
  coverage: 0.42,
  share: 0.8,
  alike: 0.86,
  covered: 0.9,
  further: 0.5,
  filtered: 0.6,
  many: 6,
} as const;
/** Most words of a long sentence tell a story: each word after the second lowers the coverage that is required. */
const STORY = {step: 0.07, least: 0.27} as const;
/** A word of less weight is no answer on its own. */
const TELLING_WEIGHT = 0.2;
/** From this coverage by its own fields on, a product is about an excluded topic. */
const AS_MUCH = 0.88;
/** Bonus of a niche's products if the search is only the niche's name. */
const OF_NICHE = 0.25;
const NOTHING: ReadonlyMap<number, number> = new Map();
/** Bonus for an audience of the requested age. */
const OF_AGE = 0.3;
/** Results with a lower score are not even shown as near. */
const NEAR = 0.3;
const MAX_NEAR = 6;
const MAX_CATEGORIES = 3;
/** Maximum number of excluded words. */
const MAX_EXCLUDED = 12;
/** Products that are indexed without a pause. */
const STRETCH = 50;
/** Minimum weight of a common word compared with a rare one. */
const LEAST_COMMON = 0.3;
/** A common word that no product has. */
const UNKNOWN_COMMON = 0.1;
/** From this strength on, a word tells what a product is about. */
const ABOUT_IT = 0.8;

export interface Hit<Entry> {
  readonly entry: Entry;
  /** Share of the search that the product covers, from 0 to 1. */
  readonly coverage: number;
  readonly score: number;
}

export interface SearchOutcome<Entry> {
  /** Best first. */
  readonly hits: readonly Hit<Entry>[];
  /** The nearest below the cut-off. */
  readonly near: readonly Hit<Entry>[];
  /** The corrected search; null if nothing was corrected. */
  readonly correction: string | null;
  /** Niches and subcategories with this name. */
  readonly categories: readonly {readonly handle: string; readonly name: string}[];
  readonly query: Query;
  /** Terms that show which sentence matched. */
  readonly terms: ReadonlySet<string>;
}

export interface SearchEngine<Entry extends Searchable = Searchable> {
  readonly entries: readonly Entry[];
  /** @param isTyped whether the last word may still be incomplete; the words of a sent sentence are complete. */
  readonly search: (search: string | Query, isTyped?: boolean) => SearchOutcome<Entry>;
  /** The terms of a text that a search can match. */
  readonly termsOf: (text: string) => readonly string[];
}

export const amountOf = ({price}: Pick<Searchable, 'price'>): number => Number(price.amount);

/** @param breathe is awaited now and then, so that others may go on meanwhile. */
export async function createSearchEngine<Entry extends Searchable>(
  entries: readonly Entry[],
  collections: readonly Collection[],
  breathe: () => Promise<void> = () => Promise.resolve(),
): Promise<SearchEngine<Entry>> {
  const table = createSynonymTable(SYNONYMS);
  const vocabulary = createVocabulary();
  /** By term, packed: the product's index times 128, plus the strength of the term in it. */
  const postings = new Map<string, number[]>();
  const frequency = new Map<string, number>();
  /** By term, the indexes of the products with such an extra. */
  const extras = new Map<string, number[]>();

  const termsOf = (text: string): string[] => {
    const words = wordsOf(text, true);
    const terms = words.map(({term}) => term);
    const lacking = words.flatMap((word) => lackingTerm(word) ?? []);
    return [...terms, ...lacking, ...table.groupsIn(terms)];
  };
  const placesOf = new Map<string, number[]>();
  for (const [place, {handle, collections: own}] of entries.entries()) {
    for (const key of [handle, ...own]) push(placesOf, key, place);
  }
  const needs = readNeeds(placesOf, (text) => {
    for (const word of wordsOf(text)) vocabulary.add(word);
    return termsOf(text);
  });
  const names = new Map(collections.map(({handle, name, broad}) => [handle, {name, broad}]));

  for (const [place, entry] of entries.entries()) {
    if (place % STRETCH === STRETCH - 1) await breathe();
    const own = new Map<string, number>();
    const index = (texts: readonly string[], strength: number, groups: number): void => {
      for (const text of texts) {
        for (const word of wordsOf(text, true)) vocabulary.add(word);
        for (const term of termsOf(text)) {
          const by = term.startsWith('§') ? groups : strength;
          own.set(term, Math.max(own.get(term) ?? 0, by));
        }
      }
    };
    const named = entry.collections.flatMap((handle) => names.get(handle) ?? []);
    index([entry.title], STRENGTH.title, STRENGTH.title);
    index(
      entry.tags.filter((tag) => !named.some(({name}) => name === tag)),
      STRENGTH.tags,
      STRENGTH.tags,
    );
    index([entry.productType], STRENGTH.type, STRENGTH.type);
    index(
      [...named.filter(({broad}) => !broad).map(({name}) => name)],
      STRENGTH.subject,
      STRENGTH.subject,
    );
    index(
      named.filter(({broad}) => broad).map(({name}) => name),
      STRENGTH.niche,
      STRENGTH.niche,
    );
    index([entry.audience], STRENGTH.audience, STRENGTH.audience);
    const texts = entry.texts();
    index(texts.contents, STRENGTH.contents, STRENGTH.group);
    index(texts.about, STRENGTH.about, STRENGTH.about / 2);
    for (const [term, strength] of own) {
      push(postings, term, place * 128 + Math.round(strength));
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
    }
    const brought = new Set(texts.extras.flatMap(termsOf));
    for (const term of brought) push(extras, term, place);
    for (const text of texts.extras) for (const word of wordsOf(text)) vocabulary.add(word);
  }
  const ages = entries.map(({audience}) => agesOf(audience));
  const placeOf = new Map(entries.map((entry, place) => [entry, place]));
  const categories = collections.map(({handle, name}) => ({
    handle,
    name,
    terms: new Set(termsOf(name)),
  }));
  const isUsed = (term: string) => frequency.has(term) || needs.has(term) || extras.has(term);

  /** Weight of a word beside others: the rarer here and in Spanish, the higher. */
  function weightOf({terms, weight, isPhrase}: Concept): number {
    const own = [...terms].filter(([, sure]) => sure >= 0.5).map(([term]) => term);
    const count = Math.max(
      0,
      ...own.map((term) => Math.max(frequency.get(term) ?? 0, needs.productsWith(term))),
    );
    const [first = ''] = own;
    const share = isPhrase ? null : commonShare(first);
    // A common word that no product has is hardly expected to match.
    if (count === 0 && share !== null) return weight * Math.max(UNKNOWN_COMMON, share);
    const rare =
      count === 0
        ? 1
        : Math.min(
            1,
            Math.log(1 + entries.length / count) / Math.log(1 + Math.max(2, entries.length / 4)),
          );
    const common = share === null ? 1 : LEAST_COMMON + share * 0.6;
    const topical = own.some((term) => term.startsWith('§'));
    return weight * (0.35 + 0.65 * rare) * (topical ? Math.max(0.5, common) : common);
  }

  /** @param isOwn by the product's own fields alone */
  function rank(concepts: readonly Concept[], isOwn = false): Hit<Entry>[] {
    const weights = concepts.map(weightOf);
    const all = weights.reduce((sum, each) => sum + each, 0);
    if (all === 0) return [];
    const telling = Math.min(TELLING_WEIGHT, Math.max(...weights));
    const covered = new Float64Array(entries.length);
    const best = new Float64Array(entries.length);
    const strongest = new Float64Array(entries.length);
    for (const [at, {terms}] of concepts.entries()) {
      const touched: number[] = [];
      const note = (place: number, strength: number): void => {
        if (best[place] === 0) touched.push(place);
        best[place] = Math.max(best[place] ?? 0, strength);
      };
      for (const [term, sure] of terms) {
        for (const packed of postings.get(term) ?? [])
          note(packed >> 7, ((packed & 127) / 100) * sure);
        for (const [places, share] of isOwn ? [] : needs.places(term)) {
          for (const place of places) note(place, (STRENGTH.need / 100) * share * sure);
        }
      }
      for (const place of touched) {
        const found = best[place] ?? 0;
        covered[place] = (covered[place] ?? 0) + found * (weights[at] ?? 0);
        if ((weights[at] ?? 0) >= telling)
          strongest[place] = Math.max(strongest[place] ?? 0, found);
        best[place] = 0;
      }
    }
    const likeness = isOwn ? NOTHING : needs.likeness(concepts, weights);
    const hits: Hit<Entry>[] = [];
    for (const [place, entry] of entries.entries()) {
      const fields = (covered[place] ?? 0) / all;
      const like = likeness.get(place) ?? 0;
      if (fields === 0 && like === 0) continue;
      const coverage = Math.min(1, Math.max(fields, like));
      const most = strongest[place] ?? 0;
      if (most === 0 || (coverage < NEAR && most < ABOUT_IT)) continue;
      hits.push({entry, coverage, score: fields + 0.7 * like});
    }
    return hits.sort((a, b) => b.score - a.score || a.entry.rank - b.entry.rank);
  }

  /** What comes with any of these, best selling first. */
  function broughtAlong(concepts: readonly Concept[]): Hit<Entry>[] {
    const terms = concepts.flatMap(({terms: own}) =>
      [...own].filter(([, sure]) => sure > 0.2).map(([term]) => term),
    );
    const places = new Set(terms.flatMap((term) => extras.get(term) ?? []));
    return [...places]
      .sort((a, b) => a - b)
      .flatMap((place) => entries[place] ?? [])
      .map((entry) => ({entry, coverage: EXTRAS_ANSWER, score: EXTRAS_ANSWER}));
  }

  /** Handles of the collections whose name is all that was asked: of 'los más vendidos de cocina' those of 'cocina'. */
  function calledSo(concepts: readonly Concept[], least: number): readonly string[] {
    if (concepts.length === 0) return [];
    return categories
      .filter(({terms}) =>
        concepts.every((concept) =>
          [...concept.terms].some(([term, sure]) => sure >= least && terms.has(term)),
        ),
      )
      .map(({handle}) => handle);
  }

  /** The products to leave out for an excluded word: those that name it, otherwise those that mean it. */
  function aboutIt(text: string, corrections: Corrections): readonly Entry[] {
    const {concepts} = readConcepts(text, vocabulary, table, isUsed, false, corrections);
    const exact = concepts.map((concept) => ({
      ...concept,
      terms: new Map([...concept.terms].filter(([, sure]) => sure === 1)),
    }));
    const niches = calledSo(
      concepts.map((concept) => ({
        ...concept,
        terms: new Map([...concept.terms].filter(([term]) => !term.startsWith('§'))),
      })),
      1,
    );
    const own = rank(exact, true);
    const found = own.length > 0 ? own : rank(concepts, true);
    const least = own.length > 0 ? AS_MUCH : AS_MUCH * SURE.synonym;
    return [
      ...found.filter(({coverage}) => coverage >= least).map(({entry}) => entry),
      ...entries.filter(({collections: of}) => of.some((handle) => niches.includes(handle))),
    ];
  }

  /** Whether a product states that it is without something: 'sin pastillas'. */
  function isWithout(entry: Entry, text: string): boolean {
    const place = placeOf.get(entry);
    return wordsOf(text).some((word) =>
      (postings.get(withoutTerm(word)) ?? []).some((packed) => packed >> 7 === place),
    );
  }

  /** Products with most of the wanted extras; null if no product has one of them. Words that name no extra are a topic. */
  function broughtBy(text: string): {wanted: ReadonlySet<number> | null; others: string} {
    const counts = new Map<number, number>();
    const others: string[] = [];
    for (const {text: word} of hasContentWord(text) ? wordsOf(text) : []) {
      const places = new Set(termsOf(word).flatMap((term) => extras.get(term) ?? []));
      if (places.size === 0) others.push(word);
      for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    const wanted = [...counts].filter(([, count]) => count === most).map(([place]) => place);
    return {wanted: counts.size > 0 ? new Set(wanted) : null, others: others.join(' ')};
  }

  /** Raises products for that age, and drops those for another age. */
  function ofAge(hits: readonly Hit<Entry>[], age: number | null): readonly Hit<Entry>[] {
    if (age === null) return hits;
    return hits
      .flatMap((hit) => {
        const range = ages[placeOf.get(hit.entry) ?? -1];
        if (!range) return hit;
        const [from, to] = range;
        return age >= from && age <= to ? {...hit, score: hit.score + OF_AGE} : [];
      })
      .sort((a, b) => b.score - a.score);
  }

  function search(asked: string | Query, isTyped = true): SearchOutcome<Entry> {
    const query = typeof asked === 'string' ? readQuery(withoutMarkup(asked)) : asked;
    const {wanted, others} = broughtBy(query.extras);
    const topic = `${query.text} ${others}`.trim();
    const isAll = asksForAll(topic) || (hasFilters(query) && !hasContentWord(topic));
    const corrections = newCorrections();
    const {concepts, correction} = readConcepts(
      isAll ? '' : topic,
      vocabulary,
      table,
      isUsed,
      isTyped,
      corrections,
    );
    const excluded = new Set(
      query.without
        .split(/,|\s(?:ni|y|e|o)\s/u)
        .filter(hasContentWord)
        .slice(0, MAX_EXCLUDED)
        .flatMap((part) => aboutIt(part, corrections).filter((entry) => !isWithout(entry, part))),
    );
    // 'Sin ayuno' excludes what is about it and does not say of itself that it is without.
    for (const word of wordsOf(topic).filter(lackingTerm).slice(0, MAX_EXCLUDED)) {
      const without = new Set((postings.get(word.term) ?? []).map((packed) => packed >> 7));
      for (const entry of aboutIt(word.text.replace(/^sin /, ''), corrections))
        if (!without.has(placeOf.get(entry) ?? -1)) excluded.add(entry);
    }
    const fits = ({entry}: Hit<Entry>) =>
      (query.min === null || amountOf(entry) >= query.min) &&
      (query.max === null || amountOf(entry) <= query.max) &&
      (query.minPages === null || (entry.pages ?? 0) >= query.minPages) &&
      (query.maxPages === null || (entry.pages ?? Infinity) <= query.maxPages) &&
      (!query.offer || entry.offer) &&
      query.formats.every((format) => entry.formats.some((own) => own.toLowerCase() === format)) &&
      (wanted === null || wanted.has(placeOf.get(entry) ?? -1)) &&
      !excluded.has(entry);
    const ranked = isAll
      ? entries.map((entry) => ({entry, coverage: 1, score: 1}))
      : ofAge(rank(concepts), query.age);
    const niches = isAll ? [] : calledSo(concepts, SURE.synonym);
    const raised =
      niches.length === 0
        ? ranked
        : ranked
            .map((hit) =>
              hit.entry.collections.some((handle) => niches.includes(handle))
                ? {...hit, score: hit.score + OF_NICHE}
                : hit,
            )
            .sort((a, b) => b.score - a.score);
    const fitting = query.language ? [] : raised.filter(fits);
    // What a price leaves over is no answer if it is far from what was asked.
    const most = raised.find(({entry}) => !excluded.has(entry))?.score ?? 0;
    const best = fitting[0]?.score ?? 0;
    const named = query.order === null ? [] : calledSo(concepts, 1);
    const least = leastCoverage(concepts);
    const isBegun = concepts.some(({terms}) => [...terms.values()].includes(SURE.beginning));
    const found =
      named.length > 0
        ? entries
            .filter((entry) => entry.collections.some((handle) => named.includes(handle)))
            .map((entry) => ({entry, coverage: 1, score: 1}))
            .filter(fits)
        : cutOff(
            fitting.filter(({score}) => score >= CUT.filtered * most),
            best,
            least,
            query.order !== null || query.cheap,
            isBegun,
          );
    const answers = query.cheap ? cheaperHalf(found) : found;
    const hits =
      answers.length === 0 && ranked.length === 0 ? broughtAlong(concepts).filter(fits) : answers;
    const answered = new Set(hits.map(({entry}) => entry));
    return {
      hits: ordered(hits, query),
      near: (fitting.length > 0 ? fitting : ranked.filter(({entry}) => !excluded.has(entry)))
        .filter((hit) => !answered.has(hit.entry))
        .slice(0, MAX_NEAR),
      correction,
      categories: categories
        .filter(({terms}) =>
          concepts.some((concept) =>
            [...concept.terms].some(([term, sure]) => sure >= 0.6 && terms.has(term)),
          ),
        )
        .slice(0, MAX_CATEGORIES)
        .map(({handle, name}) => ({handle, name})),
      query,
      terms: new Set(
        concepts.flatMap(({terms}) =>
          [...terms].filter(([, sure]) => sure > 0.2).map(([term]) => term),
        ),
      ),
    };
  }
  /** The last search: a list and its counts search for the same text one after the other. */
  let last: {readonly asked: string; readonly outcome: SearchOutcome<Entry>} | null = null;
  return {
    entries,
    termsOf,
    search(asked, isTyped = true) {
      if (typeof asked !== 'string' || !isTyped) return search(asked, isTyped);
      if (last?.asked !== asked) last = {asked, outcome: search(asked)};
      return last.outcome;
    },
  };
}

/** Minimum coverage of an answer, by the number of significant words. */
function leastCoverage(concepts: readonly Concept[]): number {
  const telling = concepts.filter(({weight}) => weight >= TELLING_WEIGHT).length;
  return Math.max(STORY.least, CUT.coverage - STORY.step * Math.max(0, telling - 2));
}

/** Keeps the answers: a sharp cut-off, and a wider one only behind three certain answers. */
function cutOff<Entry>(
  found: readonly Hit<Entry>[],
  best: number,
  least: number,
  isOrdered: boolean,
  isBegun: boolean,
): readonly Hit<Entry>[] {
  const atLeast = (share: number, covered = share) =>
    found.filter(
      ({score, coverage}) =>
        coverage >= least &&
        score >= Math.min(share, covered) * best &&
        (score >= share * best || coverage >= CUT.covered),
    );
  // A word that is still being typed can become anything, so the cut-off is wider.
  const wide = atLeast(isBegun ? CUT.further : CUT.share);
  // A broad topic has many answers; of a narrow one the second must be nearly as good as the first.
  const sure =
    isBegun || isOrdered || wide.length >= CUT.many ? wide : atLeast(CUT.alike, CUT.share);
  return sure.length < 3 || isOrdered ? sure : atLeast(CUT.further);
}

/** 'Barato' is said among what was found. */
function cheaperHalf<Entry extends Searchable>(
  found: readonly Hit<Entry>[],
): readonly Hit<Entry>[] {
  const prices = found.map(({entry}) => amountOf(entry)).sort((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  return found.filter(({entry}) => amountOf(entry) <= middle);
}

/** The years of an audience such as 'niños de 2 a 10 años'. */
function agesOf(audience: string): readonly [number, number] | null {
  const [, from, to, unit] = /(\d{1,2}) a (\d{1,2}) (años|meses)/u.exec(audience) ?? [];
  if (!from || !to) return null;
  const parts = unit === 'meses' ? 12 : 1;
  return [Number(from) / parts, Number(to) / parts];
}

function ordered<Entry extends Searchable>(
  hits: readonly Hit<Entry>[],
  {order}: Query,
): readonly Hit<Entry>[] {
  if (!order) return hits;
  const by: Readonly<Record<typeof order, (a: Entry, b: Entry) => number>> = {
    cheapest: (a, b) => amountOf(a) - amountOf(b),
    dearest: (a, b) => amountOf(b) - amountOf(a),
    'best-selling': (a, b) => a.rank - b.rank,
    newest: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
    longest: (a, b) => (b.pages ?? 0) - (a.pages ?? 0),
    shortest: (a, b) => (a.pages ?? Infinity) - (b.pages ?? Infinity),
  };
  return [...hits].sort((a, b) => by[order](a.entry, b.entry));
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

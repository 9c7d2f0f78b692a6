/**
 * The shop's search (docs/product.md 12, docs/decisions/0022): one for the dialog, the shop's list and
 * SofIA. MiniSearch keeps the index and scores by BM25+; what a word is compared by, what it means and
 * how much of the search a product covers is ours.
 */
import MiniSearch from 'minisearch';
import {niches} from '~/content/niches';
import {readPricePhrase, type PriceWish} from '~/domain/search/price-phrase';
import {asksForAll, isTelling, lackingTerm, withoutMarkup, wordsOf} from '~/domain/search/terms';
import type {CatalogueEntry} from './catalogue-entry';
import {createSynonymTable} from './synonym-table';
import {answeredBy, BOOST, understand, type Concept} from './understand-search';
import {createVocabulary} from './vocabulary';

/**
 * How much a word counts by where it stands. Of the description only those words are indexed that the
 * short texts do not have: the others would cost memory and time, and say little more.
 */
const WEIGHTS = {
  title: 8,
  tags: 4,
  subject: 3,
  audience: 3,
  contents: 2,
  niche: 1.2,
  about: 1,
} as const;
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];

/** How far a word found there answers the search. */
const ANSWERS: Readonly<Record<Field, number>> = {
  title: 1,
  tags: 1,
  subject: 1,
  audience: 0.95,
  contents: 0.85,
  niche: 0.8,
  about: 0.65,
};
/** From here on it is what the product is about; below it is mentioned. */
const ABOUT_IT = ANSWERS.audience;
/** What comes with every second product is no answer, but better than none. */
const EXTRAS_ANSWER = 0.12;

/** From this share on a product answers all that was asked, and comes before those that do not. */
const WHOLE = 0.7;
const WHOLE_BONUS = 3;
/** A product that answers less than this share of what the best one answers is found by its score alone. */
const NEAR_COVERAGE = 0.9;
/** Below this share of the best score such a one is noise, and one that answers as much is below the other. */
const MIN_SHARE = {farther: 0.15, near: 0.07};
/** Less than this share of what was asked says nothing where it is but mentioned. */
const MIN_MENTIONED = 0.5;
/** Below this share of what was asked it is about something else. */
const MIN_COVERAGE = 0.3;
/** Below this share nothing is about it, and nothing is shown. */
const MIN_ANSWER = 0.22;
const MAX_CATEGORIES = 3;
/** Products that are indexed without a pause. */
const STRETCH = 50;
/** Of the shop's prices, those that are 'barato'. */
const CHEAP_SHARE = 1 / 3;

export interface Hit {
  readonly entry: CatalogueEntry;
  /** From 0 to 1: how much of what was asked it answers. */
  readonly coverage: number;
  readonly score: number;
}

export interface SearchOutcome {
  /** Best first; those of the price that was asked for. */
  readonly hits: readonly Hit[];
  /** The search as it was probably meant; null when it was understood as it is. */
  readonly correction: string | null;
  /** Niches and subcategories that are called so. */
  readonly categories: readonly {readonly handle: string; readonly name: string}[];
  /** What was said of the price; null where nothing was. */
  readonly min: number | null;
  readonly max: number | null;
  /** Terms by which a sentence can be known to have matched. */
  readonly terms: ReadonlySet<string>;
}

export interface SearchEngine {
  readonly entries: readonly CatalogueEntry[];
  /**
   * @param price what is asked of it; read from the text where it is not given
   * @param isTyped whether its last word may go on yet; a sentence that was sent has none but whole ones
   */
  readonly search: (text: string, price?: PriceWish, isTyped?: boolean) => SearchOutcome;
  /** Of a text, the terms by which it may have matched. */
  readonly termsOf: (text: string) => readonly string[];
}

/** A price in the shop's currency. */
export const amountOf = ({price}: CatalogueEntry): number => Number(price.amount);

/** @param breathe is awaited now and then, so that others may go on meanwhile. */
export async function createSearchEngine(
  entries: readonly CatalogueEntry[],
  synonyms: readonly string[],
  breathe: () => Promise<void> = () => Promise.resolve(),
): Promise<SearchEngine> {
  const table = createSynonymTable(synonyms);
  const vocabulary = createVocabulary();
  const frequency = new Map<string, number>();
  /** By term, the places of the products that bring it along and do not have it themselves. */
  const extras = new Map<string, number[]>();
  const index = new MiniSearch<{id: number} & Record<Field, string>>({
    fields: FIELDS,
    storeFields: [],
    tokenize: (text) => (text ? text.split(' ') : []),
    processTerm: (term) => term,
  });

  const termsOf = (text: string): string[] => {
    const words = wordsOf(text);
    const terms = words.map(({term}) => term);
    const lacking = words.flatMap((word) => lackingTerm(word) ?? []);
    return [...terms, ...lacking, ...table.groupsIn(terms)];
  };
  for (const [id, entry] of entries.entries()) {
    if (id % STRETCH === STRETCH - 1) await breathe();
    const own = new Set<string>();
    const indexed = (texts: readonly string[], known?: ReadonlySet<string>): string => {
      for (const text of texts) for (const word of wordsOf(text)) vocabulary.add(word);
      const terms = texts.flatMap(termsOf).filter((term) => !known?.has(term));
      for (const term of terms) own.add(term);
      return terms.join(' ');
    };
    const short = {
      title: indexed([entry.title]),
      tags: indexed(entry.tags),
      subject: indexed([entry.productType, ...namesOf(entry, SUBJECTS)]),
      audience: indexed([entry.audience]),
      niche: indexed(namesOf(entry, NICHES)),
    };
    const said = new Set(own);
    const texts = entry.texts();
    const contents = indexed(texts.contents);
    index.add({id, ...short, contents, about: indexed(texts.about, said)});
    for (const term of own) frequency.set(term, (frequency.get(term) ?? 0) + 1);
    for (const term of new Set(indexed(texts.extras, own).split(' '))) {
      if (!term) continue;
      const places = extras.get(term);
      if (places) places.push(id);
      else extras.set(term, [id]);
    }
  }
  const cheap = cheapPrice(entries);
  const categories = collectionTerms(termsOf);

  return {
    entries,
    termsOf,
    search(typed, wanted, isTyped = true) {
      const text = withoutMarkup(typed);
      const price = wanted ? {...wanted, text} : readPricePhrase(text);
      const saysPrice = price.min !== null || price.max !== null || price.wish !== null;
      // Of 'libros de menos de 10' the price is all that is asked.
      const isAll = asksForAll(price.text) || (saysPrice && !isTelling(price.text));
      const asked = isAll ? '' : price.text;
      const isUsed = (term: string) => frequency.has(term) || extras.has(term);
      const understood = understand(asked, vocabulary, table, isUsed, isTyped);
      const max = price.max ?? (price.wish === 'cheap' ? cheap : null);
      const {min} = price;
      const fits = (entry: CatalogueEntry) =>
        (min === null || amountOf(entry) >= min) && (max === null || amountOf(entry) <= max);
      const found = asked
        ? rank(understood.concepts).filter(({entry}) => fits(entry))
        : typed.trim() && !text
          ? []
          : entries.filter(fits).map((entry) => ({entry, coverage: 1, score: 1}));
      const byPrice = price.wish !== null && (price.wish !== 'cheap' || !asked);
      // A word of a phrase ('bajar' of 'bajar de peso') says too little by itself to be shown as found.
      const terms = new Set(
        understood.concepts.flatMap((concept) =>
          [...concept.terms].flatMap(([term, sure]) => (sure === BOOST.partOfPhrase ? [] : term)),
        ),
      );
      return {
        hits: byPrice ? sortByPrice(found, price.wish === 'dearest' ? -1 : 1) : found,
        correction: understood.correction,
        categories: categories
          .filter(({terms: own}) =>
            understood.concepts.some((concept) =>
              [...concept.terms].some(([term, sure]) => sure >= BOOST.synonym && own.has(term)),
            ),
          )
          .slice(0, MAX_CATEGORIES)
          .map(({handle, name}) => ({handle, name})),
        min,
        max,
        terms,
      };
    },
  };

  function rank(concepts: readonly Concept[]): Hit[] {
    const boosts = new Map<string, number>();
    for (const {terms, boost} of concepts) {
      for (const [term, sure] of terms) {
        boosts.set(term, Math.max(sure * boost, boosts.get(term) ?? 0));
      }
    }
    if (boosts.size === 0) return [];
    const weights = concepts.map((concept) => concept.weight * rarity(concept));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const answered = answeredBy(concepts);
    const results = index.search([...boosts.keys()].join(' '), {
      boost: WEIGHTS,
      boostTerm: (term) => boosts.get(term) ?? 0,
      combineWith: 'OR',
    });
    const hits: Hit[] = [];
    const best = concepts.map(() => 0);
    for (const {id, score, match, terms} of results) {
      const entry = entries[id as number];
      if (!entry) continue;
      best.fill(0);
      for (const term of terms) {
        let answer = 0;
        for (const field of match[term] ?? []) answer = Math.max(answer, ANSWERS[field as Field]);
        for (const place of answered.get(term) ?? []) {
          best[place] = Math.max(best[place] ?? 0, answer);
        }
      }
      let covered = 0;
      for (const [place, weight] of weights.entries()) covered += (best[place] ?? 0) * weight;
      const coverage = covered / all;
      const most = Math.max(...best.filter((_, place) => (weights[place] ?? 0) > 0));
      if (coverage < MIN_MENTIONED && most < ABOUT_IT) continue;
      const whole = coverage >= WHOLE ? WHOLE_BONUS : 1;
      hits.push({entry, coverage, score: score * coverage ** 2 * whole});
    }
    if (hits.length === 0) return broughtAlong(answered.keys());
    hits.sort((a, b) => b.score - a.score);
    const top = hits[0]?.score ?? 0;
    const most = Math.max(0, ...hits.map(({coverage}) => coverage));
    // Where something answers the search, what merely brings it along is no answer.
    const least = most > MIN_COVERAGE ? MIN_COVERAGE : MIN_ANSWER;
    return hits.filter(
      ({score, coverage}) =>
        coverage >= least &&
        score >= top * MIN_SHARE[coverage >= most * NEAR_COVERAGE ? 'near' : 'farther'],
    );
  }

  /** What comes with any of these, best selling first. */
  function broughtAlong(terms: Iterable<string>): Hit[] {
    const places = new Set([...terms].flatMap((term) => extras.get(term) ?? []));
    return [...places]
      .sort((a, b) => a - b)
      .flatMap((place) => entries[place] ?? [])
      .map((entry) => ({entry, coverage: EXTRAS_ANSWER, score: EXTRAS_ANSWER}));
  }

  /** The rarer what is asked for, the more it matters that it is there. */
  function rarity({terms}: Concept): number {
    const sure = [...terms].filter(([, boost]) => boost >= BOOST.synonym);
    const count = Math.max(0, ...sure.map(([term]) => frequency.get(term) ?? 0));
    return Math.sqrt(Math.log(2 + entries.length / (1 + count)));
  }
}

/** Those that answer the search as well as the best one by their price, then the others. */
function sortByPrice(hits: readonly Hit[], direction: 1 | -1): Hit[] {
  const most = Math.max(0, ...hits.map(({coverage}) => coverage));
  const isNear = ({coverage}: Hit) => coverage >= most * NEAR_COVERAGE;
  return hits.toSorted(
    (a, b) =>
      Number(isNear(b)) - Number(isNear(a)) || direction * (amountOf(a.entry) - amountOf(b.entry)),
  );
}

const COLLECTIONS = niches.flatMap((niche) => [niche, ...niche.subcategories]);
const nameMap = (collections: readonly {handle: string; name: string}[]) =>
  new Map(collections.map(({handle, name}) => [handle, name]));
/** A niche with subcategories is about several things at once. */
const NICHES = nameMap(niches.filter(({subcategories}) => subcategories.length > 0));
const SUBJECTS = nameMap(COLLECTIONS.filter(({handle}) => !NICHES.has(handle)));

function namesOf({collections}: CatalogueEntry, names: ReadonlyMap<string, string>): string[] {
  return collections.flatMap((handle) => names.get(handle) ?? []);
}

function collectionTerms(termsOf: (text: string) => readonly string[]) {
  return COLLECTIONS.map(({handle, name}) => ({handle, name, terms: new Set(termsOf(name))}));
}

/** The price under which the cheapest third of the shop is; null when it sells nothing. */
function cheapPrice(entries: readonly CatalogueEntry[]): number | null {
  const sorted = entries.map(amountOf).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * CHEAP_SHARE)] ?? null;
}

/** The shop's facets: their values, the values of a product, and how many products a list would have. */
import {AUDIENCES} from '~/content/audiences';
import {niches} from '~/content/niches';
import {shopList as copy} from '~/copy/shop';
import {
  lengthOf,
  LENGTHS,
  matchesFacets,
  type FacetChoice,
  type FacetName,
  type KnownFacets,
} from '~/domain/catalogue/facets';
import {type ShopFilters, type ShopOrder, defaultOrder} from '~/domain/catalogue/shop-filters';
import {wordsOf, hasContentWord} from '../../../supabase/functions/_shared/search/words';
import type {CatalogueEntry, SearchEngine} from './catalogue-entry';
import {amountOf} from '../../../supabase/functions/_shared/search/engine';
import {readQuery, type Order} from '../../../supabase/functions/_shared/search/query';

const SUBCATEGORIES = niches.flatMap((niche) => niche.subcategories);

export const KNOWN_FACETS: KnownFacets = {
  sub: SUBCATEGORIES.map(({handle}) => handle),
  publico: AUDIENCES.map(({handle}) => handle),
  formato: Object.keys(copy.formats),
  extension: LENGTHS,
  estado: Object.keys(copy.states),
};

/** The known facets; within a niche, only its own subcategories. */
export function knownFacetsIn(niche: string | null): KnownFacets {
  const own = niches.find(({handle}) => handle === niche)?.subcategories;
  return own ? {...KNOWN_FACETS, sub: own.map(({handle}) => handle)} : KNOWN_FACETS;
}

const LABELS: Readonly<Record<FacetName, ReadonlyMap<string, string>>> = {
  sub: new Map(SUBCATEGORIES.map(({handle, name}) => [handle, name])),
  publico: new Map(AUDIENCES.map(({handle, name}) => [handle, name])),
  formato: new Map(Object.entries(copy.formats)),
  extension: new Map(Object.entries(copy.lengths)),
  estado: new Map(Object.entries(copy.states)),
};

export function facetLabel(name: FacetName, value: string): string {
  return LABELS[name].get(value) ?? value;
}

const audienceTerms = AUDIENCES.map(({handle, words}) => ({
  handle,
  terms: new Set(wordsOf(words).map(({term}) => term)),
}));
const knownFacets = new WeakMap<CatalogueEntry, FacetChoice>();

/** The values that a product has. */
function facetsOf(entry: CatalogueEntry): FacetChoice {
  const before = knownFacets.get(entry);
  if (before) return before;
  const said = wordsOf(`${entry.audience} ${entry.title}`).map(({term}) => term);
  const formats = entry.formats.map((format) => format.toLowerCase());
  const length = lengthOf(entry.pages);
  const facets: FacetChoice = {
    sub: KNOWN_FACETS.sub.filter((handle) => entry.collections.includes(handle)),
    publico: audienceTerms
      .filter(({terms}) => said.some((term) => terms.has(term)))
      .map(({handle}) => handle),
    formato: KNOWN_FACETS.formato.filter((format) => formats.includes(format)),
    extension: length ? [length] : [],
    estado: [...(entry.offer ? ['oferta'] : []), ...(entry.available ? ['disponible'] : [])],
  };
  knownFacets.set(entry, facets);
  return facets;
}

/** Matches of a text, or everything, before filters. */
function candidates(engine: SearchEngine, q: string): readonly CatalogueEntry[] {
  return q ? engine.search(q).hits.map(({entry}) => entry) : engine.entries;
}

const fits = (entry: CatalogueEntry, {niche, min, max}: ShopFilters) =>
  (niche === null || entry.collections.includes(niche)) &&
  (min === null || amountOf(entry) >= Number(min)) &&
  (max === null || amountOf(entry) <= Number(max));

/** All products of a list, sorted. */
export function listEntries(engine: SearchEngine, filters: ShopFilters): readonly CatalogueEntry[] {
  const found = candidates(engine, filters.q).filter(
    (entry) => fits(entry, filters) && matchesFacets(facetsOf(entry), filters.facets),
  );
  return found.toSorted(ORDERS[filters.order]);
}

const collator = new Intl.Collator('es');
const byPrice = (a: CatalogueEntry, b: CatalogueEntry) => amountOf(a) - amountOf(b);
/** Sorting is stable: ties keep their order by sales or relevance. */
const ORDERS: Readonly<Record<ShopOrder, (a: CatalogueEntry, b: CatalogueEntry) => number>> = {
  nuevos: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
  nombre: (a, b) => collator.compare(a.title, b.title),
  precio: byPrice,
  'precio-desc': (a, b) => byPrice(b, a),
  vendidos: (a, b) => a.rank - b.rank,
  relevancia: () => 0,
};

/** Counts the products of other lists with the same text. */
export interface ListCounter {
  /** Number of products with other facets. */
  readonly ofFacets: (facets: FacetChoice) => number;
  /** Number of products with another niche or price. */
  readonly of: (other: ShopFilters) => number;
}

export function countLists(engine: SearchEngine, filters: ShopFilters): ListCounter {
  const all = candidates(engine, filters.q).map((entry) => ({entry, values: facetsOf(entry)}));
  const fitting = all.filter(({entry}) => fits(entry, filters));
  return {
    ofFacets: (facets) => fitting.filter(({values}) => matchesFacets(values, facets)).length,
    of: (other) =>
      all.filter(({entry, values}) => fits(entry, other) && matchesFacets(values, other.facets))
        .length,
  };
}

const SHOP_ORDERS: Readonly<Partial<Record<Order, ShopOrder>>> = {
  cheapest: 'precio',
  dearest: 'precio-desc',
  'best-selling': 'vendidos',
  newest: 'nuevos',
};

/**
 * A list's text with what it says of price, order, offer and format as filters, which the shopper sees and can
 * take away: 'yoga por menos de $10' is 'yoga' up to 10. What no filter says (pages, exclusions) stays text; so does
 * all of it where nothing else would be left to look for.
 */
export function liftFilters(filters: ShopFilters): ShopFilters {
  const query = readQuery(filters.q);
  const order = query.order && SHOP_ORDERS[query.order];
  const formats = query.formats.filter((format) => KNOWN_FACETS.formato.includes(format));
  const lifted =
    query.min !== null || query.max !== null || query.offer || order || formats.length > 0;
  const stays =
    query.without ||
    query.extras ||
    query.age !== null ||
    query.language ||
    query.cheap ||
    query.minPages !== null ||
    query.maxPages !== null ||
    (query.order && !order) ||
    formats.length < query.formats.length;
  if (!lifted || stays) return filters;
  const q = hasContentWord(query.text)
    ? query.text.replace(/^(?:de|sobre|para|en|con|por)\s+/iu, '')
    : '';
  const {formato, estado} = filters.facets;
  return {
    ...filters,
    q,
    min: query.min === null ? filters.min : String(query.min),
    max: query.max === null ? filters.max : String(query.max),
    order: order ?? (!q && filters.order === 'relevancia' ? defaultOrder('') : filters.order),
    facets: {
      ...filters.facets,
      formato: [...new Set([...formato, ...formats])],
      estado: query.offer && !estado.includes('oferta') ? ['oferta', ...estado] : estado,
    },
  };
}

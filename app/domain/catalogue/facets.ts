/**
 * Filters of a list besides text, niche and price (docs/product.md 3.8). The URL holds the values of a facet in one
 * parameter, separated by points, without repetitions, in the shop's order. Unknown values are dropped, so the number
 * of URLs is bounded. Values are counted in `app/server/search/facet-counts.ts`; labels are in `app/copy/shop.ts`.
 */

/** Names of the facets' URL parameters, in the order in which they are written into the URL. */
export const FACET_NAMES = ['sub', 'publico', 'formato', 'extension', 'estado'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Values are OR-ed within a facet, AND-ed for `estado`; an empty list does not filter. */
export type FacetChoice = Readonly<Record<FacetName, readonly string[]>>;

/** The values that the shop knows, in their order. */
export type KnownFacets = FacetChoice;

export const NO_FACETS: FacetChoice = {
  sub: [],
  publico: [],
  formato: [],
  extension: [],
  estado: [],
};

/** At most this many values of one facet in a URL: more filter little and would multiply the number of URLs. */
const MAX_VALUES = 4;
const SEPARATOR = '.';

/** Maximum number of pages of a short ebook, and of one of middle length. */
const SHORT_PAGES = 60;
const MIDDLE_PAGES = 90;
export const LENGTHS = ['corto', 'medio', 'largo'] as const;

/** Length class of an ebook by page count; null if unknown. */
export function lengthOf(pages: number | null): (typeof LENGTHS)[number] | null {
  if (pages === null) return null;
  return pages <= SHORT_PAGES ? 'corto' : pages <= MIDDLE_PAGES ? 'medio' : 'largo';
}

/** Price ranges that a list offers, in units of the shop's currency; null for an open end. */
export const PRICE_RANGES = [
  {min: null, max: '9.99'},
  {min: '10', max: '14.99'},
  {min: '15', max: null},
] as const;

export function parseFacets(parameters: URLSearchParams, known: KnownFacets): FacetChoice {
  const read = (name: FacetName) => {
    const asked = (parameters.get(name) ?? '').split(SEPARATOR);
    return known[name].filter((value) => asked.includes(value)).slice(0, MAX_VALUES);
  };
  return {
    sub: read('sub'),
    publico: read('publico'),
    formato: read('formato'),
    extension: read('extension'),
    estado: read('estado'),
  };
}

/** Writes the chosen values into URL parameters. */
export function setFacets(parameters: URLSearchParams, choice: FacetChoice): void {
  for (const name of FACET_NAMES) {
    if (choice[name].length > 0) parameters.set(name, choice[name].join(SEPARATOR));
  }
}

/** Toggles a value: adds it, or removes it if it was chosen. */
export function toggleFacet(
  choice: FacetChoice,
  known: KnownFacets,
  name: FacetName,
  value: string,
): FacetChoice {
  const chosen = choice[name];
  const next = chosen.includes(value)
    ? chosen.filter((each) => each !== value)
    : known[name].filter((each) => each === value || chosen.includes(each));
  return {...choice, [name]: next.slice(0, MAX_VALUES)};
}

export function hasFacets(choice: FacetChoice): boolean {
  return FACET_NAMES.some((name) => choice[name].length > 0);
}

/** Whether a product with these values passes the filter. */
export function matchesFacets(values: FacetChoice, wanted: FacetChoice): boolean {
  return FACET_NAMES.every((name) => {
    const asked = wanted[name];
    if (asked.length === 0) return true;
    const has = (value: string) => values[name].includes(value);
    return name === 'estado' ? asked.every(has) : asked.some(has);
  });
}

/**
 * The URL of the shop list (docs/product.md 3.8): `?q=…&nicho=…&orden=…&min=…&max=…`, the facets and `?pagina=`.
 * Invalid values are dropped, and each list has one canonical URL. The order is omitted if it is the default: newest
 * first, or relevance when there is a text.
 */
import {MAX_SEARCH_LENGTH} from '../limits';
import {
  FACET_NAMES,
  NO_FACETS,
  parseFacets,
  setFacets,
  type FacetChoice,
  type KnownFacets,
} from './facets';
import {parsePage} from './views';
import {plainLine} from '~/domain/markup/plain-text';

export type ShopOrder = 'nuevos' | 'nombre' | 'precio' | 'precio-desc' | 'vendidos' | 'relevancia';

/**
 * To add a parameter, declare, parse and write it in this file; the form and all links keep it. Facet names are in
 * `facets.ts`. Any parameter narrows the list, which is then not indexed.
 */
export interface ShopFilters {
  /** The search text on one line; empty if there is no search. */
  readonly q: string;
  /** Handle of a niche's collection; null for all. */
  readonly niche: string | null;
  readonly order: ShopOrder;
  /** Decimal strings ('5', '12.5') in the shop's currency; null where the range is open. */
  readonly min: string | null;
  readonly max: string | null;
  readonly facets: FacetChoice;
}

/** In the order of the page key. */
export const SHOP_PARAMETERS = [
  'q',
  'nicho',
  'orden',
  'min',
  'max',
  ...FACET_NAMES,
  'pagina',
] as const;

/** Values of the form's fields by parameter name; empty if not set. */
export type ShopFields = Readonly<
  Record<Exclude<(typeof SHOP_PARAMETERS)[number], 'pagina'>, string>
>;

const ORDERS: readonly ShopOrder[] = ['nuevos', 'nombre', 'precio', 'precio-desc', 'vendidos'];
/** A price as typed, with a comma or a point, of at most nine digits. */
export const PRICE_PATTERN = String.raw`\s*[0-9]{1,9}([.,][0-9]{1,2})?\s*`;
const PRICE = new RegExp(`^${PRICE_PATTERN}$`);

/** The whole catalogue in its own order. */
export const NO_FILTERS: ShopFilters = {
  q: '',
  niche: null,
  order: 'nuevos',
  min: null,
  max: null,
  facets: NO_FACETS,
};

export function parseShopFilters(
  parameters: URLSearchParams,
  nicheHandles: readonly string[],
  knownFacets: KnownFacets = NO_FACETS,
): ShopFilters {
  const niche = parameters.get('nicho');
  const q = plainLine(parameters.get('q') ?? '', MAX_SEARCH_LENGTH);
  const order = ORDERS.find((known) => known === parameters.get('orden'));
  const [min, max] = ascending(
    parsePrice(parameters.get('min')),
    parsePrice(parameters.get('max')),
  );
  return {
    q,
    niche: niche !== null && nicheHandles.includes(niche) ? niche : null,
    order: order ?? defaultOrder(q),
    min,
    max,
    facets: parseFacets(parameters, knownFacets),
  };
}

/** The canonical query string of a page of the list, without '?'; empty for the first page without filters. */
export function shopSearch(filters: ShopFilters, page: number): string {
  const {q, niche, order, min, max, facets} = filters;
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  if (niche) parameters.set('nicho', niche);
  if (order !== defaultOrder(q)) parameters.set('orden', order);
  if (min) parameters.set('min', min);
  if (max) parameters.set('max', max);
  setFacets(parameters, facets);
  if (page > 1) parameters.set('pagina', String(page));
  return parameters.toString();
}

/** The fields as in the canonical URL. */
export function shopFields(filters: ShopFilters): ShopFields {
  const asked = new URLSearchParams(shopSearch(filters, 1));
  const fields = SHOP_PARAMETERS.filter((name) => name !== 'pagina');
  return Object.fromEntries(fields.map((name) => [name, asked.get(name) ?? ''])) as ShopFields;
}

/** The requested page number; not yet compared with the page count. */
export function parseShopPage(parameters: URLSearchParams): number {
  return parsePage(parameters.get('pagina'), Number.MAX_SAFE_INTEGER);
}

/** Whether the URL equals `shopSearch` up to the order of its parameters. */
export function isCanonicalShopSearch(
  parameters: URLSearchParams,
  filters: ShopFilters,
  page: number,
): boolean {
  const canonical = new URLSearchParams(shopSearch(filters, page));
  return SHOP_PARAMETERS.every((name) => {
    const [value, ...more] = parameters.getAll(name);
    return more.length === 0 && (value ?? null) === canonical.get(name);
  });
}

/** The order of a list whose URL names none. */
export function defaultOrder(q: string): ShopOrder {
  return q ? 'relevancia' : 'nuevos';
}

/** Whether the list is anything but the whole catalogue in its own order. */
export function isNarrowed(filters: ShopFilters): boolean {
  return shopSearch(filters, 1) !== '';
}

function parsePrice(typed: string | null): string | null {
  const price = PRICE.test(typed ?? '') ? Number(typed?.replace(',', '.')) : 0;
  return price > 0 ? String(price) : null;
}

/** Swaps a minimum above the maximum. */
function ascending(min: string | null, max: string | null): [string | null, string | null] {
  return min && max && Number(min) > Number(max) ? [max, min] : [min, max];
}

/** URL of the shop's search results; of the whole list if the text is empty. */
export function searchPath(text: string): string {
  return text ? `/tienda?${new URLSearchParams({q: text})}` : '/tienda';
}

import {niches} from '~/content/niches';
import {shopForm, shopList as copy} from '~/copy/shop';
import {FACET_NAMES, NO_FACETS, PRICE_RANGES, toggleFacet} from '~/domain/catalogue/facets';
import type {AppliedFilter, FacetGroup, ShopListDescription} from '~/domain/catalogue/views';
import {
  defaultOrder,
  isNarrowed,
  NO_FILTERS,
  shopFields,
  shopSearch,
  type ShopFilters,
  type ShopOrder,
} from '~/domain/catalogue/shop-filters';
import type {PageHead} from '~/domain/navigation/route-facts';
import {nicheOf} from '../catalogue/niche-tree';
import {
  countLists,
  facetLabel,
  KNOWN_FACETS,
  knownFacetsIn,
  type ListCounter,
} from '../search/facet-counts';
import type {SearchEngine} from '~/server/search/catalogue-entry';
import {numberedDescription} from './page-heads';

/** Valid values of `?nicho=`. */
export const SHOP_NICHES: readonly string[] = niches.map(({handle}) => handle);

/** The list's description, computed on the server so that browsers do not load the filter rules. */
export function describeShopList(
  filters: ShopFilters,
  page: number,
  pageCount: number,
  engine: SearchEngine | null = null,
): ShopListDescription & {readonly head: PageHead} {
  const niche = nicheName(filters.niche);
  const narrowed = isNarrowed(filters);
  const applied = appliedFilters(filters, niche);
  const counter = engine && countLists(engine, filters);
  return {
    fields: shopFields(filters),
    niches: nicheChoices(counter, filters),
    orders: orderChoices(filters),
    facets: facetGroups(counter, filters),
    applied,
    narrowed,
    head: {
      ...listHead(filters, applied, page, pageCount),
      path: narrowed ? '/tienda' : shopPath(filters, page),
      indexed: !narrowed,
    },
  };
}

/** The selection is in title and heading, so that several open tabs can be distinguished. */
function listHead(
  {q, order}: ShopFilters,
  applied: readonly AppliedFilter[],
  page: number,
  pageCount: number,
): Pick<PageHead, 'title' | 'description'> {
  const choices = applied.slice(q ? 1 : 0).map(({label}) => label);
  if (order !== defaultOrder(q)) choices.push(copy.orders[order]);
  const described = [...(q ? [copy.textFilter(q)] : []), ...choices, copy.metaDescription];
  return {
    title: copy.metaTitle(q, choices, page),
    description: numberedDescription(described.join('. '), page, pageCount),
  };
}

/** All orders except newest first, which is the order of the category's own pages. */
const OTHER_ORDERS: readonly ShopOrder[] = ['vendidos', 'nombre', 'precio', 'precio-desc'];

/**
 * Sort orders and filters of a category, each a URL of the shop list. Null for collections outside the ebook tree,
 * which that list cannot filter by.
 */
export function categoryFacets(handle: string, engine: SearchEngine | null): FacetGroup[] {
  const niche = nicheOf(handle);
  if (!niche) return [];
  const facets = niche === handle ? NO_FACETS : {...NO_FACETS, sub: [handle]};
  const filters = {...NO_FILTERS, niche, facets};
  const options = OTHER_ORDERS.map((order) => ({
    label: copy.orders[order],
    to: shopPath({...filters, order}),
    chosen: false,
    count: null,
  }));
  // The niche's subcategories have links of their own.
  const counter = engine && countLists(engine, filters);
  const groups = facetGroups(counter, filters).filter(({label}) => label !== copy.facets.sub);
  return [{label: shopForm.order, options}, ...groups];
}

/** The address of a page of the list. */
export function shopPath(filters: ShopFilters, page = 1): string {
  const search = shopSearch(filters, page);
  return search ? `/tienda?${search}` : '/tienda';
}

function appliedFilters(filters: ShopFilters, niche: string | null): AppliedFilter[] {
  const {q, min, max, order} = filters;
  const applied: AppliedFilter[] = [];
  if (q) {
    // Without a text there is no relevance to sort by.
    const rest = {...filters, q: '', order: order === 'relevancia' ? defaultOrder('') : order};
    applied.push({label: copy.textFilter(q), without: shopPath(rest)});
  }
  if (niche) applied.push({label: niche, without: shopPath({...filters, niche: null})});
  if (min || max) {
    const rest = {...filters, min: null, max: null};
    applied.push({label: copy.priceFilter(min, max), without: shopPath(rest)});
  }
  for (const name of FACET_NAMES) {
    for (const value of filters.facets[name]) {
      const rest = toggleFacet(filters.facets, KNOWN_FACETS, name, value);
      applied.push({
        label: facetLabel(name, value),
        without: shopPath({...filters, facets: rest}),
      });
    }
  }
  return applied;
}

/** Filter options: subcategories only of the chosen niche, and none that leads to nothing or cannot be counted. */
function facetGroups(counter: ListCounter | null, filters: ShopFilters): FacetGroup[] {
  const groups = FACET_NAMES.map((name) => {
    const values =
      name === 'sub' && filters.niche === null
        ? filters.facets.sub
        : knownFacetsIn(filters.niche)[name];
    const options = values.map((value) => {
      const facets = toggleFacet(filters.facets, KNOWN_FACETS, name, value);
      return {
        label: facetLabel(name, value),
        to: shopPath({...filters, facets}),
        chosen: filters.facets[name].includes(value),
        count: counter && counter.ofFacets(facets),
      };
    });
    return {label: copy.facets[name], options};
  });
  return [...groups, priceGroup(counter, filters)].flatMap(({label, options}) => {
    const left = options.filter(({count, chosen}) => Boolean(count) || chosen);
    return left.length > 0 ? [{label, options: left}] : [];
  });
}

function priceGroup(counter: ListCounter | null, filters: ShopFilters): FacetGroup {
  const options = PRICE_RANGES.map(({min, max}) => {
    const chosen = min === filters.min && max === filters.max;
    const other = {...filters, min: chosen ? null : min, max: chosen ? null : max};
    return {
      label: copy.priceFilter(min, max),
      to: shopPath(other),
      chosen,
      count: counter && counter.of(other),
    };
  });
  return {label: copy.facets.precio, options};
}

/** The niches, each with the number of products that the list would have. */
function nicheChoices(counter: ListCounter | null, filters: ShopFilters) {
  return niches.map(({handle, name}) => {
    if (!counter) return {value: handle, label: name};
    const own = knownFacetsIn(handle).sub;
    const sub = filters.facets.sub.filter((each) => own.includes(each));
    const count = counter.of({...filters, niche: handle, facets: {...filters.facets, sub}});
    return {value: handle, label: copy.counted(name, count)};
  });
}

/** Sort orders, the default first. Only search results can be sorted by relevance. */
function orderChoices({q}: ShopFilters) {
  const own = defaultOrder(q);
  const others = Object.entries(copy.orders).filter(
    ([order]) => order !== own && order !== 'relevancia',
  );
  return [
    {value: '', label: copy.orders[own]},
    ...others.map(([value, label]) => ({value, label})),
  ];
}

function nicheName(handle: string | null): string | null {
  return niches.find((niche) => niche.handle === handle)?.name ?? null;
}

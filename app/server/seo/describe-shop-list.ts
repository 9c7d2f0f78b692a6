import {niches} from '~/content/niches';
import {shopForm, shopList as copy} from '~/copy/shop';
import {FACET_NAMES, hasFacets, NO_FACETS, toggleFacet} from '~/domain/catalogue/facets';
import type {AppliedFilter, FacetGroup, ShopListDescription} from '~/domain/catalogue/views';
import {
  defaultOrder,
  isNarrowed,
  shopSearch,
  type ShopFilters,
  type ShopOrder,
} from '~/domain/catalogue/shop-filters';
import type {PageHead} from '~/domain/site/page-head';
import {nicheOf} from '../catalogue/niche-tree';
import {countFacets, facetLabel, KNOWN_FACETS} from '../search/facet-counts';
import type {SearchEngine} from '../search/search-engine';
import {numberedDescription} from './page-heads';

/** What `?nicho=` may say. */
export const SHOP_NICHES: readonly string[] = niches.map(({handle}) => handle);

const NICHE_CHOICES = niches.map(({handle, name}) => ({value: handle, label: name}));

/**
 * What the screen says about the list. It is worked out here, so that no browser has to load the
 * rules of the address.
 */
export function describeShopList(
  filters: ShopFilters,
  page: number,
  pageCount: number,
  engine: SearchEngine | null = null,
): ShopListDescription & {readonly head: PageHead} {
  const niche = nicheName(filters.niche);
  const {facets} = filters;
  const narrowed = isNarrowed(filters);
  const applied = appliedFilters(filters, niche);
  return {
    fields: {
      q: filters.q,
      nicho: filters.niche ?? '',
      orden: filters.order === defaultOrder(filters.q) ? '' : filters.order,
      min: filters.min ?? '',
      max: filters.max ?? '',
      sub: facets.sub.join('.'),
      publico: facets.publico.join('.'),
      formato: facets.formato.join('.'),
      extension: facets.extension.join('.'),
      estado: facets.estado.join('.'),
    },
    niches: NICHE_CHOICES,
    facets: facetGroups(engine, filters),
    facetsOpen: hasFacets(facets),
    applied,
    narrowed,
    head: {
      ...listHead(filters, applied, page, pageCount),
      path: narrowed ? '/tienda' : shopPath(filters, page),
      indexed: !narrowed,
    },
  };
}

/** What is chosen stands in both, so that whoever has several lists open tells them apart. */
function listHead(
  {q, order}: ShopFilters,
  applied: readonly AppliedFilter[],
  page: number,
  pageCount: number,
): Pick<PageHead, 'title' | 'description'> {
  const choices = applied.slice(q ? 1 : 0).map(({label}) => label);
  if (order !== defaultOrder(q)) choices.push(shopForm.orders[order]);
  const described = [...(q ? [copy.textFilter(q)] : []), ...choices, copy.metaDescription];
  return {
    title: copy.metaTitle(q, choices, page),
    description: numberedDescription(described.join('. '), page, pageCount),
  };
}

/** Other than newest first, in which a category's own pages stand too. */
const OTHER_ORDERS: readonly ShopOrder[] = ['vendidos', 'nombre', 'precio', 'precio-desc'];

/**
 * How a category can be sorted and narrowed: each a list of the shop. None for a collection that is no
 * niche or subcategory, by which the shop's list cannot be narrowed.
 */
export function categoryFacets(handle: string, engine: SearchEngine | null): FacetGroup[] {
  const niche = nicheOf(handle);
  if (!niche) return [];
  const facets = niche === handle ? NO_FACETS : {...NO_FACETS, sub: [handle]};
  const filters = {q: '', niche, order: defaultOrder(''), min: null, max: null, facets};
  const options = OTHER_ORDERS.map((order) => ({
    label: shopForm.orders[order],
    to: shopPath({...filters, order}),
    chosen: false,
    count: null,
  }));
  // Its subcategories are links of their own.
  const groups = facetGroups(engine, filters).filter(({label}) => label !== copy.facets.sub);
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
    // Without its text a list has no relevance to be sorted by.
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

/** What the list can be narrowed by: of subcategories those of its niche; nothing that would leave nothing. */
function facetGroups(engine: SearchEngine | null, filters: ShopFilters): FacetGroup[] {
  const count = engine && countFacets(engine, filters);
  const own = niches.find(({handle}) => handle === filters.niche)?.subcategories ?? [];
  const subcategories = own.map(({handle}) => handle);
  return FACET_NAMES.flatMap((name) => {
    const values = KNOWN_FACETS[name].filter(
      (value) =>
        name !== 'sub' || subcategories.includes(value) || filters.facets.sub.includes(value),
    );
    const options = values.flatMap((value) => {
      const chosen = filters.facets[name].includes(value);
      const found = count ? count(name, value) : null;
      if (found === 0 && !chosen) return [];
      const facets = toggleFacet(filters.facets, KNOWN_FACETS, name, value);
      const to = shopPath({...filters, facets});
      return [{label: facetLabel(name, value), to, chosen, count: found}];
    });
    return options.length > 0 ? [{label: copy.facets[name], options}] : [];
  });
}

function nicheName(handle: string | null): string | null {
  return niches.find((niche) => niche.handle === handle)?.name ?? null;
}

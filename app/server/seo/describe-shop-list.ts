import {niches} from '~/content/niches';
import {shopList as copy} from '~/copy/shop';
import type {AppliedFilter, ShopListDescription} from '~/domain/catalogue/views';
import {
  defaultOrder,
  isNarrowed,
  shopSearch,
  type ShopFilters,
} from '~/domain/catalogue/shop-filters';
import type {PageHead} from '~/domain/site/page-head';
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
): ShopListDescription & {readonly head: PageHead} {
  const niche = nicheName(filters.niche);
  const narrowed = isNarrowed(filters);
  return {
    fields: {
      q: filters.q,
      nicho: filters.niche ?? '',
      orden: filters.order === defaultOrder(filters.q) ? '' : filters.order,
      min: filters.min ?? '',
      max: filters.max ?? '',
    },
    niches: NICHE_CHOICES,
    applied: appliedFilters(filters, niche),
    narrowed,
    head: {
      title: copy.metaTitle(filters.q, niche, page),
      description: numberedDescription(copy.metaDescription, page, pageCount),
      path: narrowed ? '/tienda' : shopPath(filters, page),
      indexed: !narrowed,
    },
  };
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
  return applied;
}

function nicheName(handle: string | null): string | null {
  return niches.find((niche) => niche.handle === handle)?.name ?? null;
}

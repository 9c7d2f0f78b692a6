import {shopSearch, type ShopFilters} from '~/domain/shop-filters';

/** The address of a page of the shop's list. */
export function shopPath(filters: ShopFilters, page = 1): string {
  const search = shopSearch(filters, page);
  return search ? `/tienda?${search}` : '/tienda';
}

import {isTelling} from '../../../supabase/functions/_shared/search/words';
import {readQuery, type Order} from '../../../supabase/functions/_shared/search/query';
import {defaultOrder, type ShopFilters, type ShopOrder} from '~/domain/catalogue/shop-filters';
import {KNOWN_FACETS} from './facet-counts';

const ORDERS: Readonly<Partial<Record<Order, ShopOrder>>> = {
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
  const order = query.order && ORDERS[query.order];
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
  const q = isTelling(query.text)
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

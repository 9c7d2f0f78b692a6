import {sortProducts} from '../catalogue-index/product-order';
import {connect, type PageArgs} from '../graphql/connection';
import type {RequestContext} from '../context';
import {facetsOf} from '../filters/facets';
import {filterProducts, type ProductFilterInput} from '../filters/product-filter';
import {rankProducts, searchTerms, type UnavailableProducts} from '../search/relevance';

interface SearchArgs extends PageArgs {
  readonly query: string;
  readonly prefix?: 'LAST' | 'NONE' | null;
  readonly sortKey?: 'PRICE' | 'RELEVANCE' | null;
  readonly types?: readonly string[] | null;
  readonly productFilters?: readonly ProductFilterInput[] | null;
  readonly unavailableProducts?: UnavailableProducts | null;
}

/** `search`: the shop has no pages or articles, so only products are found. */
export function search(_root: unknown, args: SearchArgs, {catalogue}: RequestContext) {
  const types = args.types ?? ['PRODUCT'];
  const filters = args.productFilters ?? [];
  const terms = searchTerms(args.query, args.prefix !== 'NONE');
  const found = types.includes('PRODUCT')
    ? rankProducts(catalogue.products('BEST_SELLING'), terms, args.unavailableProducts ?? 'LAST')
    : [];
  const matching = filterProducts(found, filters);
  const products = args.sortKey === 'PRICE' ? sortProducts(matching, 'PRICE') : matching;
  const page = connect(products, args, {idOf: ({id}) => id, sort: args.sortKey ?? 'RELEVANCE'});
  return Object.defineProperties(page, {
    totalCount: {value: products.length},
    productFilters: {get: () => facetsOf(found, filters)},
  });
}

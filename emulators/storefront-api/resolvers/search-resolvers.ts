import {sortProducts} from '../catalogue-index/product-order';
import type {ProductNode} from '../catalogue-index/nodes';
import {connect, type PageArgs} from '../graphql/connection';
import type {RequestContext} from '../context';
import {facetsOf} from '../filters/facets';
import {filterProducts, type ProductFilterInput} from '../filters/product-filter';
import {badRequest} from '../graphql/graphql-errors';
import {relevance, rankProducts, searchTerms, type UnavailableProducts} from '../search/relevance';
import {suggestQueries} from '../search/suggestions';
import {fold, wordIndex} from '../search-query/fold';
import type {PageNode} from '../shop-content';

interface SearchArgs extends PageArgs {
  readonly query: string;
  readonly prefix?: 'LAST' | 'NONE' | null;
  readonly sortKey?: 'PRICE' | 'RELEVANCE' | null;
  readonly types?: readonly string[] | null;
  readonly productFilters?: readonly ProductFilterInput[] | null;
  readonly unavailableProducts?: UnavailableProducts | null;
}

/** `search`: products first, then pages, unless the products are sorted by price. */
export function search(_root: unknown, args: SearchArgs, {catalogue, shop}: RequestContext) {
  const types = args.types ?? ['PRODUCT', 'PAGE', 'ARTICLE'];
  const filters = args.productFilters ?? [];
  const terms = searchTerms(args.query, args.prefix !== 'NONE');
  const found = types.includes('PRODUCT')
    ? rankProducts(catalogue.products('BEST_SELLING'), terms, args.unavailableProducts ?? 'LAST')
    : [];
  const matching = filterProducts(found, filters);
  const products = args.sortKey === 'PRICE' ? sortProducts(matching, 'PRICE') : matching;
  // Filters are about products: once one is set, pages no longer belong among the results.
  const pages = types.includes('PAGE') && filters.length === 0 ? rankPages(shop.pages, terms) : [];
  const results: readonly (ProductNode | PageNode)[] = [...products, ...pages];
  const page = connect(results, args, {idOf: ({id}) => id, sort: args.sortKey ?? 'RELEVANCE'});
  return Object.defineProperties(page, {
    totalCount: {value: results.length},
    productFilters: {get: () => facetsOf(found, filters)},
  });
}

interface PredictiveArgs {
  readonly query: string;
  readonly limit?: number | null;
  readonly limitScope?: 'ALL' | 'EACH' | null;
  readonly types?: readonly string[] | null;
  readonly searchableFields?: readonly string[] | null;
  readonly unavailableProducts?: UnavailableProducts | null;
}

/** What the provider searches when the query names no fields. */
const DEFAULT_FIELDS = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR'];

/** `predictiveSearch`: the first few results of each kind while the shopper is still typing. */
export function predictiveSearch(
  _root: unknown,
  args: PredictiveArgs,
  {catalogue, shop}: RequestContext,
) {
  const limit = args.limit ?? 10;
  if (limit < 1 || limit > 10) throw badRequest('limit must be between 1 and 10');
  const types = args.types ?? ['ARTICLE', 'COLLECTION', 'PAGE', 'PRODUCT', 'QUERY'];
  const terms = searchTerms(args.query, true);
  const wanted = (type: string) => types.includes(type) && terms.needles.length > 0;
  const fields = args.searchableFields ?? DEFAULT_FIELDS;

  const products = wanted('PRODUCT')
    ? rankProducts(
        catalogue.products('BEST_SELLING'),
        terms,
        args.unavailableProducts ?? 'LAST',
        (product) => ({title: product.search.title, all: searchableText(product, fields)}),
      )
    : [];
  const collections = wanted('COLLECTION')
    ? catalogue.collections.filter(
        ({titleIndex}) => relevance({title: titleIndex, all: titleIndex}, terms) > 0,
      )
    : [];
  const pages = wanted('PAGE') ? rankPages(shop.pages, terms) : [];
  const queries = wanted('QUERY') ? suggestQueries(args.query, products) : [];

  let left = limit;
  const take = <T>(items: readonly T[]): readonly T[] => {
    const taken = items.slice(0, args.limitScope === 'EACH' ? limit : left);
    left -= taken.length;
    return taken;
  };
  return {
    products: take(products),
    collections: take(collections),
    pages: take(pages),
    queries: take(queries),
    articles: [],
  };
}

function searchableText({data, search}: ProductNode, fields: readonly string[]): string {
  const texts: Readonly<Record<string, () => string>> = {
    BODY: () => wordIndex(data.description),
    PRODUCT_TYPE: () => ` ${search.type} `,
    TAG: () => wordIndex(search.tags.join(' ')),
    TITLE: () => search.title,
    VARIANTS_SKU: () => wordIndex(search.skus.join(' ')),
    VARIANTS_TITLE: () => wordIndex(fold(data.variants.map(({title}) => title).join(' '))),
    VENDOR: () => ` ${search.vendor} `,
  };
  return fields.map((field) => texts[field]?.() ?? '').join('');
}

function rankPages(pages: readonly PageNode[], terms: ReturnType<typeof searchTerms>): PageNode[] {
  return pages.filter(({title, bodySummary}) => {
    const titleIndex = wordIndex(title);
    return relevance({title: titleIndex, all: wordIndex(bodySummary)}, terms) > 0;
  });
}

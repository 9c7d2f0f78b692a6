/**
 * A numbered page of the shop's list: by our own search where anything but niche and order is asked for.
 * While that is not there the provider knows three ways of reading it. A niche is a collection, which sorts
 * and filters by price; without a niche the products are queried by text and price; and what it cannot
 * tell by itself is read by id, with collections and prices, and what is wanted is kept: a text within a
 * niche, and a lowest price, because for the provider any variant of a product may be the one that costs as
 * much, while the shop's price of a product is its lowest.
 */
import type {
  ProductCollectionSortKeys,
  ProductFilter,
  ProductSortKeys,
} from '@shopify/storefront-schema-2025-07/storefront-api-types';
import {niches} from '~/content/niches';
import {hasFacets} from '~/domain/catalogue/facets';
import type {ProductSummary} from '~/domain/product/product';
import {
  type CategorisedProduct,
  type ShopPage,
  pageCount,
  pageOffset,
} from '~/domain/catalogue/views';
import type {ShopFilters, ShopOrder} from '~/domain/catalogue/shop-filters';
import {COLLECTION_PAGE_SIZE} from '~/domain/limits';
import {GET_PRODUCT_HITS} from '~/graphql/shop-list';
import {listEntries} from '../search/facet-counts';
import type {SearchEngine} from '~/server/search/catalogue-entry';
import {timeoutError} from '../storefront/storefront-error';
import type {StorefrontClient} from '../storefront/storefront-client';
import {categorised, toProductSummary} from './map-provider';
import {catalogueList, collectionList, type CatalogueListing} from './provider-lists';
import {readNumberedPage, PROVIDER_PAGE_LIMIT, type NumberedPage} from './read-numbered-page';
import {readProductsByIds} from './read-products';
import {textQuery} from './read-search';

export type ShopPageResult =
  | {readonly kind: 'page'; readonly page: ShopPage}
  /** The address names a page that does not exist; this one does. */
  | {readonly kind: 'other-page'; readonly page: number};

/** Limit of calls per text: a text with over a thousand matches is not useful. */
const MAX_HIT_PAGES = 4;
/** Collections read of each hit: its niche, its subcategory and others that an operator may have added. */
const COLLECTIONS_READ = 10;

const SORTS: Readonly<
  Record<
    ShopOrder,
    {catalogue: ProductSortKeys; collection: ProductCollectionSortKeys; reverse: boolean}
  >
> = {
  nuevos: {catalogue: 'CREATED_AT', collection: 'CREATED', reverse: true},
  nombre: {catalogue: 'TITLE', collection: 'TITLE', reverse: false},
  precio: {catalogue: 'PRICE', collection: 'PRICE', reverse: false},
  'precio-desc': {catalogue: 'PRICE', collection: 'PRICE', reverse: true},
  vendidos: {catalogue: 'BEST_SELLING', collection: 'BEST_SELLING', reverse: false},
  relevancia: {catalogue: 'RELEVANCE', collection: 'COLLECTION_DEFAULT', reverse: false},
};

/** Whether the list needs our own search, or our search answers it better than the provider. */
function asksForSearch({q, min, max, facets}: ShopFilters): boolean {
  return q !== '' || min !== null || max !== null || hasFacets(facets);
}

/**
 * The page, from our own search if needed and available.
 * @throws {StorefrontError} also for facets without our search, because the provider does not know them.
 */
export async function readShopPage(
  storefront: StorefrontClient,
  filters: ShopFilters,
  page: number,
  engine: SearchEngine | null = null,
): Promise<ShopPageResult> {
  if (engine && asksForSearch(filters)) {
    return readListed(storefront, listEntries(engine, filters), page);
  }
  if (hasFacets(filters.facets)) throw timeoutError(null);
  const text = textQuery(filters.q);
  // Punctuation alone matches no product.
  if (filters.q && !text) return shown(null, page, categorised);
  if (filters.min || (text && filters.niche)) {
    return readSiftedPage(storefront, filters, text, page);
  }
  if (!filters.niche) {
    const list = catalogueList(storefront, catalogueListing(filters, text));
    return shown(await readNumberedPage(list, page), page, categorised);
  }
  const category = niches.find(({handle}) => handle === filters.niche)?.name ?? null;
  const {collection: sortKey, reverse} = SORTS[filters.order];
  const listing = {filters: priceFilter(filters), sortKey, reverse};
  const result = await readNumberedPage(collectionList(storefront, filters.niche, listing), page);
  return shown(result, page, (node) => ({product: toProductSummary(node), category}));
}

/**
 * A page of the provider's matches, filtered by niche and price.
 * @throws {StorefrontError}
 */
async function readSiftedPage(
  storefront: StorefrontClient,
  filters: ShopFilters,
  text: string | null,
  page: number,
): Promise<ShopPageResult> {
  const {niche, min} = filters;
  const {hits, partial} = await readHits(storefront, catalogueListing(filters, text));
  const wanted = hits.filter(
    ({price, collections}) =>
      (niche === null || collections.includes(niche)) && (min === null || price >= Number(min)),
  );
  return readListed(storefront, wanted, page, partial);
}

/** A page of a completely known list, with the provider's current product data. @throws {StorefrontError} */
async function readListed(
  storefront: StorefrontClient,
  list: readonly {readonly id: string; readonly collections: readonly string[]}[],
  page: number,
  partial = false,
): Promise<ShopPageResult> {
  const wanted = pageOf(list, page);
  if (wanted.kind === 'other-page') return wanted;
  const ids = wanted.nodes.map(({id}) => id);
  const products = ids.length > 0 ? await readProductsByIds(storefront, ids) : [];
  const collections = new Map(list.map((each) => [each.id, each.collections]));
  const toProduct = (product: ProductSummary) => {
    const own = collections.get(product.id) ?? [];
    return {product, category: niches.find(({handle}) => own.includes(handle))?.name ?? null};
  };
  return shown({...wanted, nodes: products}, page, toProduct, partial);
}

function catalogueListing(filters: ShopFilters, text: string | null): CatalogueListing {
  const {min, max, order} = filters;
  const {catalogue: sortKey, reverse} = SORTS[order];
  const terms = [text, min && `variants.price:>=${min}`, max && `variants.price:<=${max}`];
  return {
    query: terms.filter(Boolean).join(' ') || null,
    text: filters.q,
    price: priceFilter(filters),
    sortKey,
    reverse,
  };
}

function priceFilter({min, max}: ShopFilters): ProductFilter[] {
  if (!min && !max) return [];
  return [{price: {...(min ? {min: Number(min)} : {}), ...(max ? {max: Number(max)} : {})}}];
}

/** A page cut out of a list that is known whole. */
function pageOf<Node>(nodes: readonly Node[], page: number): NumberedPage<Node> {
  const last = pageCount(nodes.length, COLLECTION_PAGE_SIZE);
  if (page > last) return {kind: 'other-page', page: last};
  const offset = pageOffset(page, COLLECTION_PAGE_SIZE);
  const cut = nodes.slice(offset, offset + COLLECTION_PAGE_SIZE);
  return {kind: 'page', owner: null, nodes: cut, total: nodes.length, pageCount: last};
}

/** A niche that the shop has no collection for is an empty list. */
function shown<Node>(
  result: NumberedPage<Node, unknown> | null,
  page: number,
  toProduct: (node: Node) => CategorisedProduct,
  partial = false,
): ShopPageResult {
  const found = result ?? pageOf<Node>([], page);
  if (found.kind === 'other-page') return found;
  return {
    kind: 'page',
    page: {
      products: found.nodes.map(toProduct),
      productCount: found.total,
      page,
      pageCount: found.pageCount,
      partial,
    },
  };
}

interface Hits {
  readonly hits: readonly {
    readonly id: string;
    /** Lowest variant price. */
    readonly price: number;
    readonly collections: readonly string[];
  }[];
  /** Whether there are more than were looked through. */
  readonly partial: boolean;
}

/**
 * The matches of a listing, in order.
 * @throws {StorefrontError}
 */
async function readHits(
  storefront: StorefrontClient,
  {query, sortKey, reverse}: CatalogueListing,
): Promise<Hits> {
  const hits: Hits['hits'][number][] = [];
  let after: string | null | undefined;
  for (let read = 0; read < MAX_HIT_PAGES; read++) {
    const {products} = await storefront.query(GET_PRODUCT_HITS, {
      query,
      sortKey,
      reverse,
      first: PROVIDER_PAGE_LIMIT,
      after,
      collections: COLLECTIONS_READ,
    });
    for (const {id, priceRange, collections} of products.nodes) {
      const price = Number(priceRange.minVariantPrice.amount);
      hits.push({id, price, collections: collections.nodes.map(({handle}) => handle)});
    }
    if (!products.pageInfo.hasNextPage) return {hits, partial: false};
    after = products.pageInfo.endCursor;
  }
  return {hits, partial: true};
}

/** Adapts the provider's two kinds of cursor-paged lists to numbered pages. */
import type {
  ProductFilter,
  ProductSortKeys,
  ProductCollectionSortKeys,
} from '@shopify/storefront-schema-2025-07/storefront-api-types';
import type {GetShopPageQuery, GetCollectionByHandleQuery} from 'storefrontapi.generated';
import {GET_COLLECTION_BY_HANDLE, GET_COLLECTION_PAGE_JUMP} from '~/graphql/collection';
import {GET_SHOP_PAGE, GET_SHOP_PAGE_JUMP} from '~/graphql/shop-list';
import type {StorefrontClient} from '../storefront/storefront-client';
import {countFromFacets, toImage, toProductSummary} from './map-provider';
import {
  PROVIDER_PAGE_LIMIT,
  PAGE_JUMP_SIZE,
  type NumberedList,
  readNumberedPage,
} from './read-numbered-page';
import {parsePage, type CollectionPage} from '~/domain/catalogue/views';
import {stripNumberPrefix, titleKey} from '~/domain/catalogue/collection';
import {nicheDescriptions} from '~/content/niches';
import {collection as copy} from '~/copy/collection';

type Collection = NonNullable<GetCollectionByHandleQuery['collection']>;
type CollectionProduct = Collection['products']['nodes'][number];

/** Filter and order of the catalogue. */
export interface CatalogueListing {
  /** Query in the provider's search syntax; null for the whole catalogue. */
  readonly query: string | null;
  /** The same query for the search that counts the products. */
  readonly text: string;
  readonly price: ProductFilter[];
  readonly sortKey: ProductSortKeys;
  readonly reverse: boolean;
}

/** Filter and order within a collection; empty for all products in its own order. */
export interface CollectionListing {
  readonly filters?: ProductFilter[];
  readonly sortKey?: ProductCollectionSortKeys;
  readonly reverse?: boolean;
}

/** The catalogue, or the matches of a query, as a list with numbered pages. */
export function catalogueList(
  storefront: StorefrontClient,
  listing: CatalogueListing,
): NumberedList<GetShopPageQuery['products']['nodes'][number]> {
  return {
    async readWindow(variables) {
      const {products, counted, found} = await storefront.query(GET_SHOP_PAGE, {
        ...listing,
        ...variables,
        countUpTo: PROVIDER_PAGE_LIMIT,
      });
      const {nodes, pageInfo} = products;
      const total = counted.pageInfo.hasNextPage ? found.totalCount : counted.nodes.length;
      return {owner: null, nodes, hasNextPage: pageInfo.hasNextPage, total};
    },
    async readPageJump(cursors) {
      const {fromStart, fromEnd, found} = await storefront.query(GET_SHOP_PAGE_JUMP, {
        ...listing,
        ...cursors,
        size: PAGE_JUMP_SIZE,
      });
      return {
        length: fromStart.nodes.length,
        total: found.totalCount,
        hasNextPage: fromStart.pageInfo.hasNextPage,
        endCursor: fromStart.pageInfo.endCursor ?? null,
        startCursor: fromEnd.pageInfo.startCursor ?? null,
      };
    },
  };
}

/** A collection's products as a list with numbered pages. */
export function collectionList(
  storefront: StorefrontClient,
  handle: string,
  listing: CollectionListing = {},
): NumberedList<CollectionProduct, Collection> {
  return {
    async readWindow(variables) {
      const {collection} = await storefront.query(GET_COLLECTION_BY_HANDLE, {
        handle,
        ...listing,
        ...variables,
      });
      if (!collection) return null;
      const {nodes, pageInfo} = collection.products;
      const total = countFromFacets(collection.products);
      return {owner: collection, nodes, hasNextPage: pageInfo.hasNextPage, total};
    },
    async readPageJump(cursors) {
      const {collection} = await storefront.query(GET_COLLECTION_PAGE_JUMP, {
        handle,
        size: PAGE_JUMP_SIZE,
        ...listing,
        ...cursors,
      });
      if (!collection) return null;
      const {fromStart, fromEnd} = collection;
      return {
        length: fromStart.nodes.length,
        total: countFromFacets(fromStart),
        hasNextPage: fromStart.pageInfo.hasNextPage,
        endCursor: fromStart.pageInfo.endCursor ?? null,
        startCursor: fromEnd.pageInfo.startCursor ?? null,
      };
    },
  };
}

type CollectionPageResult =
  | {readonly kind: 'page'; readonly page: CollectionPage}
  /** The address names a page that does not exist; this one does. */
  | {readonly kind: 'other-page'; readonly page: number}
  | {readonly kind: 'not-found'};

/**
 * A numbered page of a collection.
 * @param parameter the `?pagina=` of the address, or null. @throws {StorefrontError}
 */
export async function readCollectionPage(
  storefront: StorefrontClient,
  handle: string,
  parameter: string | null,
): Promise<CollectionPageResult> {
  const wanted = parsePage(parameter, Number.MAX_SAFE_INTEGER);
  // Page 1 has one URL, without a number.
  const canonical = wanted > 1 ? String(wanted) : null;
  if (parameter !== canonical) return {kind: 'other-page', page: wanted};

  const result = await readNumberedPage(collectionList(storefront, handle), wanted);
  if (result === null) return {kind: 'not-found'};
  if (result.kind === 'other-page') return result;
  const {owner: collection} = result;
  return {
    kind: 'page',
    page: {
      handle: collection.handle,
      name: stripNumberPrefix(collection.title),
      description: collection.description,
      image: collection.image ? toImage(collection.image) : null,
      products: result.nodes.map(toProductSummary),
      productCount: result.total,
      page: wanted,
      pageCount: result.pageCount,
    },
  };
}

/** The collection's own words, else the niche's, else the generic sentence (docs/product.md 3.6). */
export function describeCollection({
  name,
  description,
}: Pick<CollectionPage, 'name' | 'description'>): string {
  return description.trim() || nicheDescription(name) || copy.genericDescription(name);
}

function nicheDescription(name: string): string | undefined {
  const key = titleKey(name);
  return Object.entries(nicheDescriptions).find(([niche]) => titleKey(niche) === key)?.[1];
}

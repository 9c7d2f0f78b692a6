/** The provider's two kinds of lists, which it pages by cursor, as lists with numbered pages. */
import type {
  ProductFilter,
  ProductSortKeys,
  ProductCollectionSortKeys,
} from '@shopify/storefront-schema-2025-07/storefront-api-types';
import type {GetShopPageQuery, GetCollectionByHandleQuery} from 'storefrontapi.generated';
import {GET_COLLECTION_BY_HANDLE, GET_COLLECTION_PAGE_JUMP} from '~/graphql/collection';
import {GET_SHOP_PAGE, GET_SHOP_PAGE_JUMP} from '~/graphql/shop-list';
import type {StorefrontClient} from '../storefront/storefront-client';
import {countFromFacets} from './map-provider';
import {PROVIDER_PAGE_LIMIT, PAGE_JUMP_SIZE, type NumberedList} from './read-numbered-page';

type Collection = NonNullable<GetCollectionByHandleQuery['collection']>;
type CollectionProduct = Collection['products']['nodes'][number];

/** Filter and order of the catalogue. */
export interface CatalogueListing {
  /** In the provider's search syntax; null for the whole catalogue. */
  readonly query: string | null;
  /** The same once more, for the search that counts. */
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

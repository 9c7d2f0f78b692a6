import type {
  ProductCollectionSortKeys,
  ProductFilter,
} from '@shopify/storefront-schema-2025-07/storefront-api-types';
import type {GetCollectionByHandleQuery} from 'storefrontapi.generated';
import {GET_COLLECTION_BY_HANDLE, GET_COLLECTION_PAGE_JUMP} from '~/graphql/collection';
import type {StorefrontClient} from '../storefront/storefront-client';
import {countFromFacets} from './niche-tree';
import {PAGE_JUMP_SIZE, type NumberedList} from './read-numbered-page';

type Collection = NonNullable<GetCollectionByHandleQuery['collection']>;
type CollectionProduct = Collection['products']['nodes'][number];

/** In which order, and which of its products; the collection's own order and all when empty. */
export interface CollectionListing {
  readonly filters?: ProductFilter[];
  readonly sortKey?: ProductCollectionSortKeys;
  readonly reverse?: boolean;
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

import type {
  ProductFilter,
  ProductSortKeys,
} from '@shopify/storefront-schema-2025-07/storefront-api-types';
import type {GetShopPageQuery} from 'storefrontapi.generated';
import {GET_SHOP_PAGE, GET_SHOP_PAGE_JUMP} from '~/graphql/shop-list';
import type {StorefrontClient} from '../storefront/storefront-client';
import {PROVIDER_PAGE_LIMIT, PAGE_JUMP_SIZE, type NumberedList} from './read-numbered-page';

export interface CatalogueListing {
  /** In the provider's search syntax; null for the whole catalogue. */
  readonly query: string | null;
  /** The same once more, for the search that counts. */
  readonly text: string;
  readonly price: ProductFilter[];
  readonly sortKey: ProductSortKeys;
  readonly reverse: boolean;
}

/** The whole catalogue, or what of it answers a query, as a list with numbered pages. */
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

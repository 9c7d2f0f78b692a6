import type {CollectionNode} from '../catalogue-index/nodes';
import {orderOfSortKey} from '../catalogue-index/product-order';
import {connect, type PageArgs} from '../graphql/connection';
import type {FieldResolvers, RequestContext} from '../context';
import {facetsOf} from '../filters/facets';
import {filterProducts, type ProductFilterInput} from '../filters/product-filter';
import {addressOf} from '../shop-content';
import {truncate} from './truncate';

interface CollectionProductsArgs extends PageArgs {
  readonly sortKey?: string | null;
  readonly filters?: readonly ProductFilterInput[] | null;
}

export const collectionResolvers: FieldResolvers = {
  handle: ({data}: CollectionNode) => data.handle,
  title: ({data}: CollectionNode) => data.title,
  description: ({data}: CollectionNode, {truncateAt}: {truncateAt?: number | null}) =>
    truncate(data.description, truncateAt),
  descriptionHtml: ({data}: CollectionNode) => data.descriptionHtml,
  updatedAt: ({data}: CollectionNode) => data.updatedAt,
  image: ({data}: CollectionNode) => data.image,
  seo: ({data}: CollectionNode) => ({
    title: data.title,
    description: truncate(data.description, 320),
  }),
  onlineStoreUrl: ({data}: CollectionNode, _args: unknown, {shop}: RequestContext) =>
    addressOf(shop, shop.profile.collectionPath + data.handle),
  products: (
    collection: CollectionNode,
    args: CollectionProductsArgs,
    {catalogue}: RequestContext,
  ) => {
    const order = orderOfSortKey(args.sortKey ?? 'COLLECTION_DEFAULT');
    const all = catalogue.productsOf(collection, order);
    const filters = args.filters ?? [];
    const page = connect(filterProducts(all, filters), args, {
      idOf: ({data}) => data.id,
      sort: order,
    });
    // Facets are counted only when the query selects them.
    return Object.defineProperty(page, 'filters', {get: () => facetsOf(all, filters)});
  },
};

import type {CollectionNode, ProductNode} from '../catalogue-index/nodes';
import {compareNumericIds, compareText, orderOfSortKey} from '../catalogue-index/product-order';
import {connect, type Connection, type PageArgs} from '../graphql/connection';
import type {FieldResolvers, RequestContext} from '../context';
import {requireGid} from '../gid';
import {COLLECTION_SEARCH_FIELDS, REDIRECT_SEARCH_FIELDS} from '../search/content-search-fields';
import {PRODUCT_SEARCH_FIELDS} from '../search/product-search-fields';
import {compileQuery} from '../search-query/compile';
import {facetsOf} from '../filters/facets';
import {resolveNode} from './node-resolver';
import {search} from './search-resolvers';
import {paymentSettings, publicApiVersions, shopNode} from './shop-resolvers';

interface ListArgs extends PageArgs {
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

interface Reference {
  readonly id?: string | null;
  readonly handle?: string | null;
}

export const queryResolvers: FieldResolvers = {
  shop: (_root: unknown, _args: unknown, {shop}: RequestContext) => shopNode(shop),
  localization: () => ({}),
  paymentSettings: (_root: unknown, _args: unknown, {origin}: RequestContext) =>
    paymentSettings(origin),
  publicApiVersions: (_root: unknown, _args: unknown, context: RequestContext) =>
    publicApiVersions(context),

  product: (_root: unknown, reference: Reference, {catalogue}: RequestContext) =>
    reference.id != null
      ? catalogue.productById(requireGid(reference.id).id)
      : catalogue.product(reference.handle ?? ''),
  products: (_root: unknown, args: ListArgs, {catalogue}: RequestContext) => {
    const order = orderOfSortKey(args.sortKey);
    const sorted = catalogue.products(order);
    const matching = args.query
      ? sorted.filter(compileQuery(args.query, PRODUCT_SEARCH_FIELDS))
      : sorted;
    const page: Connection<ProductNode> = connect(matching, args, {
      idOf: ({data}) => data.id,
      sort: order,
    });
    return Object.defineProperty(page, 'filters', {get: () => facetsOf(matching, [])});
  },

  collection: (_root: unknown, reference: Reference, {catalogue}: RequestContext) =>
    reference.id != null
      ? catalogue.collectionById(requireGid(reference.id).id)
      : catalogue.collection(reference.handle ?? ''),
  collections: (_root: unknown, args: ListArgs, {catalogue}: RequestContext) => {
    const matching = catalogue.collections
      .filter(compileQuery(args.query, COLLECTION_SEARCH_FIELDS))
      .sort(compareCollections(args.sortKey));
    return {
      ...connect(matching, args, {idOf: ({data}) => data.id, sort: args.sortKey ?? 'ID'}),
      totalCount: String(matching.length),
    };
  },

  search,

  node: (_root: unknown, {id}: {id: string}, context: RequestContext) => resolveNode(id, context),
  nodes: (_root: unknown, {ids}: {ids: string[]}, context: RequestContext) =>
    ids.map((id) => resolveNode(id, context)),
  cart: (_root: unknown, {id}: {id: string}, {carts}: RequestContext) => carts.view(id),

  urlRedirects: (_root: unknown, args: ListArgs, {shop}: RequestContext) =>
    connect(shop.redirects.filter(compileQuery(args.query, REDIRECT_SEARCH_FIELDS)), args, {
      idOf: ({id}) => id,
    }),
  sitemap: (_root: unknown, {type}: {type: string}) => ({type}),
};

function compareCollections(sortKey: string | null | undefined) {
  const byId = (a: CollectionNode, b: CollectionNode) => compareNumericIds(a.data.id, b.data.id);
  switch (sortKey) {
    case 'TITLE':
      return (a: CollectionNode, b: CollectionNode) =>
        compareText(a.titleKey, b.titleKey) || byId(a, b);
    case 'UPDATED_AT':
      return (a: CollectionNode, b: CollectionNode) => a.updatedAt - b.updatedAt || byId(a, b);
    default:
      return byId;
  }
}

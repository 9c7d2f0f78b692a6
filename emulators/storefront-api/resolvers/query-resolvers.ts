import type {CollectionNode, ProductNode} from '../catalogue-index/nodes';
import {compareNumericIds, compareText, orderOfSortKey} from '../catalogue-index/product-order';
import {connect, type Connection, type PageArgs} from '../graphql/connection';
import type {FieldResolvers, RequestContext} from '../context';
import {requireGid} from '../gid';
import {
  COLLECTION_SEARCH_FIELDS,
  CONTENT_SEARCH_FIELDS,
  REDIRECT_SEARCH_FIELDS,
} from '../search/content-search-fields';
import {PRODUCT_SEARCH_FIELDS} from '../search/product-search-fields';
import {relatedProducts} from '../search/recommendations';
import {compileQuery, type SearchableFields} from '../search-query/compile';
import {facetsOf} from '../filters/facets';
import {menuNode} from './content-resolvers';
import {metaobjectQueries} from './metaobject-resolvers';
import {resolveNode} from './node-resolver';
import {predictiveSearch, search} from './search-resolvers';
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
  productByHandle: (_root: unknown, {handle}: {handle: string}, {catalogue}: RequestContext) =>
    catalogue.product(handle),
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
  productTypes: (_root: unknown, {first}: {first: number}, {catalogue}: RequestContext) =>
    strings(
      catalogue.products('PRODUCT_TYPE').map(({data}) => data.productType),
      first,
    ),
  productTags: (_root: unknown, {first}: {first: number}, {catalogue}: RequestContext) =>
    strings(
      catalogue
        .products('ID')
        .flatMap(({data}) => data.tags)
        .sort(),
      first,
    ),
  productRecommendations: (
    _root: unknown,
    args: {productId?: string | null; productHandle?: string | null; intent?: string | null},
    {catalogue}: RequestContext,
  ) => {
    const product =
      args.productId != null
        ? catalogue.productById(requireGid(args.productId).id)
        : catalogue.product(args.productHandle ?? '');
    if (!product) return null;
    // Complementary products are picked by hand in the provider's own app; nobody has.
    return args.intent === 'COMPLEMENTARY' ? [] : relatedProducts(product, catalogue);
  },

  collection: (_root: unknown, reference: Reference, {catalogue}: RequestContext) =>
    reference.id != null
      ? catalogue.collectionById(requireGid(reference.id).id)
      : catalogue.collection(reference.handle ?? ''),
  collectionByHandle: (_root: unknown, {handle}: {handle: string}, {catalogue}: RequestContext) =>
    catalogue.collection(handle),
  collections: (_root: unknown, args: ListArgs, {catalogue}: RequestContext) => {
    const matching = catalogue.collections
      .filter(compileQuery(args.query, COLLECTION_SEARCH_FIELDS))
      .sort(compareCollections(args.sortKey));
    return {
      ...connect(matching, args, {idOf: ({data}) => data.id, sort: args.sortKey ?? 'ID'}),
      totalCount: String(matching.length),
    };
  },

  ...metaobjectQueries,

  search,
  predictiveSearch,

  node: (_root: unknown, {id}: {id: string}, context: RequestContext) => resolveNode(id, context),
  nodes: (_root: unknown, {ids}: {ids: string[]}, context: RequestContext) =>
    ids.map((id) => resolveNode(id, context)),
  cart: (_root: unknown, {id}: {id: string}, {carts}: RequestContext) => carts.view(id),

  menu: (_root: unknown, {handle}: {handle: string}, context: RequestContext) =>
    menuNode(handle, context),
  page: (_root: unknown, reference: Reference, {shop}: RequestContext) =>
    byReference(shop.pages, reference),
  pageByHandle: (_root: unknown, {handle}: {handle: string}, {shop}: RequestContext) =>
    byReference(shop.pages, {handle}),
  pages: (_root: unknown, args: ListArgs, {shop}: RequestContext) =>
    contentList(shop.pages, args, CONTENT_SEARCH_FIELDS),
  blog: (_root: unknown, reference: Reference, {shop}: RequestContext) =>
    byReference(shop.blogs, reference),
  blogByHandle: (_root: unknown, {handle}: {handle: string}, {shop}: RequestContext) =>
    byReference(shop.blogs, {handle}),
  blogs: (_root: unknown, args: ListArgs, {shop}: RequestContext) =>
    contentList(shop.blogs, args, CONTENT_SEARCH_FIELDS),
  urlRedirects: (_root: unknown, args: ListArgs, {shop}: RequestContext) =>
    contentList(shop.redirects, args, REDIRECT_SEARCH_FIELDS),
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

function contentList<T extends {readonly id: string}>(
  items: readonly T[],
  args: ListArgs,
  fields: SearchableFields<T>,
) {
  return connect(items.filter(compileQuery(args.query, fields)), args, {idOf: ({id}) => id});
}

function byReference<T extends {readonly id: string; readonly handle: string}>(
  items: readonly T[],
  {id, handle}: Reference,
): T | null {
  return items.find((item) => (id != null ? item.id === id : item.handle === handle)) ?? null;
}

/** Distinct non-blank strings as a connection; these fields take `first` alone. */
function strings(values: readonly string[], first: number) {
  return connect([...new Set(values.filter(Boolean))], {first}, {idOf: (value) => value});
}

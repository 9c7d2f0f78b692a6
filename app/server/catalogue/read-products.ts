import type {GetProductByHandleQuery, GetProductVariantsQuery} from 'storefrontapi.generated';
import type {Book} from '~/domain/book/book';
import {licenceOf} from '~/content/licence';
import type {Licence} from '~/domain/licence/licence';
import type {CollectionLink, Crumb} from '~/domain/catalogue/views';
import {stripNumberPrefix} from '~/domain/catalogue/collection';
import type {Product, ProductSummary} from '~/domain/product/product';
import {relatedProducts, type RelatedProducts} from '~/domain/offers/related-products';
import {
  MAX_COLLECTION_PRODUCTS,
  MAX_PRODUCT_IMAGES,
  MAX_PRODUCT_VARIANTS,
  CROSS_SELL_PRODUCTS_REQUESTED,
} from '~/domain/limits';
import {
  GET_PRODUCT_BY_HANDLE,
  GET_PRODUCT_VARIANTS,
  GET_RELATED_PRODUCTS,
  GET_PRODUCTS,
  GET_PRODUCTS_BY_IDS,
  GET_VARIANT_PRICES,
} from '~/graphql/product';
import {loadOptional, valueOr} from '~/server/storefront/storefront-error';
import type {StorefrontClient} from '~/server/storefront/storefront-client';
import {categorised, toBook, toProduct, toProductSummary} from './map-provider';
import {mainCollection, productTrail} from './niche-tree';
import type {ShopVariant} from '~/domain/cart/line-status';
import {isOfferable} from '~/domain/offers/cross-sell';

/** The product's niche, its subcategory, and another one that an operator may have put first. */
const COLLECTIONS_READ = 3;
/** The most that the provider answers at once. */
const VARIANTS_AT_ONCE = 250;
const NO_RELATED: RelatedProducts<ProductSummary> = {companions: [], more: []};

/** A product with its book data, breadcrumb and licence. */
export interface BookPage {
  readonly product: Product;
  readonly book: Book;
  readonly trail: readonly Crumb[];
  /** Null if the product names an unknown licence: nothing may be promised then. */
  readonly licence: Licence | null;
}

interface ProductPage extends BookPage {
  readonly collection: CollectionLink | null;
  readonly related: RelatedProducts<ProductSummary>;
}

/**
 * A product with related data, in one round of two calls; null if it does not exist. Related products are optional.
 * @throws {StorefrontError} if the product cannot be read.
 */
export async function readProductPage(
  storefront: StorefrontClient,
  handle: string,
): Promise<ProductPage | null> {
  const [product, neighbours] = await Promise.all([
    queryProduct(storefront, handle),
    loadOptional(
      storefront.query(GET_RELATED_PRODUCTS, {
        handle,
        collections: COLLECTIONS_READ,
        products: MAX_COLLECTION_PRODUCTS,
      }),
    ),
  ]);
  if (!product) return null;

  const collection = mainCollection(product.collections.nodes);
  const around = valueOr(neighbours, {product: null}).product?.collections.nodes ?? [];
  const same = mainCollection(around);
  return {
    ...toBookPage(product),
    collection: collection && {
      handle: collection.handle,
      name: stripNumberPrefix(collection.title),
    },
    related: same ? rank(product, same.products.nodes) : NO_RELATED,
  };
}

/**
 * A product with its book data, without related products; null if it does not exist.
 * @throws {StorefrontError}
 */
export async function readBookPage(
  storefront: StorefrontClient,
  handle: string,
): Promise<BookPage | null> {
  const product = await queryProduct(storefront, handle);
  return product && toBookPage(product);
}

/** Both pages share one query, so that the second page hits the cache. */
async function queryProduct(storefront: StorefrontClient, handle: string) {
  const {product} = await storefront.query(GET_PRODUCT_BY_HANDLE, {
    handle,
    images: MAX_PRODUCT_IMAGES,
    variants: MAX_PRODUCT_VARIANTS,
  });
  if (!product) return null;
  return {...product, variants: await readAllVariants(storefront, handle, product.variants)};
}

type Variants = NonNullable<GetProductByHandleQuery['product']>['variants'];

/** The first variants and, where a product has more, the others. @throws {StorefrontError} */
async function readAllVariants(
  storefront: StorefrontClient,
  handle: string,
  first: Variants,
): Promise<Variants> {
  let {nodes, pageInfo} = first;
  while (pageInfo.hasNextPage && pageInfo.endCursor) {
    const {product}: GetProductVariantsQuery = await storefront.query(GET_PRODUCT_VARIANTS, {
      handle,
      first: VARIANTS_AT_ONCE,
      after: pageInfo.endCursor,
    });
    if (!product) break;
    nodes = [...nodes, ...product.variants.nodes];
    ({pageInfo} = product.variants);
  }
  return {nodes, pageInfo};
}

function toBookPage(product: NonNullable<Awaited<ReturnType<typeof queryProduct>>>): BookPage {
  return {
    product: toProduct(product),
    book: toBook(product),
    trail: productTrail(product.collections.nodes),
    licence: licenceOf(product.licence?.value),
  };
}

type Neighbour = Parameters<typeof toProductSummary>[0] & {readonly tags: readonly string[]};

function rank(
  current: {id: string; productType: string; tags: readonly string[]},
  neighbours: readonly Neighbour[],
): RelatedProducts<ProductSummary> {
  const candidates = neighbours.map((node) => ({...toProductSummary(node), tags: node.tags}));
  const {companions, more} = relatedProducts(current, candidates);
  return {companions: companions.map(withoutTags), more: more.map(withoutTags)};
}

function withoutTags({tags: _, ...product}: ProductSummary & {tags: readonly string[]}) {
  return product;
}

/** Reads those of the first 50 products that a cross-sell may offer. @throws {StorefrontError} */
export async function readOfferProducts(storefront: StorefrontClient): Promise<ProductSummary[]> {
  const {products} = await storefront.query(GET_PRODUCTS, {first: CROSS_SELL_PRODUCTS_REQUESTED});
  return products.edges
    .map(({node}) => toProductSummary(node))
    .filter((product) => isOfferable(product, []));
}

/** The products of these ids that the shop has, in the ids' order. @throws {StorefrontError} */
export async function readProductsByIds(
  storefront: StorefrontClient,
  ids: readonly string[],
): Promise<ProductSummary[]> {
  const {nodes} = await storefront.query(GET_PRODUCTS_BY_IDS, {ids: [...ids]});
  return nodes.flatMap((node) => {
    if (!node || !('handle' in node)) return [];
    const {product, category} = categorised(node);
    // Their cards name the niche, as everywhere else.
    return [{...product, productType: category ?? product.productType}];
  });
}

/**
 * The variants of these ids that the shop has, at the prices of this moment: never from a cache,
 * which might hold those of yesterday. @throws {StorefrontError}
 */
export async function readVariantPrices(
  storefront: StorefrontClient,
  ids: readonly string[],
): Promise<ShopVariant[]> {
  const {nodes} = await storefront.queryNow(GET_VARIANT_PRICES, {ids: [...ids]});
  return nodes.flatMap((node) =>
    node && 'price' in node
      ? {
          id: node.id,
          price: node.price,
          compareAtPrice: node.compareAtPrice ?? null,
          availableForSale: node.availableForSale,
        }
      : [],
  );
}

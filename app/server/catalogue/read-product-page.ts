import type {CollectionLink, Crumb} from '~/domain/catalogue/views';
import {stripNumberPrefix} from '~/domain/catalogue/collection-title';
import type {Product, ProductSummary} from '~/domain/catalogue/product';
import {relatedProducts, type RelatedProducts} from '~/domain/offers/related-products';
import {MAX_COLLECTION_PRODUCTS, MAX_PRODUCT_IMAGES, MAX_PRODUCT_VARIANTS} from '~/domain/limits';
import {GET_PRODUCT_BY_HANDLE, GET_RELATED_PRODUCTS} from '~/graphql/product';
import {loadOptional, valueOr} from '../storefront/load-optional';
import type {StorefrontClient} from '../storefront/storefront-client';
import {toProduct, toProductSummary} from './map-provider';
import {mainCollection, productTrail} from './niche-tree';

/** Its niche, its sub-category, and one more that an operator may have put first. */
const COLLECTIONS_READ = 3;
const NO_RELATED: RelatedProducts<ProductSummary> = {companions: [], more: []};

export interface ProductPage {
  readonly product: Product;
  readonly collection: CollectionLink | null;
  readonly trail: readonly Crumb[];
  readonly related: RelatedProducts<ProductSummary>;
}

/**
 * A product and what goes with it, in one round of two calls; null when there is no such product.
 * The page stands without its related products. @throws {StorefrontError} when the product cannot be read.
 */
export async function readProductPage(
  storefront: StorefrontClient,
  handle: string,
): Promise<ProductPage | null> {
  const [{product}, neighbours] = await Promise.all([
    storefront.query(GET_PRODUCT_BY_HANDLE, {
      handle,
      images: MAX_PRODUCT_IMAGES,
      variants: MAX_PRODUCT_VARIANTS,
    }),
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
    product: toProduct(product),
    collection: collection && {
      handle: collection.handle,
      name: stripNumberPrefix(collection.title),
    },
    trail: productTrail(product.collections.nodes),
    related: same ? rank(product, same.products.nodes) : NO_RELATED,
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

import type {ShopVariant} from '~/domain/cart/line-status';
import type {ProductSummary} from '~/domain/product/product';
import {CROSS_SELL_PRODUCTS_REQUESTED} from '~/domain/limits';
import {isOfferable} from '~/domain/offers/cross-sell';
import {GET_PRODUCTS, GET_PRODUCTS_BY_IDS, GET_VARIANT_PRICES} from '~/graphql/product';
import type {StorefrontClient} from '../storefront/storefront-client';
import {toProductSummary} from './map-provider';

/** Those of the first 50 products that a cross-sell may offer. @throws {StorefrontError} */
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
  return nodes.flatMap((node) => (node && 'handle' in node ? [toProductSummary(node)] : []));
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

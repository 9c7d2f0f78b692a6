import type {ShopVariant} from '~/domain/line-review';
import {GET_VARIANT_PRICES} from '~/graphql/get-variant-prices';
import type {StorefrontClient} from '../storefront-client';

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

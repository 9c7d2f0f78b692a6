import {GET_PRODUCTS_BY_IDS} from '~/graphql/get-products-by-ids';
import type {ProductSummary} from '~/domain/product';
import type {StorefrontClient} from '../storefront-client';
import {toProductSummary} from './map-product';

/** The products of these ids that the shop has, in the ids' order. @throws {StorefrontError} */
export async function readProductsByIds(
  storefront: StorefrontClient,
  ids: readonly string[],
): Promise<ProductSummary[]> {
  const {nodes} = await storefront.query(GET_PRODUCTS_BY_IDS, {ids: [...ids]});
  return nodes.flatMap((node) => (node && 'handle' in node ? [toProductSummary(node)] : []));
}

import {isOfferable} from '~/domain/cross-sell';
import {CROSS_SELL_PRODUCTS_REQUESTED} from '~/domain/limits';
import type {ProductSummary} from '~/domain/product';
import {GET_PRODUCTS} from '~/graphql/get-products';
import type {StorefrontClient} from '../storefront-client';
import {toProductSummary} from './map-product';

/** Those of the first 50 products that a cross-sell may offer. @throws {StorefrontError} */
export async function readOfferProducts(storefront: StorefrontClient): Promise<ProductSummary[]> {
  const {products} = await storefront.query(GET_PRODUCTS, {first: CROSS_SELL_PRODUCTS_REQUESTED});
  return products.edges
    .map(({node}) => toProductSummary(node))
    .filter((product) => isOfferable(product, []));
}

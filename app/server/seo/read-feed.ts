import {GET_FEED_PRODUCTS} from '~/graphql/get-feed-products';
import type {StorefrontClient} from '../storefront-client';
import {feedXml} from './feed-xml';

/** A few weeks of new products; readers come more often. */
const FEED_PRODUCTS = 30;

/** @throws {StorefrontError} */
export async function readFeed(storefront: StorefrontClient, origin: string): Promise<string> {
  const {products} = await storefront.query(GET_FEED_PRODUCTS, {first: FEED_PRODUCTS});
  return feedXml(origin, products.nodes);
}

import {GET_COLLECTIONS} from '~/graphql/collection';
import {GET_NEW_PRODUCTS, GET_PRODUCTS} from '~/graphql/product';
import {
  COLLECTIONS_REQUESTED,
  HOME_CATEGORIES,
  HOME_FEATURED_PRODUCTS,
  HOME_NEW_PRODUCTS,
} from '~/domain/limits';
import {loadOptional} from '../http/loaded';
import type {StorefrontClient} from '../storefront/storefront-client';
import {categorised} from './map-product';
import {toNicheCards} from './niche-cards';

/** The three lists of the home page, read side by side; each may fail on its own. */
export async function readHome(storefront: StorefrontClient) {
  const [featured, newest, categories] = await Promise.all([
    loadOptional(
      storefront
        .query(GET_PRODUCTS, {first: HOME_FEATURED_PRODUCTS})
        .then(({products}) => products.edges.map(({node}) => categorised(node))),
    ),
    loadOptional(
      storefront
        .query(GET_NEW_PRODUCTS, {first: HOME_NEW_PRODUCTS})
        .then(({products}) => products.edges.map(({node}) => categorised(node))),
    ),
    loadOptional(
      storefront
        .query(GET_COLLECTIONS, {first: COLLECTIONS_REQUESTED})
        .then(({collections}) => toNicheCards(collections.nodes).slice(0, HOME_CATEGORIES)),
    ),
  ]);
  return {featured, newest, categories};
}

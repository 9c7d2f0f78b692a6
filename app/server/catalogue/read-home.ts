import {HOME_CATEGORIES, HOME_FEATURED_PRODUCTS, HOME_NEW_PRODUCTS} from '~/domain/limits';
import {GET_NEW_PRODUCTS, GET_PRODUCTS} from '~/graphql/product';
import {loadOptional} from '../storefront/load-optional';
import type {StorefrontClient} from '../storefront/storefront-client';
import {categorised} from './map-provider';
import {readNiches} from './read-niches';

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
    loadOptional(readNiches(storefront).then((niches) => niches.slice(0, HOME_CATEGORIES))),
  ]);
  return {featured, newest, categories};
}

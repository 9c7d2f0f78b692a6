import {
  HOME_CATEGORIES,
  HOME_FEATURED_PRODUCTS,
  HOME_NEW_PRODUCTS,
  COLLECTIONS_REQUESTED,
} from '~/domain/limits';
import {GET_NEW_PRODUCTS, GET_PRODUCTS} from '~/graphql/product';
import {loadOptional} from '~/server/storefront/storefront-error';
import type {StorefrontClient} from '~/server/storefront/storefront-client';
import {categorised, countFromFacets, toImage} from './map-provider';
import {niches} from '~/content/niches';
import type {NicheSummary} from '~/domain/catalogue/views';
import {stripNumberPrefix, titleKey} from '~/domain/catalogue/collection';
import {GET_COLLECTIONS} from '~/graphql/collection';

/** The three lists of the home page, read in parallel; each may fail alone. */
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

const NICHE_ORDER = new Map(niches.map((niche, index) => [titleKey(niche.name), index]));

/**
 * The niches that the shop has a collection for, in their own order. A niche's collection is known by
 * its title, whatever its number, case, accents and commas. @throws {StorefrontError}
 */
export async function readNiches(storefront: StorefrontClient): Promise<NicheSummary[]> {
  const {collections} = await storefront.query(GET_COLLECTIONS, {first: COLLECTIONS_REQUESTED});
  return collections.nodes
    .map((collection) => ({
      handle: collection.handle,
      name: stripNumberPrefix(collection.title),
      image: collection.image ? toImage(collection.image) : null,
      productCount: countFromFacets(collection.products),
    }))
    .filter(({name}) => NICHE_ORDER.has(titleKey(name)))
    .sort((a, b) => nicheIndex(a) - nicheIndex(b));
}

function nicheIndex({name}: NicheSummary): number {
  return NICHE_ORDER.get(titleKey(name)) ?? niches.length;
}

import {niches} from '~/content/niches';
import type {NicheSummary} from '~/domain/catalogue/views';
import {stripNumberPrefix, titleKey} from '~/domain/catalogue/collection-title';
import {COLLECTIONS_REQUESTED} from '~/domain/limits';
import {GET_COLLECTIONS} from '~/graphql/collection';
import type {StorefrontClient} from '../storefront/storefront-client';
import {countFromFacets, toImage} from './map-provider';

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

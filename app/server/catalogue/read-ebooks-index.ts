import {GET_COLLECTIONS} from '~/graphql/get-collections';
import {COLLECTIONS_REQUESTED} from '~/domain/limits';
import type {StorefrontClient} from '../storefront-client';
import {toNicheCards, type NicheCard} from './niche-cards';

/** The main niches with picture and size. @throws {StorefrontError} */
export async function readEbooksIndex(storefront: StorefrontClient): Promise<NicheCard[]> {
  const {collections} = await storefront.query(GET_COLLECTIONS, {first: COLLECTIONS_REQUESTED});
  return toNicheCards(collections.nodes);
}

import {niches} from '~/content/niches';
import {stripNumberPrefix} from '~/domain/catalogue/collection-title';
import type {Image} from '~/domain/catalogue/product';
import type {GetCollectionsQuery} from 'storefrontapi.generated';
import {countFromFacets} from './niche-tree';
import {toImage} from './map-product';
import {GET_COLLECTIONS} from '~/graphql/collection';
import {COLLECTIONS_REQUESTED} from '~/domain/limits';
import type {StorefrontClient} from '../storefront/storefront-client';

type ProviderCollection = GetCollectionsQuery['collections']['nodes'][number];

/** A main niche as a card shows it. */
export interface NicheCard {
  readonly handle: string;
  readonly name: string;
  readonly image: Image | null;
  /** Null when the shop does not tell. */
  readonly productCount: number | null;
}

const NICHE_ORDER = new Map(niches.map((niche, index) => [niche.name.toLowerCase(), index]));

/** The collections whose number-stripped title is one of the 11 main niches, in the niches' order. */
export function toNicheCards(collections: readonly ProviderCollection[]): NicheCard[] {
  return collections
    .map((collection) => ({
      handle: collection.handle,
      name: stripNumberPrefix(collection.title),
      image: collection.image ? toImage(collection.image) : null,
      productCount: countFromFacets(collection.products),
    }))
    .filter(({name}) => NICHE_ORDER.has(name.toLowerCase()))
    .sort((a, b) => nicheIndex(a) - nicheIndex(b));
}

function nicheIndex({name}: NicheCard): number {
  return NICHE_ORDER.get(name.toLowerCase()) ?? niches.length;
}

/** The main niches with picture and size. @throws {StorefrontError} */
export async function readEbooksIndex(storefront: StorefrontClient): Promise<NicheCard[]> {
  const {collections} = await storefront.query(GET_COLLECTIONS, {first: COLLECTIONS_REQUESTED});
  return toNicheCards(collections.nodes);
}

import {niches} from '~/content/niches';
import {stripNumberPrefix} from '~/domain/collection-title';
import type {Image} from '~/domain/product';
import type {GetCollectionsQuery} from 'storefrontapi.generated';
import {countFromFacets} from './count-products';
import {toImage} from './map-product';

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

import {GET_PRODUCT_HITS} from '~/graphql/shop-list';
import type {StorefrontClient} from '../storefront/storefront-client';
import type {CatalogueListing} from './catalogue-list';
import {PROVIDER_PAGE_LIMIT} from './read-numbered-page';

/** A text that finds more than a thousand products says little; the rest is not looked through. */
const MAX_HIT_PAGES = 4;
/** Its niche, its sub-category and others that an operator may have added. */
const COLLECTIONS_READ = 10;

export interface NicheHits {
  readonly ids: readonly string[];
  /** Whether the text finds more than was looked through. */
  readonly partial: boolean;
}

/** The products of a niche that a text finds, in the listing's order. @throws {StorefrontError} */
export async function readNicheHits(
  storefront: StorefrontClient,
  niche: string,
  {query, sortKey, reverse}: CatalogueListing,
): Promise<NicheHits> {
  const ids: string[] = [];
  let after: string | null | undefined;
  for (let read = 0; read < MAX_HIT_PAGES; read++) {
    const {products} = await storefront.query(GET_PRODUCT_HITS, {
      query,
      sortKey,
      reverse,
      first: PROVIDER_PAGE_LIMIT,
      after,
      collections: COLLECTIONS_READ,
    });
    for (const {id, collections} of products.nodes) {
      if (collections.nodes.some(({handle}) => handle === niche)) ids.push(id);
    }
    if (!products.pageInfo.hasNextPage) return {ids, partial: false};
    after = products.pageInfo.endCursor;
  }
  return {ids, partial: true};
}

import {parsePage} from '~/domain/catalogue/pagination';
import {stripNumberPrefix, titleKey} from '~/domain/catalogue/collection-title';
import type {CollectionPage} from '~/domain/catalogue/views';
import type {StorefrontClient} from '../storefront/storefront-client';
import {collectionList} from './provider-lists';
import {toImage, toProductSummary} from './map-provider';
import {readNumberedPage} from './read-numbered-page';
import {nicheDescriptions} from '~/content/niches';
import {collection as copy} from '~/copy/collection';

export type CollectionPageResult =
  | {readonly kind: 'page'; readonly page: CollectionPage}
  /** The address names a page that does not exist; this one does. */
  | {readonly kind: 'other-page'; readonly page: number}
  | {readonly kind: 'not-found'};

/**
 * A numbered page of a collection.
 * @param parameter the `?pagina=` of the address, or null. @throws {StorefrontError}
 */
export async function readCollectionPage(
  storefront: StorefrontClient,
  handle: string,
  parameter: string | null,
): Promise<CollectionPageResult> {
  const wanted = parsePage(parameter, Number.MAX_SAFE_INTEGER);
  // Page 1 has one address, the one without a number.
  const canonical = wanted > 1 ? String(wanted) : null;
  if (parameter !== canonical) return {kind: 'other-page', page: wanted};

  const result = await readNumberedPage(collectionList(storefront, handle), wanted);
  if (result === null) return {kind: 'not-found'};
  if (result.kind === 'other-page') return result;
  const {owner: collection} = result;
  return {
    kind: 'page',
    page: {
      handle: collection.handle,
      name: stripNumberPrefix(collection.title),
      description: collection.description,
      image: collection.image ? toImage(collection.image) : null,
      products: result.nodes.map(toProductSummary),
      productCount: result.total,
      page: wanted,
      pageCount: result.pageCount,
    },
  };
}

/** The collection's own words, else the niche's, else the generic sentence (docs/product.md 3.6). */
export function describeCollection({
  name,
  description,
}: Pick<CollectionPage, 'name' | 'description'>): string {
  return description.trim() || nicheDescription(name) || copy.genericDescription(name);
}

function nicheDescription(name: string): string | undefined {
  const key = titleKey(name);
  return Object.entries(nicheDescriptions).find(([niche]) => titleKey(niche) === key)?.[1];
}

/**
 * A numbered page of a collection. The provider pages by cursor only, so a page is reached in one
 * of two ways: within the provider's limit of 250 the list is read from its start and cut, in one
 * call; a page further in is reached by strides of 250 from both ends at once, and the last call
 * reads on from the nearer one. Pages of a collection of up to 1,500 products take three calls or
 * fewer with nothing cached; beyond that, one more for each 500.
 */
import {GET_COLLECTION_BY_HANDLE} from '~/graphql/get-collection-by-handle';
import {GET_COLLECTION_STRIDES} from '~/graphql/get-collection-strides';
import {COLLECTION_PAGE_SIZE} from '~/domain/limits';
import {pageCount, pageOffset, parsePage} from '~/domain/pagination';
import {stripNumberPrefix} from '~/domain/collection-title';
import type {Image, ProductSummary} from '~/domain/product';
import type {StorefrontClient} from '../storefront-client';
import {countFromFacets} from './count-products';
import {toImage, toProductSummary} from './map-product';

/** The most that the provider gives in one connection. */
const PROVIDER_PAGE_LIMIT = 250;

export interface CollectionPage {
  readonly handle: string;
  readonly name: string;
  readonly description: string;
  readonly image: Image | null;
  readonly products: readonly ProductSummary[];
  readonly productCount: number;
  readonly page: number;
  readonly pageCount: number;
}

export type CollectionPageResult =
  | {readonly kind: 'page'; readonly page: CollectionPage}
  /** The address names a page that does not exist; this one does. */
  | {readonly kind: 'other-page'; readonly page: number}
  | {readonly kind: 'not-found'};

/** @param parameter the `?pagina=` of the address, or null. @throws {StorefrontError} */
export async function readCollectionPage(
  storefront: StorefrontClient,
  handle: string,
  parameter: string | null,
): Promise<CollectionPageResult> {
  const wanted = parsePage(parameter, Number.MAX_SAFE_INTEGER);
  // Page 1 has one address, the one without a number.
  const canonical = wanted > 1 ? String(wanted) : null;
  if (parameter !== canonical) return {kind: 'other-page', page: wanted};

  const offset = pageOffset(wanted, COLLECTION_PAGE_SIZE);
  const reach = offset + COLLECTION_PAGE_SIZE;
  const window =
    reach <= PROVIDER_PAGE_LIMIT
      ? {variables: {first: reach}, skip: offset, total: null}
      : await findDeepWindow(storefront, handle, offset);
  if (window === null) return {kind: 'not-found'};
  if ('beyond' in window) return {kind: 'other-page', page: lastPage(window.beyond)};

  const {collection} = await storefront.query(GET_COLLECTION_BY_HANDLE, {
    handle,
    ...window.variables,
  });
  if (!collection) return {kind: 'not-found'};

  const nodes = collection.products.nodes;
  const total =
    window.total ??
    countFromFacets(collection.products) ??
    (collection.products.pageInfo.hasNextPage
      ? await countByWalking(storefront, handle)
      : nodes.length);
  if (wanted > lastPage(total)) return {kind: 'other-page', page: lastPage(total)};

  return {
    kind: 'page',
    page: {
      handle: collection.handle,
      name: stripNumberPrefix(collection.title),
      description: collection.description,
      image: collection.image ? toImage(collection.image) : null,
      products: nodes.slice(window.skip, window.skip + COLLECTION_PAGE_SIZE).map(toProductSummary),
      productCount: total,
      page: wanted,
      pageCount: lastPage(total),
    },
  };
}

interface Window {
  readonly variables: {first?: number; after?: string; last?: number; before?: string};
  /** Products of the answer that come before the page. */
  readonly skip: number;
  readonly total: number | null;
}

/** Where to read a page beyond the provider's limit; null when there is no such collection. */
async function findDeepWindow(
  storefront: StorefrontClient,
  handle: string,
  offset: number,
): Promise<Window | {beyond: number} | null> {
  let after: string | undefined;
  let before: string | undefined;
  let total: number | null = null;
  for (let walked = 0; ; walked += PROVIDER_PAGE_LIMIT) {
    if (total !== null) {
      const tail = total - offset;
      if (tail <= 0) return {beyond: total};
      const size = Math.min(COLLECTION_PAGE_SIZE, tail);
      if (offset + size <= walked + PROVIDER_PAGE_LIMIT) {
        const skip = offset - walked;
        return {variables: {first: skip + size, after}, skip, total};
      }
      if (tail <= walked + PROVIDER_PAGE_LIMIT) {
        return {variables: {last: tail - walked, before}, skip: 0, total};
      }
    }
    const {collection} = await storefront.query(GET_COLLECTION_STRIDES, {
      handle,
      stride: PROVIDER_PAGE_LIMIT,
      after,
      before,
    });
    if (!collection) return null;
    total ??= countFromFacets(collection.fromStart) ?? (await countByWalking(storefront, handle));
    after = collection.fromStart.pageInfo.endCursor ?? undefined;
    before = collection.fromEnd.pageInfo.startCursor ?? undefined;
  }
}

/** For a shop whose availability facet is switched off. */
async function countByWalking(storefront: StorefrontClient, handle: string): Promise<number> {
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const {collection} = await storefront.query(GET_COLLECTION_STRIDES, {
      handle,
      stride: PROVIDER_PAGE_LIMIT,
      after,
    });
    if (!collection) return count;
    count += collection.fromStart.nodes.length;
    const {hasNextPage, endCursor} = collection.fromStart.pageInfo;
    if (!hasNextPage || !endCursor) return count;
    after = endCursor;
  }
}

function lastPage(total: number): number {
  return pageCount(total, COLLECTION_PAGE_SIZE);
}

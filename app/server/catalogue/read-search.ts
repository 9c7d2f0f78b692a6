import {REMOTE_SEARCH_RESULTS, SEARCH_PRODUCTS_REQUESTED} from '~/domain/limits';
import {searchPreview} from '~/domain/search';
import type {SearchAnswer} from '~/domain/search-product';
import {stripTags} from '~/domain/strip-tags';
import {SEARCH_PRODUCTS} from '~/graphql/search-products';
import type {StorefrontClient} from '../storefront-client';
import {textQuery} from './text-query';

const NOTHING: SearchAnswer = {products: [], hasMore: false};

/** The first products with their whole descriptions, for the browser to look through. @throws {StorefrontError} */
export async function readSearchProducts(storefront: StorefrontClient): Promise<SearchAnswer> {
  return read(storefront, stripTags, {first: SEARCH_PRODUCTS_REQUESTED, sortKey: 'ID'});
}

/** What the provider finds, best first, with the beginnings of the descriptions. @throws {StorefrontError} */
export async function searchProducts(
  storefront: StorefrontClient,
  text: string,
): Promise<SearchAnswer> {
  const query = textQuery(text);
  if (!query) return NOTHING;
  return read(storefront, searchPreview, {
    first: REMOTE_SEARCH_RESULTS,
    query,
    sortKey: 'RELEVANCE',
  });
}

async function read(
  storefront: StorefrontClient,
  toText: (description: string) => string,
  variables: {first: number; query?: string; sortKey: 'ID' | 'RELEVANCE'},
): Promise<SearchAnswer> {
  const {products} = await storefront.query(SEARCH_PRODUCTS, variables);
  return {
    hasMore: products.pageInfo.hasNextPage,
    products: products.nodes.map(({handle, title, description, images, priceRange}) => ({
      handle,
      title,
      description: toText(description),
      image: images.nodes[0]?.url ?? null,
      price: priceRange.minVariantPrice,
    })),
  };
}

import {searchPreview, type SearchResult} from '~/domain/search/dialog-search';
import {foldText} from '@common/fold-text';
import {REMOTE_SEARCH_RESULTS, SEARCH_PRODUCTS_REQUESTED} from '~/domain/limits';
import {suggestionId, type ChatSuggestion} from '~/domain/support/chat';
import {stripTags} from '~/domain/markup/plain-text';
import {GET_SUGGESTION, SEARCH_PRODUCTS} from '~/graphql/catalogue-index';
import type {StorefrontClient} from '../storefront/storefront-client';

const NOTHING: SearchResult = {products: [], hasMore: false};

/** The first products with their whole descriptions, for the browser to look through. @throws {StorefrontError} */
export async function readSearchProducts(storefront: StorefrontClient): Promise<SearchResult> {
  return read(storefront, stripTags, {first: SEARCH_PRODUCTS_REQUESTED, sortKey: 'ID'});
}

/**
 * The provider's results by relevance, with the beginnings of descriptions.
 * @throws {StorefrontError}
 */
export async function searchProducts(
  storefront: StorefrontClient,
  text: string,
): Promise<SearchResult> {
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
): Promise<SearchResult> {
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

/**
 * A shopper's words in the provider's search syntax: all must occur, and the last may be the
 * beginning of a longer one. Its own signs are left out. An accented word is also asked for without
 * its accents, for whoever wrote the product without them. Null when there is no word.
 */
export function textQuery(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  if (!words) return null;
  return words
    .map((word, index) => {
      const end = index === words.length - 1 ? '*' : '';
      const folded = foldText(word);
      return folded === word ? `${word}${end}` : `(${word}${end} OR ${folded}${end})`;
    })
    .join(' ');
}

/** The products of these handles that the shop has, in the handles' order. @throws {StorefrontError} */
export async function readSuggestions(
  storefront: StorefrontClient,
  handles: readonly string[],
): Promise<ChatSuggestion[]> {
  const answers = await Promise.all(
    handles.map((handle) => storefront.query(GET_SUGGESTION, {handle})),
  );
  return answers.flatMap(({product}) =>
    product
      ? [
          {
            id: suggestionId(product.handle),
            handle: product.handle,
            name: product.title,
            image: product.images.nodes[0]?.url ?? null,
            price: product.priceRange.minVariantPrice,
          },
        ]
      : [],
  );
}

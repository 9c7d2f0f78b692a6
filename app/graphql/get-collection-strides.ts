import {FACETS_FRAGMENT} from './fragments';

/**
 * One stride through a collection from both its ends at once, without fields of the products: how
 * a page deep inside a large collection is reached in few calls.
 */
export const GET_COLLECTION_STRIDES = `#graphql
  query GetCollectionStrides(
    $handle: String!
    $stride: Int!
    $after: String
    $before: String
    $filters: [ProductFilter!]
    $sortKey: ProductCollectionSortKeys
    $reverse: Boolean
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      fromStart: products(
        first: $stride
        after: $after
        filters: $filters
        sortKey: $sortKey
        reverse: $reverse
      ) {
        ...Facets
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      fromEnd: products(
        last: $stride
        before: $before
        filters: $filters
        sortKey: $sortKey
        reverse: $reverse
      ) {
        pageInfo {
          startCursor
        }
      }
    }
  }
  ${FACETS_FRAGMENT}
` as const;

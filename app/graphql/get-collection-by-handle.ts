import {
  FACETS_FRAGMENT,
  PICTURE_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  VARIANT_FRAGMENT,
} from './fragments';

/**
 * One collection and a window of its products: from the start, or behind a cursor, or before one
 * (`last` with `before`) when the page wanted is nearer to the end. In the collection's own order and
 * whole, unless told.
 */
export const GET_COLLECTION_BY_HANDLE = `#graphql
  query GetCollectionByHandle(
    $handle: String!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filters: [ProductFilter!]
    $sortKey: ProductCollectionSortKeys
    $reverse: Boolean
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      id
      title
      handle
      description
      image {
        ...Picture
      }
      products(
        first: $first
        after: $after
        last: $last
        before: $before
        filters: $filters
        sortKey: $sortKey
        reverse: $reverse
      ) {
        ...Facets
        pageInfo {
          hasNextPage
        }
        nodes {
          ...ProductCard
        }
      }
    }
  }
  ${FACETS_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
` as const;

import {
  PICTURE_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  PRODUCT_CATEGORY_FRAGMENT,
  VARIANT_FRAGMENT,
} from './fragments';

/**
 * A window of the whole catalogue, and how long the list is: the ids up to the provider's limit say
 * it exactly, and beyond that the search counts.
 */
export const GET_SHOP_PAGE = `#graphql
  query GetShopPage(
    $query: String
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $countUpTo: Int!
    $text: String!
    $price: [ProductFilter!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(
      query: $query
      sortKey: $sortKey
      reverse: $reverse
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      pageInfo {
        hasNextPage
      }
      nodes {
        ...ProductCard
        ...ProductCategory
      }
    }
    counted: products(query: $query, first: $countUpTo) {
      pageInfo {
        hasNextPage
      }
      nodes {
        id
      }
    }
    found: search(
      query: $text
      types: [PRODUCT]
      productFilters: $price
      unavailableProducts: SHOW
      first: 1
    ) {
      totalCount
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${PRODUCT_CATEGORY_FRAGMENT}
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
` as const;

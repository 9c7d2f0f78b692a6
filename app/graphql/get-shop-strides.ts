/**
 * One stride through the catalogue from both its ends at once, without fields of the products: how
 * a page deep inside it is reached in few calls.
 */
export const GET_SHOP_STRIDES = `#graphql
  query GetShopStrides(
    $query: String
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
    $stride: Int!
    $after: String
    $before: String
    $text: String!
    $price: [ProductFilter!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    fromStart: products(
      query: $query
      sortKey: $sortKey
      reverse: $reverse
      first: $stride
      after: $after
    ) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    fromEnd: products(
      query: $query
      sortKey: $sortKey
      reverse: $reverse
      last: $stride
      before: $before
    ) {
      pageInfo {
        startCursor
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
` as const;

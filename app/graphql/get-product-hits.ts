/** The products that a text finds, by id and collections alone: to keep those of one niche. */
export const GET_PRODUCT_HITS = `#graphql
  query GetProductHits(
    $query: String
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
    $first: Int!
    $after: String
    $collections: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(
      query: $query
      sortKey: $sortKey
      reverse: $reverse
      first: $first
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        collections(first: $collections) {
          nodes {
            handle
          }
        }
      }
    }
  }
` as const;

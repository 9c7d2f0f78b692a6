/** How to go on behind a stretch of the shop's collections. */
export const GET_COLLECTION_CURSOR = `#graphql
  query GetCollectionCursor(
    $first: Int!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collections(first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

/** The products uploaded last, newest first, as a feed tells of them. */
export const GET_FEED_PRODUCTS = `#graphql
  query GetFeedProducts($first: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: $first, sortKey: CREATED_AT, reverse: true) {
      nodes {
        id
        handle
        title
        description
        productType
        publishedAt
        updatedAt
      }
    }
  }
` as const;

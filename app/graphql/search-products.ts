/** What a row of the search dialog shows, and the text that it looks through. */
export const SEARCH_PRODUCTS = `#graphql
  query SearchProducts(
    $first: Int!
    $query: String
    $sortKey: ProductSortKeys!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: $first, query: $query, sortKey: $sortKey) {
      pageInfo {
        hasNextPage
      }
      nodes {
        handle
        title
        description
        priceRange {
          minVariantPrice {
            amount
            currencyCode
          }
        }
        images(first: 1) {
          nodes {
            url
          }
        }
      }
    }
  }
` as const;

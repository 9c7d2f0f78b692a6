/** The redirects that an operator made in the shop's admin, or the provider when a handle changed. */
export const GET_URL_REDIRECTS = `#graphql
  query GetUrlRedirects(
    $query: String!
    $first: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    urlRedirects(first: $first, query: $query) {
      nodes {
        path
        target
      }
    }
  }
` as const;

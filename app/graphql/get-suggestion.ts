/** What the chat shows of a product that it suggests. */
export const GET_SUGGESTION = `#graphql
  query GetSuggestion($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      handle
      title
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
` as const;

/** A page of the provider's list of products for a sitemap; it may be empty though others follow. */
export const GET_SITEMAP_PRODUCTS = `#graphql
  query GetSitemapProducts($page: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    sitemap(type: PRODUCT) {
      resources(page: $page) {
        items {
          handle
          updatedAt
        }
      }
    }
  }
` as const;

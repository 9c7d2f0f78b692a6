/** Of how many pages, each of 250 entries at most, the provider's lists for a sitemap are. */
export const GET_SITEMAP_SIZES = `#graphql
  query GetSitemapSizes($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products: sitemap(type: PRODUCT) {
      pagesCount {
        count
      }
    }
    collections: sitemap(type: COLLECTION) {
      pagesCount {
        count
      }
    }
  }
` as const;

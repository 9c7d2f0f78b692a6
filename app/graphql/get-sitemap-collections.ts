import {FACETS_FRAGMENT} from './fragments';

/** A stretch of the shop's collections, with what tells of how many products each is. */
export const GET_SITEMAP_COLLECTIONS = `#graphql
  query GetSitemapCollections(
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
      nodes {
        handle
        updatedAt
        products(first: 1) {
          ...Facets
        }
      }
    }
  }
  ${FACETS_FRAGMENT}
` as const;

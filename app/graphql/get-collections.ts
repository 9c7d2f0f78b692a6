import {FACETS_FRAGMENT, PICTURE_FRAGMENT} from './fragments';

/** The shop's collections with picture and size, without their products. */
export const GET_COLLECTIONS = `#graphql
  query GetCollections($first: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collections(first: $first) {
      nodes {
        id
        title
        handle
        image {
          ...Picture
        }
        products(first: 1) {
          ...Facets
        }
      }
    }
  }
  ${FACETS_FRAGMENT}
  ${PICTURE_FRAGMENT}
` as const;

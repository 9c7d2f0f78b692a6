import {PICTURE_FRAGMENT, PRODUCT_CARD_FRAGMENT, VARIANT_FRAGMENT} from './fragments';

/** The neighbours of a product in its collections, with what scores them. */
export const GET_RELATED_PRODUCTS = `#graphql
  query GetRelatedProducts(
    $handle: String!
    $collections: Int!
    $products: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      collections(first: $collections) {
        nodes {
          handle
          title
          products(first: $products) {
            nodes {
              ...ProductCard
              tags
            }
          }
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
` as const;

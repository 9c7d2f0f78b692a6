import {
  PICTURE_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  PRODUCT_CATEGORY_FRAGMENT,
  VARIANT_FRAGMENT,
} from './fragments';

/** The first products of the catalogue, optionally those that match a search. */
export const GET_PRODUCTS = `#graphql
  query GetProducts($first: Int!, $query: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: $first, query: $query) {
      edges {
        node {
          ...ProductCard
          ...ProductCategory
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${PRODUCT_CATEGORY_FRAGMENT}
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
` as const;

import {
  PICTURE_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  PRODUCT_CATEGORY_FRAGMENT,
  VARIANT_FRAGMENT,
} from './fragments';

/** The products uploaded last, newest first. */
export const GET_NEW_PRODUCTS = `#graphql
  query GetNewProducts($first: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: $first, sortKey: CREATED_AT, reverse: true) {
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

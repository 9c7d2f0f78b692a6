import {PICTURE_FRAGMENT, PRODUCT_CARD_FRAGMENT, VARIANT_FRAGMENT} from './fragments';

/** Products by their ids, in the order of the ids; null in the place of one that is gone. */
export const GET_PRODUCTS_BY_IDS = `#graphql
  query GetProductsByIds($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ...ProductCard
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
` as const;

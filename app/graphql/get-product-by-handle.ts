import {PICTURE_FRAGMENT, VARIANT_FRAGMENT} from './fragments';

/** Everything that the product page shows of one product. */
export const GET_PRODUCT_BY_HANDLE = `#graphql
  query GetProductByHandle(
    $handle: String!
    $images: Int!
    $variants: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id
      title
      handle
      description
      productType
      tags
      priceRange {
        minVariantPrice {
          amount
          currencyCode
        }
      }
      images(first: $images) {
        nodes {
          ...Picture
        }
      }
      variants(first: $variants) {
        nodes {
          ...VariantOffer
        }
      }
      options {
        name
        optionValues {
          name
        }
      }
      collections(first: 5) {
        nodes {
          handle
          title
        }
      }
    }
  }
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
` as const;

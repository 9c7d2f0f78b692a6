import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  CartCreateMutation,
  CartCreateMutationVariables,
  CartDiscountFragment,
} from 'storefrontapi.generated';

/** A part of a discount. The name of a code is not requested, because it is the operator's secret. */
const CART_DISCOUNT_FRAGMENT: TypedDocumentNode<CartDiscountFragment, unknown> = gql`
  fragment CartDiscount on CartDiscountAllocation {
    __typename
    discountedAmount {
      amount
      currencyCode
    }
    ... on CartAutomaticDiscountAllocation {
      title
    }
    ... on CartCustomDiscountAllocation {
      title
    }
  }
`;

/** Creates the provider's cart; the answer holds the checkout URL and the amount. */
export const CART_CREATE: TypedDocumentNode<CartCreateMutation, CartCreateMutationVariables> = gql`
  mutation cartCreate(
    $input: CartInput!
    $lines: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartCreate(input: $input) {
      cart {
        id
        checkoutUrl
        totalQuantity
        cost {
          totalAmount {
            amount
            currencyCode
          }
        }
        discountCodes {
          code
          applicable
        }
        discountAllocations {
          ...CartDiscount
        }
        lines(first: $lines) {
          nodes {
            quantity
            discountAllocations {
              ...CartDiscount
            }
            cost {
              amountPerQuantity {
                amount
                currencyCode
              }
              compareAtAmountPerQuantity {
                amount
                currencyCode
              }
              totalAmount {
                amount
                currencyCode
              }
            }
            merchandise {
              ... on ProductVariant {
                id
              }
            }
          }
        }
      }
      userErrors {
        field
        message
      }
      warnings {
        code
        message
      }
    }
  }
  ${CART_DISCOUNT_FRAGMENT}
`;

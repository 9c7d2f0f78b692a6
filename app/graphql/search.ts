import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  GetSuggestionQuery,
  GetSuggestionQueryVariables,
  SearchProductsQuery,
  SearchProductsQueryVariables,
} from 'storefrontapi.generated';

/** What a row of the search dialog shows, and the text that it looks through. */
export const SEARCH_PRODUCTS: TypedDocumentNode<SearchProductsQuery, SearchProductsQueryVariables> =
  gql`
    query SearchProducts(
      $first: Int!
      $query: String
      $sortKey: ProductSortKeys!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      products(first: $first, query: $query, sortKey: $sortKey) {
        pageInfo {
          hasNextPage
        }
        nodes {
          handle
          title
          description
          priceRange {
            minVariantPrice {
              amount
              currencyCode
            }
          }
          images(first: 1) {
            nodes {
              url
            }
          }
        }
      }
    }
  `;

/** What the chat shows of a product that it suggests. */
export const GET_SUGGESTION: TypedDocumentNode<GetSuggestionQuery, GetSuggestionQueryVariables> =
  gql`
    query GetSuggestion($handle: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      product(handle: $handle) {
        handle
        title
        priceRange {
          minVariantPrice {
            amount
            currencyCode
          }
        }
        images(first: 1) {
          nodes {
            url
          }
        }
      }
    }
  `;

import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  GetCatalogueIndexQuery,
  GetCatalogueIndexQueryVariables,
  GetCatalogueStateQuery,
  GetCatalogueStateQueryVariables,
  GetSuggestionQuery,
  GetSuggestionQueryVariables,
  SearchProductsQuery,
  SearchProductsQueryVariables,
} from 'storefrontapi.generated';
import {BOOK_FACTS_FRAGMENT, NEXT_PAGE_FRAGMENT} from './fragments';

/** A stretch of the catalogue, best selling first, with all that a product is found and filtered by. */
export const GET_CATALOGUE_INDEX: TypedDocumentNode<
  GetCatalogueIndexQuery,
  GetCatalogueIndexQueryVariables
> = gql`
  query GetCatalogueIndex(
    $first: Int!
    $after: String
    $collections: Int!
    $variants: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: $first, after: $after, sortKey: BEST_SELLING) {
      pageInfo {
        ...NextPage
      }
      nodes {
        id
        handle
        title
        productType
        tags
        descriptionHtml
        createdAt
        availableForSale
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
        variants(first: $variants) {
          nodes {
            title
            availableForSale
            selectedOptions {
              name
              value
            }
            price {
              amount
              currencyCode
            }
            compareAtPrice {
              amount
              currencyCode
            }
          }
        }
        collections(first: $collections) {
          nodes {
            handle
          }
        }
        contents: metafield(namespace: "libro", key: "contenido") {
          value
        }
        audience: metafield(namespace: "libro", key: "publico") {
          value
        }
        sizes: metafield(namespace: "libro", key: "tamanos") {
          value
        }
        updatedOn: metafield(namespace: "libro", key: "actualizado") {
          value
        }
        ...BookFacts
      }
    }
  }
  ${BOOK_FACTS_FRAGMENT}
  ${NEXT_PAGE_FRAGMENT}
`;

/** Tells whether the catalogue has changed: number of products, and time of the last change. */
export const GET_CATALOGUE_STATE: TypedDocumentNode<
  GetCatalogueStateQuery,
  GetCatalogueStateQueryVariables
> = gql`
  query GetCatalogueState($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    latest: products(first: 1, sortKey: UPDATED_AT, reverse: true) {
      nodes {
        updatedAt
      }
    }
    found: search(query: "", types: [PRODUCT], unavailableProducts: SHOW, first: 1) {
      totalCount
    }
  }
`;

/** Fields of a row of the search dialog, and its searchable text. */
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

/** Fields of a product that the chat suggests. */
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

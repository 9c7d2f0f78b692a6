import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  GetCatalogueIndexQuery,
  GetCatalogueIndexQueryVariables,
  GetCatalogueStateQuery,
  GetCatalogueStateQueryVariables,
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
        ...BookFacts
      }
    }
  }
  ${BOOK_FACTS_FRAGMENT}
  ${NEXT_PAGE_FRAGMENT}
`;

/** By what a catalogue can be known to have changed: how many products, and when one was changed last. */
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

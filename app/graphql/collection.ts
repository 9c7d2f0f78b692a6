import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  GetCollectionByHandleQuery,
  GetCollectionByHandleQueryVariables,
  GetCollectionPageJumpQuery,
  GetCollectionPageJumpQueryVariables,
  GetCollectionsQuery,
  GetCollectionsQueryVariables,
} from 'storefrontapi.generated';
import {
  FACETS_FRAGMENT,
  NEXT_PAGE_FRAGMENT,
  PICTURE_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
} from './fragments';

/** The shop's collections with picture and size, without their products. */
export const GET_COLLECTIONS: TypedDocumentNode<GetCollectionsQuery, GetCollectionsQueryVariables> =
  gql`
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
  `;

/**
 * One collection and a window of its products: from the start, or behind a cursor, or before one
 * (`last` with `before`) when the page wanted is nearer to the end. By default in the
 * collection's own order, without filters.
 */
export const GET_COLLECTION_BY_HANDLE: TypedDocumentNode<
  GetCollectionByHandleQuery,
  GetCollectionByHandleQueryVariables
> = gql`
  query GetCollectionByHandle(
    $handle: String!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filters: [ProductFilter!]
    $sortKey: ProductCollectionSortKeys
    $reverse: Boolean
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      id
      title
      handle
      description
      image {
        ...Picture
      }
      products(
        first: $first
        after: $after
        last: $last
        before: $before
        filters: $filters
        sortKey: $sortKey
        reverse: $reverse
      ) {
        ...Facets
        pageInfo {
          hasNextPage
        }
        nodes {
          ...ProductCard
        }
      }
    }
  }
  ${FACETS_FRAGMENT}
  ${PICTURE_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
`;

/**
 * One jump over pages of a collection from both its ends at once, without fields of the products: how
 * a page deep inside a large collection is reached in few calls.
 */
export const GET_COLLECTION_PAGE_JUMP: TypedDocumentNode<
  GetCollectionPageJumpQuery,
  GetCollectionPageJumpQueryVariables
> = gql`
  query GetCollectionPageJump(
    $handle: String!
    $size: Int!
    $after: String
    $before: String
    $filters: [ProductFilter!]
    $sortKey: ProductCollectionSortKeys
    $reverse: Boolean
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      fromStart: products(
        first: $size
        after: $after
        filters: $filters
        sortKey: $sortKey
        reverse: $reverse
      ) {
        ...Facets
        nodes {
          id
        }
        pageInfo {
          ...NextPage
        }
      }
      fromEnd: products(
        last: $size
        before: $before
        filters: $filters
        sortKey: $sortKey
        reverse: $reverse
      ) {
        pageInfo {
          startCursor
        }
      }
    }
  }
  ${FACETS_FRAGMENT}
  ${NEXT_PAGE_FRAGMENT}
`;

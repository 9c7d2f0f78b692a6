import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  GetProductHitsQuery,
  GetProductHitsQueryVariables,
  GetShopPageQuery,
  GetShopPageQueryVariables,
  GetShopPageJumpQuery,
  GetShopPageJumpQueryVariables,
} from 'storefrontapi.generated';
import {NEXT_PAGE_FRAGMENT, PRODUCT_CARD_FRAGMENT, PRODUCT_CATEGORY_FRAGMENT} from './fragments';

/**
 * A window of the whole catalogue, and how long the list is: the ids up to the provider's limit say
 * it exactly, and beyond that the search counts.
 */
export const GET_SHOP_PAGE: TypedDocumentNode<GetShopPageQuery, GetShopPageQueryVariables> = gql`
  query GetShopPage(
    $query: String
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $countUpTo: Int!
    $text: String!
    $price: [ProductFilter!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(
      query: $query
      sortKey: $sortKey
      reverse: $reverse
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      pageInfo {
        hasNextPage
      }
      nodes {
        ...ProductCard
        ...ProductCategory
      }
    }
    counted: products(query: $query, first: $countUpTo) {
      pageInfo {
        hasNextPage
      }
      nodes {
        id
      }
    }
    found: search(
      query: $text
      types: [PRODUCT]
      productFilters: $price
      unavailableProducts: SHOW
      first: 1
    ) {
      totalCount
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${PRODUCT_CATEGORY_FRAGMENT}
`;

/**
 * One jump over pages of the catalogue from both its ends at once, without fields of the products: how
 * a page deep inside it is reached in few calls.
 */
export const GET_SHOP_PAGE_JUMP: TypedDocumentNode<
  GetShopPageJumpQuery,
  GetShopPageJumpQueryVariables
> = gql`
  query GetShopPageJump(
    $query: String
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
    $size: Int!
    $after: String
    $before: String
    $text: String!
    $price: [ProductFilter!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    fromStart: products(
      query: $query
      sortKey: $sortKey
      reverse: $reverse
      first: $size
      after: $after
    ) {
      nodes {
        id
      }
      pageInfo {
        ...NextPage
      }
    }
    fromEnd: products(
      query: $query
      sortKey: $sortKey
      reverse: $reverse
      last: $size
      before: $before
    ) {
      pageInfo {
        startCursor
      }
    }
    found: search(
      query: $text
      types: [PRODUCT]
      productFilters: $price
      unavailableProducts: SHOW
      first: 1
    ) {
      totalCount
    }
  }
  ${NEXT_PAGE_FRAGMENT}
`;

/** The products that a query finds, by id, collections and lowest price alone: to keep those of one niche or price. */
export const GET_PRODUCT_HITS: TypedDocumentNode<
  GetProductHitsQuery,
  GetProductHitsQueryVariables
> = gql`
  query GetProductHits(
    $query: String
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
    $first: Int!
    $after: String
    $collections: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(query: $query, sortKey: $sortKey, reverse: $reverse, first: $first, after: $after) {
      pageInfo {
        ...NextPage
      }
      nodes {
        id
        priceRange {
          minVariantPrice {
            amount
            currencyCode
          }
        }
        collections(first: $collections) {
          nodes {
            handle
          }
        }
      }
    }
  }
  ${NEXT_PAGE_FRAGMENT}
`;

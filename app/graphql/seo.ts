import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  GetCollectionCursorQuery,
  GetCollectionCursorQueryVariables,
  GetFeedProductsQuery,
  GetFeedProductsQueryVariables,
  GetSitemapCollectionsQuery,
  GetSitemapCollectionsQueryVariables,
  GetSitemapProductsQuery,
  GetSitemapProductsQueryVariables,
  GetSitemapSizesQuery,
  GetSitemapSizesQueryVariables,
} from 'storefrontapi.generated';
import {FACETS_FRAGMENT, NEXT_PAGE_FRAGMENT} from './fragments';

/** Number of pages of the provider's sitemap lists, each with 250 entries at most. */
export const GET_SITEMAP_SIZES: TypedDocumentNode<
  GetSitemapSizesQuery,
  GetSitemapSizesQueryVariables
> = gql`
  query GetSitemapSizes($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products: sitemap(type: PRODUCT) {
      pagesCount {
        count
      }
    }
    collections: sitemap(type: COLLECTION) {
      pagesCount {
        count
      }
    }
  }
`;

/** A page of the provider's list of products for a sitemap; it may be empty though others follow. */
export const GET_SITEMAP_PRODUCTS: TypedDocumentNode<
  GetSitemapProductsQuery,
  GetSitemapProductsQueryVariables
> = gql`
  query GetSitemapProducts($page: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    sitemap(type: PRODUCT) {
      resources(page: $page) {
        items {
          handle
          updatedAt
        }
      }
    }
  }
`;

/** A page of collections, each with one product, which shows that the collection is not empty. */
export const GET_SITEMAP_COLLECTIONS: TypedDocumentNode<
  GetSitemapCollectionsQuery,
  GetSitemapCollectionsQueryVariables
> = gql`
  query GetSitemapCollections(
    $first: Int!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collections(first: $first, after: $after) {
      pageInfo {
        ...NextPage
      }
      nodes {
        handle
        updatedAt
        products(first: 1) {
          ...Facets
        }
      }
    }
  }
  ${FACETS_FRAGMENT}
  ${NEXT_PAGE_FRAGMENT}
`;

/** Cursor behind a page of the shop's collections. */
export const GET_COLLECTION_CURSOR: TypedDocumentNode<
  GetCollectionCursorQuery,
  GetCollectionCursorQueryVariables
> = gql`
  query GetCollectionCursor(
    $first: Int!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collections(first: $first, after: $after) {
      pageInfo {
        ...NextPage
      }
    }
  }
  ${NEXT_PAGE_FRAGMENT}
`;

/** The products uploaded last, newest first, for the feed. */
export const GET_FEED_PRODUCTS: TypedDocumentNode<
  GetFeedProductsQuery,
  GetFeedProductsQueryVariables
> = gql`
  query GetFeedProducts($first: Int!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: $first, sortKey: CREATED_AT, reverse: true) {
      nodes {
        id
        handle
        title
        description
        productType
        publishedAt
        updatedAt
      }
    }
  }
`;

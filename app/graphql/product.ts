import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  GetNewProductsQuery,
  GetNewProductsQueryVariables,
  GetProductByHandleQuery,
  GetProductByHandleQueryVariables,
  GetProductsByIdsQuery,
  GetProductsByIdsQueryVariables,
  GetProductsQuery,
  GetProductsQueryVariables,
  GetProductVariantsQuery,
  GetProductVariantsQueryVariables,
  GetRelatedProductsQuery,
  GetRelatedProductsQueryVariables,
  GetVariantPricesQuery,
  GetVariantPricesQueryVariables,
} from 'storefrontapi.generated';
import {
  BOOK_FACTS_FRAGMENT,
  BOOK_INSIDE_FRAGMENT,
  NEXT_PAGE_FRAGMENT,
  PICTURE_FRAGMENT,
  PRODUCT_CARD_FRAGMENT,
  PRODUCT_CATEGORY_FRAGMENT,
  VARIANT_OFFER_FRAGMENT,
} from './fragments';

/** Fields of the product page. */
export const GET_PRODUCT_BY_HANDLE: TypedDocumentNode<
  GetProductByHandleQuery,
  GetProductByHandleQueryVariables
> = gql`
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
      descriptionHtml
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
          image {
            ...Picture
          }
        }
        pageInfo {
          ...NextPage
        }
      }
      options {
        name
        optionValues {
          name
          swatch {
            color
          }
        }
      }
      collections(first: 5) {
        nodes {
          handle
          title
        }
      }
      licence: metafield(namespace: "libro", key: "licencia") {
        value
      }
      ...BookFacts
      ...BookInside
    }
  }
  ${PICTURE_FRAGMENT}
  ${VARIANT_OFFER_FRAGMENT}
  ${BOOK_FACTS_FRAGMENT}
  ${BOOK_INSIDE_FRAGMENT}
  ${NEXT_PAGE_FRAGMENT}
`;

/** The variants of a product behind the first ones, for a product that has more. */
export const GET_PRODUCT_VARIANTS: TypedDocumentNode<
  GetProductVariantsQuery,
  GetProductVariantsQueryVariables
> = gql`
  query GetProductVariants(
    $handle: String!
    $first: Int!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      variants(first: $first, after: $after) {
        nodes {
          ...VariantOffer
          image {
            ...Picture
          }
        }
        pageInfo {
          ...NextPage
        }
      }
    }
  }
  ${VARIANT_OFFER_FRAGMENT}
  ${PICTURE_FRAGMENT}
  ${NEXT_PAGE_FRAGMENT}
`;

/** Other products in a product's collections, with the fields that score them. */
export const GET_RELATED_PRODUCTS: TypedDocumentNode<
  GetRelatedProductsQuery,
  GetRelatedProductsQueryVariables
> = gql`
  query GetRelatedProducts(
    $handle: String!
    $collections: Int!
    $products: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      collections(first: $collections) {
        nodes {
          handle
          title
          products(first: $products) {
            nodes {
              ...ProductCard
              tags
            }
          }
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
`;

/** The first products of the catalogue, optionally those that match a search. */
export const GET_PRODUCTS: TypedDocumentNode<GetProductsQuery, GetProductsQueryVariables> = gql`
  query GetProducts($first: Int!, $query: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: $first, query: $query) {
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
`;

/** The products uploaded last, newest first. */
export const GET_NEW_PRODUCTS: TypedDocumentNode<
  GetNewProductsQuery,
  GetNewProductsQueryVariables
> = gql`
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
`;

/** Products by their ids, in the order of the ids; null if a product is gone. */
export const GET_PRODUCTS_BY_IDS: TypedDocumentNode<
  GetProductsByIdsQuery,
  GetProductsByIdsQueryVariables
> = gql`
  query GetProductsByIds($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ...ProductCard
      ...ProductCategory
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
  ${PRODUCT_CATEGORY_FRAGMENT}
`;

/** Current prices of variants by their ids; null if a variant is gone. */
export const GET_VARIANT_PRICES: TypedDocumentNode<
  GetVariantPricesQuery,
  GetVariantPricesQueryVariables
> = gql`
  query GetVariantPrices($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        availableForSale
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
  }
`;

import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  BookFactsFragment,
  BookInsideFragment,
  FacetsFragment,
  NextPageFragment,
  PictureFragment,
  ProductCardFragment,
  ProductCategoryFragment,
  VariantOfferFragment,
} from 'storefrontapi.generated';

/** Cursor behind a page of a list. */
export const NEXT_PAGE_FRAGMENT: TypedDocumentNode<NextPageFragment, unknown> = gql`
  fragment NextPage on PageInfo {
    hasNextPage
    endCursor
  }
`;

export const PICTURE_FRAGMENT: TypedDocumentNode<PictureFragment, unknown> = gql`
  fragment Picture on Image {
    url
    altText
    width
    height
  }
`;

export const VARIANT_OFFER_FRAGMENT: TypedDocumentNode<VariantOfferFragment, unknown> = gql`
  fragment VariantOffer on ProductVariant {
    id
    title
    price {
      amount
      currencyCode
    }
    compareAtPrice {
      amount
      currencyCode
    }
    availableForSale
    selectedOptions {
      name
      value
    }
  }
`;

/** Facts about an ebook, in the metafields where the operator keeps them (docs/operating.md, Metafields). */
export const BOOK_FACTS_FRAGMENT: TypedDocumentNode<BookFactsFragment, unknown> = gql`
  fragment BookFacts on Product {
    pages: metafield(namespace: "libro", key: "paginas") {
      value
    }
    formats: metafield(namespace: "libro", key: "formatos") {
      value
    }
    editions: metafield(namespace: "libro", key: "versiones") {
      value
    }
    rating: metafield(namespace: "reviews", key: "rating") {
      value
    }
    ratingCount: metafield(namespace: "reviews", key: "rating_count") {
      value
    }
  }
`;

/** Book data for the product page and the reader; fields that are not filled in are null. */
export const BOOK_INSIDE_FRAGMENT: TypedDocumentNode<BookInsideFragment, unknown> = gql`
  fragment BookInside on Product {
    inside: metafields(
      identifiers: [
        {namespace: "libro", key: "contenido"}
        {namespace: "libro", key: "muestra"}
        {namespace: "libro", key: "muestra_capitulo"}
        {namespace: "libro", key: "paginas"}
        {namespace: "libro", key: "formatos"}
        {namespace: "libro", key: "tamanos"}
        {namespace: "libro", key: "idioma"}
        {namespace: "libro", key: "actualizado"}
        {namespace: "libro", key: "publico"}
        {namespace: "libro", key: "incluye"}
        {namespace: "libro", key: "versiones"}
      ]
    ) {
      key
      value
    }
  }
`;

/** Fields of a product card and of its 'Agregar' button. */
export const PRODUCT_CARD_FRAGMENT: TypedDocumentNode<ProductCardFragment, unknown> = gql`
  fragment ProductCard on Product {
    id
    title
    handle
    productType
    priceRange {
      minVariantPrice {
        amount
        currencyCode
      }
    }
    images(first: 1) {
      nodes {
        ...Picture
      }
    }
    variants(first: 1) {
      nodes {
        ...VariantOffer
      }
    }
    ...BookFacts
  }
  ${PICTURE_FRAGMENT}
  ${VARIANT_OFFER_FRAGMENT}
  ${BOOK_FACTS_FRAGMENT}
`;

/** The collections a product belongs to, to name its category. */
export const PRODUCT_CATEGORY_FRAGMENT: TypedDocumentNode<ProductCategoryFragment, unknown> = gql`
  fragment ProductCategory on Product {
    collections(first: 5) {
      nodes {
        handle
        title
      }
    }
  }
`;

/** Facets: the availability facet carries how many products a collection has. */
export const FACETS_FRAGMENT: TypedDocumentNode<FacetsFragment, unknown> = gql`
  fragment Facets on ProductConnection {
    filters {
      id
      values {
        count
      }
    }
  }
`;

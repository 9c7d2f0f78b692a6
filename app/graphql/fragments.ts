/** What a product card needs, and the 'Agregar' button on it. */
export const PRODUCT_CARD_FRAGMENT = `#graphql
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
  }
` as const;

export const PICTURE_FRAGMENT = `#graphql
  fragment Picture on Image {
    url
    altText
    width
    height
  }
` as const;

export const VARIANT_FRAGMENT = `#graphql
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
` as const;

/** The collections a product belongs to, to name its category. */
export const PRODUCT_CATEGORY_FRAGMENT = `#graphql
  fragment ProductCategory on Product {
    collections(first: 5) {
      nodes {
        handle
        title
      }
    }
  }
` as const;

/** Facets: the availability facet carries how many products a collection has. */
export const FACETS_FRAGMENT = `#graphql
  fragment Facets on ProductConnection {
    filters {
      id
      values {
        count
      }
    }
  }
` as const;

/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/storefront-schema-2025-07/storefront-api-types';

export type CartCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CartInput;
  lines: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartCreateMutation = { cartCreate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'quantity'>
          & { cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: Pick<StorefrontAPI.ProductVariant, 'id'> }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'quantity'>
          & { cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: Pick<StorefrontAPI.ProductVariant, 'id'> }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'field' | 'message'>> }> };

export type ProductCardFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType'>
  & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
    )> } }
);

export type PictureFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type VariantOfferFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
);

export type ProductCategoryFragment = { collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> } };

export type FacetsFragment = { filters: Array<(
    Pick<StorefrontAPI.Filter, 'id'>
    & { values: Array<Pick<StorefrontAPI.FilterValue, 'count'>> }
  )> };

export type GetCollectionByHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductCollectionSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetCollectionByHandleQuery = { collection?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Collection, 'id' | 'title' | 'handle' | 'description'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
        Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType'>
        & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
          )> } }
      )>, filters: Array<(
        Pick<StorefrontAPI.Filter, 'id'>
        & { values: Array<Pick<StorefrontAPI.FilterValue, 'count'>> }
      )> } }
  )> };

export type GetCollectionCursorQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetCollectionCursorQuery = { collections: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type GetCollectionStridesQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  stride: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductCollectionSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetCollectionStridesQuery = { collection?: StorefrontAPI.Maybe<{ fromStart: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, filters: Array<(
        Pick<StorefrontAPI.Filter, 'id'>
        & { values: Array<Pick<StorefrontAPI.FilterValue, 'count'>> }
      )> }, fromEnd: { pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor'> } }> };

export type GetCollectionsQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetCollectionsQuery = { collections: { nodes: Array<(
      Pick<StorefrontAPI.Collection, 'id' | 'title' | 'handle'>
      & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, products: { filters: Array<(
          Pick<StorefrontAPI.Filter, 'id'>
          & { values: Array<Pick<StorefrontAPI.FilterValue, 'count'>> }
        )> } }
    )> } };

export type GetFeedProductsQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetFeedProductsQuery = { products: { nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'publishedAt' | 'updatedAt'>> } };

export type GetNewProductsQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetNewProductsQuery = { products: { edges: Array<{ node: (
        Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType'>
        & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
          )> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> } }
      ) }> } };

export type GetProductByHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  variants: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetProductByHandleQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'description' | 'productType' | 'tags'>
    & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
    )>, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> } }
  )> };

export type GetProductHitsQueryVariables = StorefrontAPI.Exact<{
  query?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  sortKey: StorefrontAPI.ProductSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  collections: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetProductHitsQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
      Pick<StorefrontAPI.Product, 'id'>
      & { collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle'>> } }
    )> } };

export type GetProductsByIdsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetProductsByIdsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType'>
    & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )> } }
  )>> };

export type GetProductsQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  query?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetProductsQuery = { products: { edges: Array<{ node: (
        Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType'>
        & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
          )> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> } }
      ) }> } };

export type GetRelatedProductsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  collections: StorefrontAPI.Scalars['Int']['input'];
  products: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetRelatedProductsQuery = { product?: StorefrontAPI.Maybe<{ collections: { nodes: Array<(
        Pick<StorefrontAPI.Collection, 'handle' | 'title'>
        & { products: { nodes: Array<(
            Pick<StorefrontAPI.Product, 'tags' | 'id' | 'title' | 'handle' | 'productType'>
            & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
                Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
                & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
              )> } }
          )> } }
      )> } }> };

export type GetShopPageQueryVariables = StorefrontAPI.Exact<{
  query?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  sortKey: StorefrontAPI.ProductSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
  first?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  last?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  countUpTo: StorefrontAPI.Scalars['Int']['input'];
  text: StorefrontAPI.Scalars['String']['input'];
  price: Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetShopPageQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType'>
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
        )> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> } }
    )> }, counted: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, found: Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'> };

export type GetShopStridesQueryVariables = StorefrontAPI.Exact<{
  query?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  sortKey: StorefrontAPI.ProductSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
  stride: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  text: StorefrontAPI.Scalars['String']['input'];
  price: Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetShopStridesQuery = { fromStart: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, fromEnd: { pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor'> }, found: Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'> };

export type GetSitemapCollectionsQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetSitemapCollectionsQuery = { collections: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
      Pick<StorefrontAPI.Collection, 'handle' | 'updatedAt'>
      & { products: { filters: Array<(
          Pick<StorefrontAPI.Filter, 'id'>
          & { values: Array<Pick<StorefrontAPI.FilterValue, 'count'>> }
        )> } }
    )> } };

export type GetSitemapProductsQueryVariables = StorefrontAPI.Exact<{
  page: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetSitemapProductsQuery = { sitemap: { resources?: StorefrontAPI.Maybe<{ items: Array<Pick<StorefrontAPI.SitemapResource, 'handle' | 'updatedAt'> | Pick<StorefrontAPI.SitemapResourceMetaobject, 'handle' | 'updatedAt'>> }> } };

export type GetSitemapSizesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetSitemapSizesQuery = { products: { pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>> }, collections: { pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>> } };

export type GetSuggestionQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetSuggestionQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'handle' | 'title'>
    & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> } }
  )> };

export type GetUrlRedirectsQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetUrlRedirectsQuery = { urlRedirects: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>> } };

export type GetVariantPricesQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetVariantPricesQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }
  )>> };

export type SearchProductsQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  query?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  sortKey: StorefrontAPI.ProductSortKeys;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SearchProductsQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
      Pick<StorefrontAPI.Product, 'handle' | 'title' | 'description'>
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> } }
    )> } };

interface GeneratedQueryTypes {
  "#graphql\n  query GetCollectionByHandle(\n    $handle: String!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $filters: [ProductFilter!]\n    $sortKey: ProductCollectionSortKeys\n    $reverse: Boolean\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      id\n      title\n      handle\n      description\n      image {\n        ...Picture\n      }\n      products(\n        first: $first\n        after: $after\n        last: $last\n        before: $before\n        filters: $filters\n        sortKey: $sortKey\n        reverse: $reverse\n      ) {\n        ...Facets\n        pageInfo {\n          hasNextPage\n        }\n        nodes {\n          ...ProductCard\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Facets on ProductConnection {\n    filters {\n      id\n      values {\n        count\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    id\n    title\n    handle\n    productType\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    images(first: 1) {\n      nodes {\n        ...Picture\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        ...VariantOffer\n      }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment VariantOffer on ProductVariant {\n    id\n    title\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n": {return: GetCollectionByHandleQuery, variables: GetCollectionByHandleQueryVariables},
  "#graphql\n  query GetCollectionCursor(\n    $first: Int!\n    $after: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collections(first: $first, after: $after) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": {return: GetCollectionCursorQuery, variables: GetCollectionCursorQueryVariables},
  "#graphql\n  query GetCollectionStrides(\n    $handle: String!\n    $stride: Int!\n    $after: String\n    $before: String\n    $filters: [ProductFilter!]\n    $sortKey: ProductCollectionSortKeys\n    $reverse: Boolean\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      fromStart: products(\n        first: $stride\n        after: $after\n        filters: $filters\n        sortKey: $sortKey\n        reverse: $reverse\n      ) {\n        ...Facets\n        nodes {\n          id\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n      fromEnd: products(\n        last: $stride\n        before: $before\n        filters: $filters\n        sortKey: $sortKey\n        reverse: $reverse\n      ) {\n        pageInfo {\n          startCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Facets on ProductConnection {\n    filters {\n      id\n      values {\n        count\n      }\n    }\n  }\n\n": {return: GetCollectionStridesQuery, variables: GetCollectionStridesQueryVariables},
  "#graphql\n  query GetCollections($first: Int!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    collections(first: $first) {\n      nodes {\n        id\n        title\n        handle\n        image {\n          ...Picture\n        }\n        products(first: 1) {\n          ...Facets\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Facets on ProductConnection {\n    filters {\n      id\n      values {\n        count\n      }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: GetCollectionsQuery, variables: GetCollectionsQueryVariables},
  "#graphql\n  query GetFeedProducts($first: Int!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: $first, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        id\n        handle\n        title\n        description\n        productType\n        publishedAt\n        updatedAt\n      }\n    }\n  }\n": {return: GetFeedProductsQuery, variables: GetFeedProductsQueryVariables},
  "#graphql\n  query GetNewProducts($first: Int!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: $first, sortKey: CREATED_AT, reverse: true) {\n      edges {\n        node {\n          ...ProductCard\n          ...ProductCategory\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    title\n    handle\n    productType\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    images(first: 1) {\n      nodes {\n        ...Picture\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        ...VariantOffer\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductCategory on Product {\n    collections(first: 5) {\n      nodes {\n        handle\n        title\n      }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment VariantOffer on ProductVariant {\n    id\n    title\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n": {return: GetNewProductsQuery, variables: GetNewProductsQueryVariables},
  "#graphql\n  query GetProductByHandle(\n    $handle: String!\n    $images: Int!\n    $variants: Int!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      id\n      title\n      handle\n      description\n      productType\n      tags\n      priceRange {\n        minVariantPrice {\n          amount\n          currencyCode\n        }\n      }\n      images(first: $images) {\n        nodes {\n          ...Picture\n        }\n      }\n      variants(first: $variants) {\n        nodes {\n          ...VariantOffer\n        }\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      collections(first: 5) {\n        nodes {\n          handle\n          title\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment VariantOffer on ProductVariant {\n    id\n    title\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n": {return: GetProductByHandleQuery, variables: GetProductByHandleQueryVariables},
  "#graphql\n  query GetProductHits(\n    $query: String\n    $sortKey: ProductSortKeys!\n    $reverse: Boolean!\n    $first: Int!\n    $after: String\n    $collections: Int!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(\n      query: $query\n      sortKey: $sortKey\n      reverse: $reverse\n      first: $first\n      after: $after\n    ) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        id\n        collections(first: $collections) {\n          nodes {\n            handle\n          }\n        }\n      }\n    }\n  }\n": {return: GetProductHitsQuery, variables: GetProductHitsQueryVariables},
  "#graphql\n  query GetProductsByIds($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ...ProductCard\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    title\n    handle\n    productType\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    images(first: 1) {\n      nodes {\n        ...Picture\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        ...VariantOffer\n      }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment VariantOffer on ProductVariant {\n    id\n    title\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n": {return: GetProductsByIdsQuery, variables: GetProductsByIdsQueryVariables},
  "#graphql\n  query GetProducts($first: Int!, $query: String, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: $first, query: $query) {\n      edges {\n        node {\n          ...ProductCard\n          ...ProductCategory\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    title\n    handle\n    productType\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    images(first: 1) {\n      nodes {\n        ...Picture\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        ...VariantOffer\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductCategory on Product {\n    collections(first: 5) {\n      nodes {\n        handle\n        title\n      }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment VariantOffer on ProductVariant {\n    id\n    title\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n": {return: GetProductsQuery, variables: GetProductsQueryVariables},
  "#graphql\n  query GetRelatedProducts(\n    $handle: String!\n    $collections: Int!\n    $products: Int!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      collections(first: $collections) {\n        nodes {\n          handle\n          title\n          products(first: $products) {\n            nodes {\n              ...ProductCard\n              tags\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    title\n    handle\n    productType\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    images(first: 1) {\n      nodes {\n        ...Picture\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        ...VariantOffer\n      }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment VariantOffer on ProductVariant {\n    id\n    title\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n": {return: GetRelatedProductsQuery, variables: GetRelatedProductsQueryVariables},
  "#graphql\n  query GetShopPage(\n    $query: String\n    $sortKey: ProductSortKeys!\n    $reverse: Boolean!\n    $first: Int\n    $after: String\n    $last: Int\n    $before: String\n    $countUpTo: Int!\n    $text: String!\n    $price: [ProductFilter!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(\n      query: $query\n      sortKey: $sortKey\n      reverse: $reverse\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n    ) {\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        ...ProductCard\n        ...ProductCategory\n      }\n    }\n    counted: products(query: $query, first: $countUpTo) {\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n      }\n    }\n    found: search(\n      query: $text\n      types: [PRODUCT]\n      productFilters: $price\n      unavailableProducts: SHOW\n      first: 1\n    ) {\n      totalCount\n    }\n  }\n  #graphql\n  fragment ProductCard on Product {\n    id\n    title\n    handle\n    productType\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    images(first: 1) {\n      nodes {\n        ...Picture\n      }\n    }\n    variants(first: 1) {\n      nodes {\n        ...VariantOffer\n      }\n    }\n  }\n\n  #graphql\n  fragment ProductCategory on Product {\n    collections(first: 5) {\n      nodes {\n        handle\n        title\n      }\n    }\n  }\n\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment VariantOffer on ProductVariant {\n    id\n    title\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    availableForSale\n    selectedOptions {\n      name\n      value\n    }\n  }\n\n": {return: GetShopPageQuery, variables: GetShopPageQueryVariables},
  "#graphql\n  query GetShopStrides(\n    $query: String\n    $sortKey: ProductSortKeys!\n    $reverse: Boolean!\n    $stride: Int!\n    $after: String\n    $before: String\n    $text: String!\n    $price: [ProductFilter!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    fromStart: products(\n      query: $query\n      sortKey: $sortKey\n      reverse: $reverse\n      first: $stride\n      after: $after\n    ) {\n      nodes {\n        id\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    fromEnd: products(\n      query: $query\n      sortKey: $sortKey\n      reverse: $reverse\n      last: $stride\n      before: $before\n    ) {\n      pageInfo {\n        startCursor\n      }\n    }\n    found: search(\n      query: $text\n      types: [PRODUCT]\n      productFilters: $price\n      unavailableProducts: SHOW\n      first: 1\n    ) {\n      totalCount\n    }\n  }\n": {return: GetShopStridesQuery, variables: GetShopStridesQueryVariables},
  "#graphql\n  query GetSitemapCollections(\n    $first: Int!\n    $after: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collections(first: $first, after: $after) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        handle\n        updatedAt\n        products(first: 1) {\n          ...Facets\n        }\n      }\n    }\n  }\n  #graphql\n  fragment Facets on ProductConnection {\n    filters {\n      id\n      values {\n        count\n      }\n    }\n  }\n\n": {return: GetSitemapCollectionsQuery, variables: GetSitemapCollectionsQueryVariables},
  "#graphql\n  query GetSitemapProducts($page: Int!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    sitemap(type: PRODUCT) {\n      resources(page: $page) {\n        items {\n          handle\n          updatedAt\n        }\n      }\n    }\n  }\n": {return: GetSitemapProductsQuery, variables: GetSitemapProductsQueryVariables},
  "#graphql\n  query GetSitemapSizes($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products: sitemap(type: PRODUCT) {\n      pagesCount {\n        count\n      }\n    }\n    collections: sitemap(type: COLLECTION) {\n      pagesCount {\n        count\n      }\n    }\n  }\n": {return: GetSitemapSizesQuery, variables: GetSitemapSizesQueryVariables},
  "#graphql\n  query GetSuggestion($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      handle\n      title\n      priceRange {\n        minVariantPrice {\n          amount\n          currencyCode\n        }\n      }\n      images(first: 1) {\n        nodes {\n          url\n        }\n      }\n    }\n  }\n": {return: GetSuggestionQuery, variables: GetSuggestionQueryVariables},
  "#graphql\n  query GetUrlRedirects(\n    $query: String!\n    $first: Int!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    urlRedirects(first: $first, query: $query) {\n      nodes {\n        path\n        target\n      }\n    }\n  }\n": {return: GetUrlRedirectsQuery, variables: GetUrlRedirectsQueryVariables},
  "#graphql\n  query GetVariantPrices($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n": {return: GetVariantPricesQuery, variables: GetVariantPricesQueryVariables},
  "#graphql\n  query SearchProducts(\n    $first: Int!\n    $query: String\n    $sortKey: ProductSortKeys!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(first: $first, query: $query, sortKey: $sortKey) {\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        handle\n        title\n        description\n        priceRange {\n          minVariantPrice {\n            amount\n            currencyCode\n          }\n        }\n        images(first: 1) {\n          nodes {\n            url\n          }\n        }\n      }\n    }\n  }\n": {return: SearchProductsQuery, variables: SearchProductsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation cartCreate(\n    $input: CartInput!\n    $lines: Int!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartCreate(input: $input) {\n      cart {\n        id\n        checkoutUrl\n        totalQuantity\n        cost {\n          totalAmount {\n            amount\n            currencyCode\n          }\n        }\n        discountCodes {\n          code\n          applicable\n        }\n        lines(first: $lines) {\n          nodes {\n            quantity\n            cost {\n              amountPerQuantity {\n                amount\n                currencyCode\n              }\n              compareAtAmountPerQuantity {\n                amount\n                currencyCode\n              }\n              totalAmount {\n                amount\n                currencyCode\n              }\n            }\n            merchandise {\n              ... on ProductVariant {\n                id\n              }\n            }\n          }\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": {return: CartCreateMutation, variables: CartCreateMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}

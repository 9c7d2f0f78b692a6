/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/storefront-schema-2025-07/storefront-api-types';

type CartDiscount_CartAutomaticDiscountAllocation_Fragment = (
  { __typename: 'CartAutomaticDiscountAllocation' }
  & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
);

type CartDiscount_CartCodeDiscountAllocation_Fragment = (
  { __typename: 'CartCodeDiscountAllocation' }
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
);

type CartDiscount_CartCustomDiscountAllocation_Fragment = (
  { __typename: 'CartCustomDiscountAllocation' }
  & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
);

export type CartDiscountFragment = CartDiscount_CartAutomaticDiscountAllocation_Fragment | CartDiscount_CartCodeDiscountAllocation_Fragment | CartDiscount_CartCustomDiscountAllocation_Fragment;

export type CartCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CartInput;
  lines: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartCreateMutation = { cartCreate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, lines: { nodes: Array<(
          Pick<StorefrontAPI.CartLine, 'quantity'>
          & { discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: Pick<StorefrontAPI.ProductVariant, 'id'> }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'quantity'>
          & { discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: Pick<StorefrontAPI.ProductVariant, 'id'> }
        )> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message'>> }> };

export type GetCatalogueIndexQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  collections: StorefrontAPI.Scalars['Int']['input'];
  variants: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetCatalogueIndexQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'descriptionHtml' | 'createdAt' | 'availableForSale'>
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> }, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'title' | 'availableForSale'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }
        )> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle'>> }, contents?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, audience?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, sizes?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, updatedOn?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pages?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, formats?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, editions?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> } };

export type GetCatalogueStateQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetCatalogueStateQuery = { latest: { nodes: Array<Pick<StorefrontAPI.Product, 'updatedAt'>> }, found: Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'> };

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

export type GetSuggestionQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetSuggestionQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'handle' | 'title'>
    & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> } }
  )> };

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
          )> }, pages?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, formats?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, editions?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )>, filters: Array<(
        Pick<StorefrontAPI.Filter, 'id'>
        & { values: Array<Pick<StorefrontAPI.FilterValue, 'count'>> }
      )> } }
  )> };

export type GetCollectionPageJumpQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  size: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductCollectionSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetCollectionPageJumpQuery = { collection?: StorefrontAPI.Maybe<{ fromStart: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, filters: Array<(
        Pick<StorefrontAPI.Filter, 'id'>
        & { values: Array<Pick<StorefrontAPI.FilterValue, 'count'>> }
      )> }, fromEnd: { pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor'> } }> };

export type NextPageFragment = Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;

export type PictureFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type VariantOfferFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
);

export type BookFactsFragment = { pages?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, formats?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, editions?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> };

export type BookInsideFragment = { inside: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> };

export type ProductCardFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType'>
  & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
    )> }, pages?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, formats?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, editions?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ProductCategoryFragment = { collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> } };

export type FacetsFragment = { filters: Array<(
    Pick<StorefrontAPI.Filter, 'id'>
    & { values: Array<Pick<StorefrontAPI.FilterValue, 'count'>> }
  )> };

export type GetProductByHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  variants: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetProductByHandleQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'description' | 'descriptionHtml' | 'productType' | 'tags'>
    & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
      )> }
    )>, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> }, licence?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, pages?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, formats?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, editions?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, inside: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
  )> };

export type GetProductVariantsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetProductVariantsQuery = { product?: StorefrontAPI.Maybe<{ variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

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
              )> }, pages?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, formats?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, editions?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          )> } }
      )> } }> };

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
          )> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> }, pages?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, formats?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, editions?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      ) }> } };

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
          )> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> }, pages?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, formats?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, editions?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      ) }> } };

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
      )> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> }, pages?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, formats?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, editions?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type GetVariantPricesQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetVariantPricesQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'availableForSale'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }
  )>> };

export type GetSitemapSizesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetSitemapSizesQuery = { products: { pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>> }, collections: { pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>> } };

export type GetSitemapProductsQueryVariables = StorefrontAPI.Exact<{
  page: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetSitemapProductsQuery = { sitemap: { resources?: StorefrontAPI.Maybe<{ items: Array<Pick<StorefrontAPI.SitemapResource, 'handle' | 'updatedAt'> | Pick<StorefrontAPI.SitemapResourceMetaobject, 'handle' | 'updatedAt'>> }> } };

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

export type GetCollectionCursorQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetCollectionCursorQuery = { collections: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type GetFeedProductsQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetFeedProductsQuery = { products: { nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'productType' | 'publishedAt' | 'updatedAt'>> } };

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
        )> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'title'>> }, pages?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, formats?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, editions?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, counted: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, found: Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'> };

export type GetShopPageJumpQueryVariables = StorefrontAPI.Exact<{
  query?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  sortKey: StorefrontAPI.ProductSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
  size: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  before?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  text: StorefrontAPI.Scalars['String']['input'];
  price: Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetShopPageJumpQuery = { fromStart: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, fromEnd: { pageInfo: Pick<StorefrontAPI.PageInfo, 'startCursor'> }, found: Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'> };

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
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle'>> } }
    )> } };

export type GetShopNameQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type GetShopNameQuery = { shop: Pick<StorefrontAPI.Shop, 'name'> };

export type GetUrlRedirectsQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetUrlRedirectsQuery = { urlRedirects: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>> } };

export type GetShopPoliciesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GetShopPoliciesQuery = { shop: { termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>, privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>, refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>> } };

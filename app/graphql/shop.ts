import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  GetShopNameQuery,
  GetShopNameQueryVariables,
  GetShopPoliciesQuery,
  GetShopPoliciesQueryVariables,
  GetUrlRedirectsQuery,
  GetUrlRedirectsQueryVariables,
} from 'storefrontapi.generated';

/** The smallest query that the provider answers, to check that it responds. */
export const GET_SHOP_NAME: TypedDocumentNode<GetShopNameQuery, GetShopNameQueryVariables> = gql`
  query GetShopName {
    shop {
      name
    }
  }
`;

/** The redirects that an operator made in the shop's admin, or the provider when a handle changed. */
export const GET_URL_REDIRECTS: TypedDocumentNode<
  GetUrlRedirectsQuery,
  GetUrlRedirectsQueryVariables
> = gql`
  query GetUrlRedirects(
    $query: String!
    $first: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    urlRedirects(first: $first, query: $query) {
      nodes {
        path
        target
      }
    }
  }
`;

/** The shop's policies, as the operator wrote them in the provider's admin; null for one that is not there. */
export const GET_SHOP_POLICIES: TypedDocumentNode<
  GetShopPoliciesQuery,
  GetShopPoliciesQueryVariables
> = gql`
  query GetShopPolicies($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      termsOfService {
        title
        body
      }
      privacyPolicy {
        title
        body
      }
      refundPolicy {
        title
        body
      }
    }
  }
`;

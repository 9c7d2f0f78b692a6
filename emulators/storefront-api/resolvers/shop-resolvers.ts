import {CURRENCY, DEFAULT_COUNTRY, MARKET_COUNTRIES, SHOP_ID} from '../constants';
import {API_VERSIONS} from '../graphql/api-versions';
import type {FieldResolvers, RequestContext} from '../context';
import {gid} from '../gid';
import {addressOf, type ShopContent} from '../shop-content';
import type {PolicyData} from '../shop-policies';

/** The shop itself; its remaining fields are resolved below. */
export function shopNode({profile}: ShopContent) {
  return {
    __typename: 'Shop',
    id: SHOP_ID,
    name: profile.name,
    description: profile.description,
    moneyFormat: '${{amount}}',
    shipsToCountries: MARKET_COUNTRIES,
  };
}

export function paymentSettings(origin: string) {
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    cardVaultUrl: `${origin}/`,
    countryCode: DEFAULT_COUNTRY,
    currencyCode: CURRENCY,
    enabledPresentmentCurrencies: [CURRENCY],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}

export function publicApiVersions({oldestVersion}: RequestContext) {
  const served = API_VERSIONS.filter((version) => version >= oldestVersion);
  return [
    ...served.map((handle) => ({handle, displayName: handle, supported: true})),
    {handle: 'unstable', displayName: 'unstable', supported: false},
  ];
}

/** A policy as the schema has it; its address is the one of a stock theme, which the shop leads on. */
function policyNode(policy: PolicyData | null, number: string, {shop}: RequestContext) {
  return (
    policy && {
      __typename: 'ShopPolicy',
      id: gid('ShopPolicy', number),
      ...policy,
      url: addressOf(shop, `/policies/${policy.handle}`),
    }
  );
}

export const shopResolvers: FieldResolvers = {
  termsOfService: (_shop: unknown, _args: unknown, context: RequestContext) =>
    policyNode(context.shop.profile.policies.termsOfService, '1', context),
  privacyPolicy: (_shop: unknown, _args: unknown, context: RequestContext) =>
    policyNode(context.shop.profile.policies.privacyPolicy, '2', context),
  refundPolicy: (_shop: unknown, _args: unknown, context: RequestContext) =>
    policyNode(context.shop.profile.policies.refundPolicy, '3', context),
  paymentSettings: (_shop: unknown, _args: unknown, {origin}: RequestContext) =>
    paymentSettings(origin),
  primaryDomain: (_shop: unknown, _args: unknown, {shop: {url}}: RequestContext) => {
    const {host, protocol} = new URL(url);
    return {host, url, sslEnabled: protocol === 'https:'};
  },
};

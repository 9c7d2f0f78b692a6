import {
  CURRENCY,
  DEFAULT_COUNTRY,
  MARKET_COUNTRIES,
  SHOP_DESCRIPTION,
  SHOP_NAME,
} from '../constants';
import {API_VERSIONS} from '../graphql/api-versions';
import type {FieldResolvers, RequestContext} from '../context';
import {gid} from '../gid';

const SHOP_ID = gid('Shop', '1');

/** The shop itself; its remaining fields are resolved below. */
export function shopNode() {
  return {
    __typename: 'Shop',
    id: SHOP_ID,
    name: SHOP_NAME,
    description: SHOP_DESCRIPTION,
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

export const shopResolvers: FieldResolvers = {
  paymentSettings: (_shop: unknown, _args: unknown, {origin}: RequestContext) =>
    paymentSettings(origin),
  primaryDomain: (_shop: unknown, _args: unknown, {shopUrl}: RequestContext) => {
    const {host, protocol} = new URL(shopUrl);
    return {host, url: shopUrl, sslEnabled: protocol === 'https:'};
  },
};

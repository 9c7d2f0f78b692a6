import {describe, expect, it} from 'vitest';
import {EnvironmentError, parseEnvironment, reportOrigins} from '~/server/environment/environment';

const SHOP = {PUBLIC_STORE_DOMAIN: 'tienda.example', PUBLIC_STOREFRONT_API_TOKEN: 'token'};
const ANALYTICS = {PUBLIC_CHECKOUT_DOMAIN: 'pagar.tienda.example', PUBLIC_SHOP_ID: '123'};

function measurementOf(variables: Record<string, string>) {
  return parseEnvironment({...SHOP, ...variables}).measurement;
}

describe('measurement', () => {
  it('takes the number of a shop, bare or as a global id', () => {
    for (const id of ['123', 'gid://shopify/Shop/123']) {
      expect(measurementOf({...ANALYTICS, PUBLIC_SHOP_ID: id})).toEqual({
        shop: {
          shopId: 'gid://shopify/Shop/123',
          checkoutDomain: 'pagar.tienda.example',
          storefrontId: '0',
          currency: 'USD',
        },
        vitalsUrl: null,
      });
    }
  });

  it('lets pages report to what is configured, and to nothing else', () => {
    const vitals = {PUBLIC_WEB_VITALS_URL: 'https://medir.example/v1/vitals?site=1'};
    expect(reportOrigins(measurementOf(vitals))).toEqual(['https://medir.example']);
    expect(reportOrigins(measurementOf({...vitals, ...ANALYTICS}))).toEqual([
      'https://pagar.tienda.example',
      'https://medir.example',
    ]);
  });

  it.each([
    [
      {PUBLIC_SHOP_ID: '123'},
      'PUBLIC_CHECKOUT_DOMAIN is missing: the domain of the checkout, for analytics',
    ],
    [{...ANALYTICS, PUBLIC_SHOP_ID: 'reventa'}, 'PUBLIC_SHOP_ID is not a number'],
    [
      {...ANALYTICS, PUBLIC_CHECKOUT_DOMAIN: 'https://a.example'},
      'PUBLIC_CHECKOUT_DOMAIN is not a domain',
    ],
    [{PUBLIC_WEB_VITALS_URL: 'http://a.example'}, 'PUBLIC_WEB_VITALS_URL is not an https address'],
  ])('is refused as %j', (variables, problem) => {
    expect(() => measurementOf(variables)).toThrow(new EnvironmentError([problem]));
  });
});

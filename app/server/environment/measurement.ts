/** The variables of analytics: all off until they are set, and half a group is an error. */
import type {MeasuredShop, Measurement} from '~/domain/privacy/measurement';

type Read = (name: string) => string;

const HOST = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const DEFAULT_CURRENCY = 'USD';
const UNNAMED_STOREFRONT = '0';

/** Null if measurement is off; adds errors to `problems`. */
export function parseMeasurement(read: Read, problems: string[]): Measurement | null {
  const shop = parseShop(read, problems);
  const vitalsUrl = read('PUBLIC_WEB_VITALS_URL') || null;
  if (vitalsUrl !== null && !(/^https:\/\/\S+$/.test(vitalsUrl) && URL.canParse(vitalsUrl))) {
    problems.push('PUBLIC_WEB_VITALS_URL is not an https address');
  }
  return shop || vitalsUrl ? {shop, vitalsUrl} : null;
}

/** The origins that a page may report to. */
export function reportOrigins(measurement: Measurement | null): string[] {
  if (!measurement) return [];
  const {shop, vitalsUrl} = measurement;
  return [
    ...(shop ? [`https://${shop.checkoutDomain}`] : []),
    ...(vitalsUrl ? [new URL(vitalsUrl).origin] : []),
  ];
}

function parseShop(read: Read, problems: string[]): MeasuredShop | null {
  const checkoutDomain = read('PUBLIC_CHECKOUT_DOMAIN');
  const id = read('PUBLIC_SHOP_ID').replace(/^gid:\/\/shopify\/Shop\//, '');
  const currency = read('PUBLIC_SHOP_CURRENCY') || DEFAULT_CURRENCY;
  if (!checkoutDomain && !id) return null;
  if (!id) problems.push('PUBLIC_SHOP_ID is missing: the number of the shop, for its analytics');
  else if (!/^\d{1,20}$/.test(id)) problems.push('PUBLIC_SHOP_ID is not a number');
  if (!checkoutDomain) {
    problems.push('PUBLIC_CHECKOUT_DOMAIN is missing: the domain of the checkout, for analytics');
  } else if (!HOST.test(checkoutDomain)) {
    problems.push('PUBLIC_CHECKOUT_DOMAIN is not a domain');
  }
  if (!/^[A-Z]{3}$/.test(currency)) problems.push('PUBLIC_SHOP_CURRENCY is not a currency code');
  return {
    shopId: `gid://shopify/Shop/${id}`,
    checkoutDomain,
    storefrontId: read('PUBLIC_STOREFRONT_ID') || UNNAMED_STOREFRONT,
    currency,
  };
}

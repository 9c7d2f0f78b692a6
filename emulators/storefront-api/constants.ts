/**
 * What is fixed about the emulated shop. The tokens are public knowledge: they open nothing but
 * this emulator, and exist so that a storefront's authentication is exercised in development. The
 * public one has the 32 characters of the provider's, or Hydrogen warns of it on every page.
 */
export const DEFAULT_PUBLIC_TOKEN = 'storefront-emulator-public-token';
export const DEFAULT_PRIVATE_TOKEN = 'storefront-emulator-private-token';
/** Admin API token that never expires, like that of an app made in the shop's admin before 2026. */
export const ADMIN_TOKEN = 'storefront-emulator-admin-token';
/** Credentials with which an app of the Dev Dashboard requests tokens. */
export const CLIENT_ID = 'storefront-emulator-client-id';
export const CLIENT_SECRET = 'storefront-emulator-client-secret';
/** Secret that signs the app's webhooks. */
export const WEBHOOK_SECRET = 'storefront-emulator-webhook-secret';
export const SHOP_DOMAIN = 'reventa-demo.myshopify.com';
/** Id of the shop, the same for both APIs. */
export const SHOP_ID = 'gid://shopify/Shop/1';
export const DEFAULT_SHOP_URL = 'http://localhost:3000';

/** The variable that an operator changes when the port is taken; named in the error. */
export const PORT_VARIABLE = 'STOREFRONT_EMULATOR_PORT';

/** Currency of every price, such as 'CLP'; older carts keep their old amounts, as with the provider. */
export const CURRENCY = process.env['STOREFRONT_EMULATOR_CURRENCY']?.trim() || 'USD';
export const DEFAULT_COUNTRY = 'MX';
export const DEFAULT_LANGUAGE = 'ES';

/** Countries of the provider's market settings: the shop sells to them. */
export const MARKET_COUNTRIES = [
  'MX',
  'AR',
  'BO',
  'CL',
  'CO',
  'CR',
  'DO',
  'EC',
  'ES',
  'GT',
  'HN',
  'NI',
  'PA',
  'PE',
  'PY',
  'SV',
  'US',
  'UY',
] as const;

/** The provider's limit on a page and on any input array. */
export const MAX_PAGE_SIZE = 250;
export const MAX_INPUT_ARRAY = 250;
/** The provider's limit on the lines of one cart. */
export const MAX_CART_LINES = 500;
export const MAX_LINE_QUANTITY = 1_000_000;
export const MAX_NOTE_LENGTH = 5000;
/** Largest request body that is read, in bytes. */
export const MAX_BODY_BYTES = 1_000_000;

/**
 * Reads the worker's variables once and refuses half-filled groups (docs/architecture.md 13): a
 * domain without a token is an error that names what is missing, never a silent fallback. Whether a
 * URL leads to the real provider or to an emulator is not known here, and must not be.
 */
import type {CountryCode} from '@shopify/storefront-schema-2025-07/storefront-api-types';
import type {CourseLinks} from '~/content/courses';
import {tokenPayload} from '~/domain/account/session';
import {isEmail} from '@common/email';
import type {Measurement, MeasuredShop} from '~/domain/privacy/measurement';
import type {Seller} from '~/domain/policies/policies';
import {type PublicKey, readPublicKeys} from '~/domain/certificate/verify-credential';
import {MAX_PAYMENT_METHODS, parsePaymentMethods} from '~/domain/checkout/payment-methods';
import {type ExchangeRates, areRatesFresh} from '~/domain/money/estimate';
import {parseOffers, type ConfiguredOffers} from './offers';
import {parseJson} from '~/domain/text/parse-unknown';
import {plainLine} from '~/domain/markup/plain-text';
import * as v from 'valibot';

/** Public settings of the Supabase project: accounts, wishes and messages. */
export interface SupabaseProject {
  /** Origin, without a slash at its end. */
  readonly url: string;
  /** The anonymous (publishable) key, which is public. */
  readonly anonKey: string;
}

export interface Environment {
  /** Host name of the shop ('mi-tienda.myshopify.com') or a whole origin ('http://127.0.0.1:4000'). */
  readonly storeDomain: string;
  readonly publicStorefrontToken: string;
  /** Null if the operator uses only the public token. */
  readonly privateStorefrontToken: string | null;
  readonly country: CountryCode;
  /** Null until the operator sets a link: no link is better than a dead one. */
  readonly communityUrl: string | null;
  /** URLs of the courses, which are sold outside the shop. */
  readonly courseLinks: CourseLinks;
  /** Contact address for help; null if not configured. */
  readonly supportEmail: string | null;
  /** Address that opens a WhatsApp chat with the seller; null if not configured. */
  readonly whatsapp: string | null;
  /** Names of the means of payment; empty if the operator lists none. */
  readonly paymentMethods: readonly string[];
  /** Rates for estimates in the visitor's currency; null if not configured. The reader must check their age. */
  readonly exchangeRates: ExchangeRates | null;
  /** The seller's legal details; null if not configured. */
  readonly seller: Seller | null;
  /** On what terms the shop makes its offers, and the discount code for each. */
  readonly offers: ConfiguredOffers;
  /** Null if not configured: accounts, contact and chat are then unavailable. */
  readonly supabase: SupabaseProject | null;
  /** Proves to the database that a form comes from this worker, which may name the sender; null if not set. */
  readonly formKey: string | null;
  /** Public keys that verify certificates; empty if the shop issues none. */
  readonly certificateKeys: readonly PublicKey[];
  /** Canonical origin for search engines; null to use the request's origin. */
  readonly siteUrl: string | null;
  /** Null when visits are not measured. */
  readonly measurement: Measurement | null;
  /** URL for browsers' reports of Content-Security-Policy violations; null if they are not collected. */
  readonly policyReportUrl: string | null;
  /** Whether browsers cache pages for offline use. */
  readonly offline: boolean;
}

/** Thrown when variables are missing or malformed; `problems` are one line each, ready to print. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'EnvironmentError';
  }
}

const MIN_FORM_KEY_LENGTH = 20;
const DEFAULT_COUNTRY: CountryCode = 'MX';
/** An https origin; plain http is for this machine. */
const ORIGIN = /^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/;

const HOST_NAME = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** @throws {EnvironmentError} naming every variable that is missing or malformed. */
export function parseEnvironment(variables: Readonly<Record<string, unknown>>): Environment {
  const read = (name: string) => {
    const value = variables[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const problems: string[] = [];
  const required = (name: string, meaning: string) => {
    const value = read(name);
    if (value === '') problems.push(`${name} is missing: ${meaning}`);
    return value;
  };

  const storeDomain = required('PUBLIC_STORE_DOMAIN', 'the domain of the Shopify store');
  const isAdmin = storeDomain.includes('admin.shopify.com');
  if (isAdmin || (storeDomain && !HOST_NAME.test(storeDomain) && !isOrigin(storeDomain))) {
    problems.push('PUBLIC_STORE_DOMAIN is not a domain, such as your-shop.myshopify.com');
  }
  const publicStorefrontToken = required(
    'PUBLIC_STOREFRONT_API_TOKEN',
    'the public access token of its Storefront API',
  );
  if (/^shp[a-z]{2,3}_/.test(publicStorefrontToken)) {
    problems.push('PUBLIC_STOREFRONT_API_TOKEN holds a private token: put the public one here');
  }
  const country = read('PUBLIC_STORE_COUNTRY') || DEFAULT_COUNTRY;
  if (!/^[A-Z]{2}$/.test(country)) {
    problems.push(`PUBLIC_STORE_COUNTRY is not a two-letter country code in upper case`);
  }
  const httpsAddress = (name: string) => {
    const address = read(name);
    if (address && !/^https:\/\/[^\s]+$/.test(address)) {
      problems.push(`${name} is not an https address`);
    }
    return address || null;
  };
  const communityUrl = httpsAddress('PUBLIC_COMMUNITY_URL');
  const courseLinks: CourseLinks = {
    autoPage: httpsAddress('PUBLIC_COURSE_AUTO_PAGE_URL'),
    vibecode: httpsAddress('PUBLIC_COURSE_VIBECODE_URL'),
    upsell: httpsAddress('PUBLIC_UPSELL_COURSE_URL'),
  };
  const supportEmail = read('PUBLIC_SUPPORT_EMAIL') || null;
  if (supportEmail && !isEmail(supportEmail)) {
    problems.push('PUBLIC_SUPPORT_EMAIL is not an e-mail address');
  }
  const whatsapp = read('PUBLIC_WHATSAPP').replace(/[\s().+-]/g, '');
  if (whatsapp && !/^[1-9]\d{7,14}$/.test(whatsapp)) {
    problems.push('PUBLIC_WHATSAPP is not a number with its country, such as +52 55 1234 5678');
  }
  const {names: paymentMethods, wrong} = parsePaymentMethods(read('PUBLIC_PAYMENT_METHODS'));
  if (wrong.length > 0 || paymentMethods.length > MAX_PAYMENT_METHODS) {
    const which = wrong.length > 0 ? `: '${wrong.join("', '")}' is none` : '';
    problems.push(
      `PUBLIC_PAYMENT_METHODS is not a list of at most ${MAX_PAYMENT_METHODS} names, such as Visa, PayPal, OXXO${which}`,
    );
  }
  const rates = read('PUBLIC_EXCHANGE_RATES');
  const exchangeRates = rates ? parseExchangeRates(rates) : null;
  if (rates && !exchangeRates) {
    problems.push(
      'PUBLIC_EXCHANGE_RATES is not a day, a currency and rates, such as 2026-11-26 USD: MXN 18.35, COP 4105',
    );
  }
  const seller = parseSeller(read, problems);
  const policyReportUrl = read('PUBLIC_CSP_REPORT_URL') || null;
  // The value becomes part of two headers, so it must not contain their punctuation.
  if (policyReportUrl && !/^https:\/\/[^\s;,"']+$/.test(policyReportUrl)) {
    problems.push('PUBLIC_CSP_REPORT_URL is not an https address');
  }
  const offers = parseOffers(read, problems);
  const supabase = parseSupabase(
    read('PUBLIC_SUPABASE_URL'),
    read('PUBLIC_SUPABASE_ANON_KEY'),
    problems,
  );
  const formKey = read('PRIVATE_FORM_KEY') || null;
  if (formKey && formKey.length < MIN_FORM_KEY_LENGTH) {
    problems.push(`PRIVATE_FORM_KEY is shorter than ${MIN_FORM_KEY_LENGTH} characters`);
  } else if (formKey && !/^[!-~]+$/.test(formKey)) {
    // It travels in a header.
    problems.push('PRIVATE_FORM_KEY has blanks, or letters outside of ASCII');
  }
  const certificateKeys = parseCertificateKeys(read('PUBLIC_CERTIFICATE_KEYS'), problems);
  const siteUrl = read('PUBLIC_SITE_URL');
  if (siteUrl && !isOrigin(siteUrl)) {
    problems.push('PUBLIC_SITE_URL is not an https origin');
  }
  const measurement = parseMeasurement(read, problems);
  const offline = read('PUBLIC_OFFLINE') || 'on';
  if (offline !== 'on' && offline !== 'off')
    problems.push("PUBLIC_OFFLINE is neither 'on' nor 'off'");
  if (problems.length > 0) throw new EnvironmentError(problems);

  return {
    storeDomain,
    publicStorefrontToken,
    privateStorefrontToken: read('PRIVATE_STOREFRONT_API_TOKEN') || null,
    country: country as CountryCode,
    communityUrl,
    courseLinks,
    supportEmail,
    whatsapp: whatsapp ? `https://wa.me/${whatsapp}` : null,
    paymentMethods,
    exchangeRates,
    seller,
    offers,
    supabase,
    formKey,
    certificateKeys,
    siteUrl: siteUrl ? new URL(siteUrl).origin : null,
    measurement,
    policyReportUrl,
    offline: offline === 'on',
  };
}

function isOrigin(address: string): boolean {
  return ORIGIN.test(address) && URL.canParse(address);
}

/** Reads two variables that must be set together; adds errors to `problems`. */
function parseSupabase(url: string, anonKey: string, problems: string[]): SupabaseProject | null {
  if (!url && !anonKey) return null;
  if (!url) problems.push('PUBLIC_SUPABASE_URL is missing: the address of the Supabase project');
  if (!anonKey) {
    problems.push('PUBLIC_SUPABASE_ANON_KEY is missing: the anonymous key of the Supabase project');
  }
  // Secret keys of both generations are refused.
  if (anonKey.startsWith('sb_secret_') || tokenPayload(anonKey)?.['role'] === 'service_role') {
    problems.push(
      'PUBLIC_SUPABASE_ANON_KEY holds a secret key, which every visitor could read: put the publishable one here, and replace the secret one in Supabase',
    );
  }
  if (url && !isOrigin(url)) problems.push('PUBLIC_SUPABASE_URL is not an https origin');
  return {url: url.replace(/\/$/, ''), anonKey};
}

/** `PUBLIC_CERTIFICATE_KEYS`: a JSON Web Key Set of Ed25519 keys. Adds errors to `problems`. */
function parseCertificateKeys(text: string, problems: string[]): readonly PublicKey[] {
  if (text === '') return [];
  const keys = readPublicKeys(parseJson(text));
  if (keys && keys.length > 0) return keys;
  problems.push(
    text.includes('"d"')
      ? 'PUBLIC_CERTIFICATE_KEYS holds a private key: take it back, and sign with another'
      : 'PUBLIC_CERTIFICATE_KEYS is not a set of Ed25519 keys, such as {"keys":[{"kty":"OKP",…}]}',
  );
  return [];
}

/** The seller's variables: all four must be set, or none. */
const VARIABLES = {
  name: 'PUBLIC_SELLER_NAME',
  taxId: 'PUBLIC_SELLER_TAX_ID',
  address: 'PUBLIC_SELLER_ADDRESS',
  hours: 'PUBLIC_SELLER_HOURS',
} as const satisfies Record<keyof Seller, string>;

/** Characters. */
const MAX_LENGTH = 200;

/** Null if no variable is set; adds missing ones to `problems`. */
function parseSeller(read: (name: string) => string, problems: string[]): Seller | null {
  const line = (name: string) => plainLine(read(name), MAX_LENGTH);
  const names = Object.values(VARIABLES);
  const missing = names.filter((name) => !line(name));
  if (missing.length === names.length) return null;
  for (const name of missing)
    problems.push(`${name} is missing: the seller is named whole, or not at all`);
  return {
    name: line(VARIABLES.name),
    taxId: line(VARIABLES.taxId),
    address: line(VARIABLES.address),
    hours: line(VARIABLES.hours),
  };
}

type Read = (name: string) => string;

const HOST = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const DEFAULT_CURRENCY = 'USD';
const UNNAMED_STOREFRONT = '0';

/** Null if measurement is off: until its variables are set. Half a group of them is an error, added to `problems`. */
function parseMeasurement(read: Read, problems: string[]): Measurement | null {
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
  if (!/^[A-Z]{3}$/.test(currency)) {
    problems.push(`PUBLIC_SHOP_CURRENCY is not a currency code such as USD: ${currency}`);
  }
  if (!checkoutDomain && !id) return null;
  if (!id) problems.push('PUBLIC_SHOP_ID is missing: the number of the shop, for its analytics');
  else if (!/^\d{1,20}$/.test(id)) problems.push('PUBLIC_SHOP_ID is not a number');
  if (!checkoutDomain) {
    problems.push('PUBLIC_CHECKOUT_DOMAIN is missing: the domain of the checkout, for analytics');
  } else if (!HOST.test(checkoutDomain)) {
    problems.push('PUBLIC_CHECKOUT_DOMAIN is not a domain');
  }
  return {
    shopId: `gid://shopify/Shop/${id}`,
    checkoutDomain,
    storefrontId: read('PUBLIC_STOREFRONT_ID') || UNNAMED_STOREFRONT,
    currency,
  };
}

const code = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const rate = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:\.\d{1,6})?$/),
  v.transform(Number),
  v.minValue(0.000001),
);
const schema = v.object({
  date: v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay)),
  base: code,
  rates: v.pipe(
    v.array(v.strictTuple([code, rate])),
    v.maxLength(30),
    v.transform((pairs): Record<string, number> => Object.fromEntries(pairs)),
  ),
});

/**
 * The operator's exchange rates, such as '2026-11-26 USD: MXN 18.35, COP 4105' (docs/operating.md, Exchange rates).
 * Null if the text is malformed.
 */
export function parseExchangeRates(text: string): ExchangeRates | null {
  const [head = '', list = ''] = text.split(':', 2);
  const [date, base] = head.trim().split(' ');
  const rates = list.split(',').map((pair) => pair.trim().split(' '));
  const read = v.safeParse(schema, {date, base, rates});
  return read.success ? read.output : null;
}

/** The rates that visitors may see: null without rates, or when they are older than seven days. */
export function freshRates(rates: ExchangeRates | null): ExchangeRates | null {
  return rates && areRatesFresh(rates, Date.now()) ? rates : null;
}

function isCalendarDay(date: string): boolean {
  const moment = new Date(date);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

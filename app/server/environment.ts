/**
 * Reads the worker's variables once and refuses half-filled groups (design section 7): a domain
 * without a token is an error that names what is missing, never a silent fallback. Whether a URL
 * leads to the real provider or to an emulator is not known here, and must not be.
 */
import type {CountryCode} from '@shopify/storefront-schema-2025-07/storefront-api-types';
import {DEFAULT_COURSE_LINKS, type CourseLinks} from '~/content/courses';

export interface Environment {
  /** Host name of the shop ('mi-tienda.myshopify.com') or a whole origin ('http://127.0.0.1:4000'). */
  readonly storeDomain: string;
  readonly publicStorefrontToken: string;
  /** Null when the operator uses the public token alone. */
  readonly privateStorefrontToken: string | null;
  readonly country: CountryCode;
  readonly communityUrl: string;
  /** Where the courses are sold, outside the shop. */
  readonly courseLinks: CourseLinks;
}

/** Thrown when variables are missing or malformed; `problems` are one line each, ready to print. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'EnvironmentError';
  }
}

const DEFAULT_COUNTRY: CountryCode = 'MX';
const DEFAULT_COMMUNITY_URL = 'https://www.facebook.com/groups/';

/** @throws {EnvironmentError} naming every variable that is missing or malformed. */
export function parseEnvironment(variables: Readonly<Record<string, unknown>>): Environment {
  const read = (name: string) => {
    const value = variables[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const problems: string[] = [];
  const require = (name: string, meaning: string) => {
    const value = read(name);
    if (value === '') problems.push(`${name} is missing: ${meaning}`);
    return value;
  };

  const storeDomain = require('PUBLIC_STORE_DOMAIN', 'the domain of the Shopify store');
  const publicStorefrontToken = require('PUBLIC_STOREFRONT_API_TOKEN', 'the public access token of its Storefront API');
  const country = read('PUBLIC_STORE_COUNTRY') || DEFAULT_COUNTRY;
  if (!/^[A-Z]{2}$/.test(country)) {
    problems.push(`PUBLIC_STORE_COUNTRY is not a two-letter country code in upper case`);
  }
  const httpsAddress = (name: string, otherwise: string) => {
    const address = read(name) || otherwise;
    if (!/^https:\/\/[^\s]+$/.test(address)) problems.push(`${name} is not an https address`);
    return address;
  };
  const communityUrl = httpsAddress('PUBLIC_COMMUNITY_URL', DEFAULT_COMMUNITY_URL);
  const courseLinks: CourseLinks = {
    autoPage: httpsAddress('PUBLIC_COURSE_AUTO_PAGE_URL', DEFAULT_COURSE_LINKS.autoPage),
    vibecode: httpsAddress('PUBLIC_COURSE_VIBECODE_URL', DEFAULT_COURSE_LINKS.vibecode),
    upsell: httpsAddress('PUBLIC_UPSELL_COURSE_URL', DEFAULT_COURSE_LINKS.upsell),
  };
  if (problems.length > 0) throw new EnvironmentError(problems);

  return {
    storeDomain,
    publicStorefrontToken,
    privateStorefrontToken: read('PRIVATE_STOREFRONT_API_TOKEN') || null,
    country: country as CountryCode,
    communityUrl,
    courseLinks,
  };
}

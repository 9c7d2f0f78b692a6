import {isCampaignParameter} from '~/domain/checkout/checkout-url';
import {CONSENT_KEPT_MS} from '~/domain/limits';
import {asEpoch, asRecord} from '~/domain/text/parse-unknown';

/** The operator's analytics settings that are sent to browsers. */
export interface Measurement {
  /** Shopify's own analytics; null when they are off. */
  readonly shop: MeasuredShop | null;
  /** URL that receives the speed of pages; null if it is not reported. */
  readonly vitalsUrl: string | null;
}

export interface MeasuredShop {
  /** `gid://shopify/Shop/…` */
  readonly shopId: string;
  /** Host name of the checkout, which receives the reports. */
  readonly checkoutDomain: string;
  /** Storefront id in its sales channel; '0' if not configured. */
  readonly storefrontId: string;
  /** ISO 4217 code of the shop's prices. */
  readonly currency: string;
}

/** Addresses of these name a buyer, an order, an account or a certificate. */
const PRIVATE_PAGE = /^\/(?:auth|gracias|certificado|mis-productos)(?:[/.]|$)/;
/** Of a mistyped link, any path may hold a mail address or a token. */
const MAIL = /@|%(?:25)*40/;
const TOKEN = /[\da-f]{32}/;

interface ReportedAddress {
  readonly url: string;
  readonly path: string;
  /** Query string with its '?'; empty without campaign parameters. */
  readonly search: string;
}

/** The part of a URL that may be reported: origin, path and campaign parameters. Null for private pages and paths with secrets. */
export function reportedAddress(address: string): ReportedAddress | null {
  const {origin, pathname, searchParams} = new URL(address);
  if ([PRIVATE_PAGE, MAIL, TOKEN].some((secret) => secret.test(pathname))) return null;
  const kept = [...searchParams].filter(
    ([name, value]) => isCampaignParameter(name) && !MAIL.test(value),
  );
  const search = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  return {url: origin + pathname + search, path: pathname, search};
}

/** The reportable part of the referrer: the path if it is this shop's, else only the origin. */
export function reportedReferrer(referrer: string, origin: string): string {
  if (!referrer) return '';
  const from = new URL(referrer).origin;
  return from === origin ? (reportedAddress(referrer)?.url ?? origin) : from;
}

/**
 * Consent to measurement (docs/product.md 13): asked once and valid for a year. Nothing is measured before an answer.
 * Browsers that send Global Privacy Control are not asked.
 */
export type Choice = 'accepted' | 'rejected';

/** Null before there was an answer. */
export type Consent = {readonly choice: Choice; readonly at: number} | null;

/** The stored consent; null if missing or corrupt. */
export function parseStoredConsent(stored: unknown): Consent {
  const record = asRecord(stored);
  const {choice} = record ?? {};
  const at = asEpoch(record?.at);
  return (choice === 'accepted' || choice === 'rejected') && at !== null ? {choice, at} : null;
}

/** The current choice; null if the visitor must be asked. */
export function currentChoice(consent: Consent, refusedByBrowser: boolean, now: number) {
  if (consent && now - consent.at < CONSENT_KEPT_MS) return consent.choice;
  return refusedByBrowser ? 'rejected' : null;
}

/** The checkout's URL (docs/product.md 7.3): the provider's URL and parameters unchanged, plus the channel. */
import {parseUrl} from '@common/parse-url';
import {CHECKOUT_CHANNEL} from '../limits';

/** The address with channel=online_store, or null when it is no plain http(s) address. */
export function checkoutAddress(address: unknown): string | null {
  const url = typeof address === 'string' ? parseUrl(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.searchParams.has('channel')) url.searchParams.set('channel', CHECKOUT_CHANNEL);
  // Appended as text: `searchParams` would re-encode the other parameters.
  else url.search += `${url.search ? '&' : '?'}channel=${CHECKOUT_CHANNEL}`;
  return url.href;
}

/**
 * Where a shopper came from, carried to the checkout: the campaign parameters of the address at
 * which the visit began (`utm_*` and the click ids of advertisers) are added to the provider's
 * checkout address, whose own parameters stay as they are and win (docs/product.md 7.7).
 */
const CAMPAIGN = /^(?:utm_[a-z_]{1,30}|gclid|fbclid|ttclid)$/;

export function isCampaignParameter(name: string): boolean {
  return CAMPAIGN.test(name);
}
const MAX_PARAMETERS = 12;
/** Characters of a value: click ids are long, and an address must not grow without end. */
const MAX_LENGTH = 255;

/** `landing` is a query string, with or without its question mark. */
export function withCampaign(checkoutUrl: string, landing: string): string {
  const url = new URL(checkoutUrl);
  const added = campaignOf(landing).filter(([name]) => !url.searchParams.has(name));
  // Appended as text: `searchParams` would re-encode the other parameters.
  for (const [name, value] of added) {
    url.search += `${url.search ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  }
  return url.href;
}

/** The first value of each parameter that belongs to a campaign. */
function campaignOf(landing: string): readonly (readonly [string, string])[] {
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(landing)) {
    const isWanted = CAMPAIGN.test(name) && value !== '' && value.length <= MAX_LENGTH;
    if (isWanted && !found.has(name) && found.size < MAX_PARAMETERS) found.set(name, value);
  }
  return [...found];
}

/**
 * The address to which a shopper is handed off (spec section 4, Checkout creation): the provider's
 * own, its parameters untouched, with the channel added.
 */
import {CHECKOUT_CHANNEL} from './limits';

/** The address with channel=online_store, or null when it is no plain http(s) address. */
export function checkoutAddress(address: unknown): string | null {
  const url = typeof address === 'string' ? parseUrl(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.searchParams.has('channel')) url.searchParams.set('channel', CHECKOUT_CHANNEL);
  // Appended as text: `searchParams` would write the other parameters anew in its own encoding.
  else url.search += `${url.search ? '&' : '?'}channel=${CHECKOUT_CHANNEL}`;
  return url.href;
}

function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

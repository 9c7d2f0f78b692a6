/**
 * The offer records of all products that this browser has visited, by handle (spec section 3, Offer
 * timer record). Records that the next visit would start anew anyway are forgotten, and only the
 * latest 200 are kept, so that the list does not grow for ever.
 */
import {MAX_STORED_OFFERS, PRODUCT_OFFER_RESTART_MS} from './limits';
import {asRecord} from './parse-unknown';
import {
  parseStoredOffer,
  transitionProductOffer,
  type ProductOffer,
  type ProductOfferEvent,
} from './product-offer';

export type ProductOffers = Readonly<Record<string, ProductOffer>>;

/** The product's record; null before its first visit. */
export function offerOf(offers: ProductOffers, handle: string): ProductOffer | null {
  return Object.hasOwn(offers, handle) ? (offers[handle] ?? null) : null;
}

/** All records after an event of one product at `now` (epoch milliseconds), the same ones when nothing changes. */
export function transitionProductOffers(
  offers: ProductOffers,
  handle: string,
  event: ProductOfferEvent,
  now: number,
): ProductOffers {
  const before = offerOf(offers, handle);
  const after = transitionProductOffer(before, event, now);
  if (!after || after === before) return offers;
  const others = Object.entries(offers).filter(
    ([name, {expiryTime}]) => name !== handle && now < expiryTime + PRODUCT_OFFER_RESTART_MS,
  );
  // The last one is the latest: a record that changes moves to the end.
  return Object.fromEntries(latest([...others, [handle, after]]));
}

/** A stored value, parsed from JSON; what is no record is dropped, and the others are kept. */
export function parseStoredOffers(stored: unknown): ProductOffers {
  const entries = Object.entries(asRecord(stored) ?? {}).flatMap(([handle, value]) => {
    const offer = parseStoredOffer(value);
    return offer ? [[handle, offer] as const] : [];
  });
  return Object.fromEntries(latest(entries));
}

function latest<T>(entries: readonly T[]): readonly T[] {
  return entries.slice(-MAX_STORED_OFFERS);
}

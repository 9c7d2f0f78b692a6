/**
 * The countdown of a product's combo offer (docs/product.md 6.2), one record per
 * product handle: 15 minutes from the first visit, then expired; the first visit 24 hours or more
 * after the expiry starts it anew. Rejecting the offer expires it at once.
 *
 * Who asked for more time (6.7) has ten times as long: a visit lengthens a record that runs.
 *
 * A record from the future (the clock jumped back, or it was tampered with) starts anew on the next
 * visit, and shows 15:00 at most until then.
 */
import {
  MAX_STORED_OFFERS,
  MORE_TIME_FACTOR,
  PRODUCT_OFFER_MS,
  PRODUCT_OFFER_RESTART_MS,
} from '../limits';
import {asEpoch, asRecord} from '../text/parse-unknown';
import {remainingSeconds} from './countdown';
import {runningLevel, type OfferTerms} from './offer-terms';

/** The record as stored; both moments are in epoch milliseconds. */
export interface ProductOffer {
  readonly startTime: number;
  readonly expiryTime: number;
}

export type ProductOfferEvent =
  /** `lasts` are milliseconds, `PRODUCT_OFFER_MS` by default. */
  {readonly type: 'visit'; readonly lasts?: number} | {readonly type: 'reject'};

export type ProductOfferStatus =
  | {readonly kind: 'active'; readonly remainingSeconds: number}
  | {readonly kind: 'expired'}
  /** The shop makes no product offers at present. */
  | {readonly kind: 'none'};

/** The record after an event at `now` (epoch milliseconds), the same one when nothing changes. */
export function transitionProductOffer(
  offer: ProductOffer | null,
  event: ProductOfferEvent,
  now: number,
): ProductOffer | null {
  if (event.type === 'reject') {
    return offer && now < offer.expiryTime
      ? {
          startTime: Math.min(Math.max(offer.startTime, now - PRODUCT_OFFER_MS), now),
          expiryTime: now,
        }
      : offer;
  }
  const {lasts = PRODUCT_OFFER_MS} = event;
  const current = offer && offer.startTime <= now && now < restartOf(offer);
  if (!current) return {startTime: now, expiryTime: now + lasts};
  const runs = now < offer.expiryTime;
  return runs && lasts > spanOf(offer) ? {...offer, expiryTime: offer.startTime + lasts} : offer;
}

/** The status at `now` (epoch milliseconds); without a record, as before any visit, there is no offer. */
export function productOfferStatus(offer: ProductOffer | null, now: number): ProductOfferStatus {
  const seconds = offer ? remainingSeconds(offer.expiryTime, now, spanOf(offer) / 1000) : 0;
  return seconds > 0 ? {kind: 'active', remainingSeconds: seconds} : {kind: 'expired'};
}

/**
 * What to show where the shop's own terms decide, at `now` (epoch milliseconds): the offer of the most
 * that so many companions can reach, and its end.
 */
export function campaignStatus(
  terms: OfferTerms,
  companions: number,
  now: number,
): ProductOfferStatus {
  const level = runningLevel(terms, companions, now);
  const end = level && terms.windows[level]?.endsAt;
  return end
    ? {kind: 'active', remainingSeconds: remainingSeconds(end, now, Infinity)}
    : {kind: 'none'};
}

/** The next moment after `now` (epoch milliseconds) at which the record changes: it expires, or may start anew. */
export function nextOfferChange(offer: ProductOffer | null, now: number): number | null {
  if (!offer) return null;
  return now < offer.expiryTime ? offer.expiryTime : restartOf(offer);
}

/** The first moment at which a visit starts the countdown anew. */
function restartOf({expiryTime}: ProductOffer): number {
  return expiryTime + PRODUCT_OFFER_RESTART_MS;
}

/** Duration of the record in milliseconds. */
function spanOf({startTime, expiryTime}: ProductOffer): number {
  return expiryTime - startTime;
}

/** A stored value, parsed from JSON, as a record; null if it is malformed, or lasts longer than any visit makes it. */
export function parseStoredOffer(stored: unknown): ProductOffer | null {
  const record = asRecord(stored);
  const startTime = asEpoch(record?.startTime);
  const expiryTime = asEpoch(record?.expiryTime);
  if (startTime === null || expiryTime === null) return null;
  const span = expiryTime - startTime;
  const lengthened = span === PRODUCT_OFFER_MS * MORE_TIME_FACTOR;
  return span >= 0 && (span <= PRODUCT_OFFER_MS || lengthened) ? {startTime, expiryTime} : null;
}

/*
 * The offer records of all products that this browser has visited, by handle (docs/product.md 6.2).
 * Records that the next visit would start anew anyway are forgotten, and only the latest 200 are
 * kept, so that the list does not grow for ever.
 */

export type ProductOffers = Readonly<Record<string, ProductOffer>>;

/** The product's record; null before the first visit. */
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
    ([name, other]) => name !== handle && now < restartOf(other),
  );
  // Records are sorted by their last change: a record that changes moves to the end.
  return Object.fromEntries(latest([...others, [handle, after]]));
}

/** Parses the stored JSON; drops invalid records and keeps the others. */
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

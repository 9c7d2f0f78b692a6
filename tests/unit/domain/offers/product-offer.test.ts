import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {
  campaignStatus,
  nextOfferChange,
  parseStoredOffer,
  productOfferStatus,
  transitionProductOffer,
  offerOf,
  parseStoredOffers,
  transitionProductOffers,
  type ProductOffer,
  type ProductOffers,
} from '~/domain/offers/product-offer';
import {DAY, HOUR, MINUTE, NOW, SECOND, stored} from '../fixtures';

const visit = (offer: ProductOffer | null, now: number) =>
  transitionProductOffer(offer, {type: 'visit'}, now);
const reject = (offer: ProductOffer | null, now: number) =>
  transitionProductOffer(offer, {type: 'reject'}, now);

const OFFER: ProductOffer = {startTime: NOW, expiryTime: NOW + 15 * MINUTE};

describe('the countdown of a product', () => {
  test('starts at 15 minutes on the first visit', () => {
    expect(visit(null, NOW)).toEqual(OFFER);
    expect(productOfferStatus(OFFER, NOW)).toEqual({kind: 'active', remainingSeconds: 900});
    expect(visit(OFFER, NOW + MINUTE)).toBe(OFFER);
  });

  test('is active at 14:59 and expired at 15:00', () => {
    const last = {kind: 'active', remainingSeconds: 1};
    expect(productOfferStatus(OFFER, NOW + 15 * MINUTE - SECOND)).toEqual(last);
    expect(productOfferStatus(OFFER, NOW + 15 * MINUTE - 1)).toEqual(last);
    expect(productOfferStatus(OFFER, NOW + 15 * MINUTE)).toEqual({kind: 'expired'});
  });

  test('restarts with 15 minutes once 24 h have passed since expiry', () => {
    const now = OFFER.expiryTime + DAY;
    expect(visit(OFFER, now - 1)).toBe(OFFER);
    expect(visit(OFFER, now)).toEqual({startTime: now, expiryTime: now + 15 * MINUTE});
  });
});

describe('rejecting', () => {
  test('expires the offer at once, and the 24 hours count from then', () => {
    const now = NOW + MINUTE;
    const rejected = reject(OFFER, now);
    expect(rejected).toEqual({startTime: NOW, expiryTime: now});
    expect(productOfferStatus(rejected, now).kind).toBe('expired');
    expect(visit(rejected, now + DAY - 1)).toBe(rejected);
    expect(visit(rejected, now + DAY)?.startTime).toBe(now + DAY);
  });

  test('does nothing to an expired offer or to none', () => {
    expect(reject(OFFER, OFFER.expiryTime)).toBe(OFFER);
    expect(reject(null, NOW)).toBeNull();
  });
});

test('a clock that jumped back never shows more than 15 minutes, and a visit starts anew', () => {
  expect(visit(OFFER, NOW - 1)?.startTime).toBe(NOW - 1);
  expect(productOfferStatus(OFFER, NOW - HOUR)).toEqual({kind: 'active', remainingSeconds: 900});
});

test.each([
  ['that lasts longer than 15 minutes', {startTime: NOW, expiryTime: NOW + 15 * MINUTE + 1}],
  ['that ends before it starts', {startTime: NOW, expiryTime: NOW - 1}],
  ['of NaN', {startTime: NaN, expiryTime: NaN}],
  ['beyond all dates', {startTime: 9e15, expiryTime: 9e15}],
  ['that is nothing', null],
])('a stored record %s is none', (_, value) => {
  expect(parseStoredOffer(value)).toBeNull();
});

test('no sequence of events makes the offer last longer than 15 minutes, or leaves what storage refuses', () => {
  const step = fc.record({
    type: fc.constantFrom('visit' as const, 'reject' as const),
    elapsed: fc.oneof(
      fc.integer({min: -2 * DAY, max: 2 * DAY}),
      fc.constantFrom(0, SECOND, 15 * MINUTE, DAY),
    ),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let offer: ProductOffer | null = null;
      let now = NOW;
      for (const {type, elapsed} of steps) {
        now += elapsed;
        offer = transitionProductOffer(offer, {type}, now);
        const status = productOfferStatus(offer, now);
        if (status.kind === 'active') expect(status.remainingSeconds).toBeLessThanOrEqual(900);
        expect(parseStoredOffer(stored(offer))).toEqual(offer);
      }
    }),
  );
});

const visitProduct = (offers: ProductOffers, handle: string, now: number) =>
  transitionProductOffers(offers, handle, {type: 'visit'}, now);
const ONE = visitProduct({}, 'a', NOW);

test('a record is kept to 24 hours after its expiry, and forgotten then', () => {
  const later = NOW + 15 * MINUTE + DAY;
  expect(offerOf(visitProduct(ONE, 'b', later - 1), 'a')).not.toBeNull();
  expect(offerOf(visitProduct(ONE, 'b', later), 'a')).toBeNull();
});

test('the latest 200 are kept', () => {
  let offers: ProductOffers = {};
  for (let i = 0; i < 201; i++) offers = visitProduct(offers, `p${i}`, NOW + i);
  expect(Object.keys(offers)).toHaveLength(200);
  expect(offerOf(offers, 'p0')).toBeNull();
  expect(offerOf(offers, 'p200')).not.toBeNull();
});

describe('stored records', () => {
  test('lose what is no record, and keep the others', () => {
    const tampered = {...ONE, b: {startTime: NOW, expiryTime: NOW + DAY}, c: 'soon', d: null};
    expect(parseStoredOffers(stored(tampered))).toEqual(ONE);
  });

  test.each(['__proto__', 'constructor', 'toString'])('treat %s as any other handle', (handle) => {
    expect(offerOf({}, handle)).toBeNull();
    const offers = visitProduct({}, handle, NOW);
    expect(offerOf(offers, handle)?.startTime).toBe(NOW);
    expect(offerOf(parseStoredOffers(stored(offers)), handle)?.startTime).toBe(NOW);
  });
});

test('the next change is the expiry, then the restart 24 hours after it, on a page that stays open', () => {
  expect(nextOfferChange(null, NOW)).toBeNull();
  expect(nextOfferChange(OFFER, OFFER.expiryTime - 1)).toBe(OFFER.expiryTime);
  expect(nextOfferChange(OFFER, OFFER.expiryTime)).toBe(OFFER.expiryTime + DAY);
  expect(nextOfferChange(OFFER, OFFER.expiryTime + DAY)).toBe(OFFER.expiryTime + DAY);
});

describe('in a campaign', () => {
  const terms: OfferTerms = {
    mode: 'campaign',
    windows: {'combo-10': {startsAt: NOW, endsAt: NOW + DAY}},
  };

  test("the offer is the shop's: from its beginning to its end, and no longer", () => {
    expect(campaignStatus(terms, 3, NOW - 1)).toEqual({kind: 'none'});
    expect(campaignStatus(terms, 3, NOW)).toEqual({kind: 'active', remainingSeconds: 86_400});
    expect(campaignStatus(terms, 3, NOW + DAY - 1)).toEqual({kind: 'active', remainingSeconds: 1});
    expect(campaignStatus(terms, 3, NOW + DAY)).toEqual({kind: 'none'});
  });

  test('there is none without companions, nor where the shop makes none', () => {
    expect(campaignStatus(terms, 0, NOW)).toEqual({kind: 'none'});
    expect(campaignStatus({mode: 'none', windows: {}}, 3, NOW)).toEqual({kind: 'none'});
  });
});

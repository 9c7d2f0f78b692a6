/** Clocks of the visitor's own run ten times as long for who asks for it (docs/product.md 6.7). */
import {describe, expect, test} from 'vitest';
import {lineDiscount, nextLineChange} from '~/domain/cart/line-amounts';
import {CROSS_SELL_MS, LINE_DISCOUNT_MS, MORE_TIME_FACTOR, PRODUCT_OFFER_MS} from '~/domain/limits';
import {crossSellStatus, nextCrossSellChange} from '~/domain/offers/cross-sell';
import {ownEnd, ownSpan, VISITOR_TERMS, type OfferTerms} from '~/domain/offers/offer-terms';
import {
  parseStoredOffer,
  productOfferStatus,
  transitionProductOffer,
} from '~/domain/offers/product-offer';
import {aLine, NOW, usd} from '../fixtures';

/** Asked for before any clock here began. */
const MORE: OfferTerms = {...VISITOR_TERMS, moreTimeSince: NOW - 1};
const LONG = PRODUCT_OFFER_MS * MORE_TIME_FACTOR;

test('a clock that runs at the moment of asking is lengthened, and one that is over is not', () => {
  const end = NOW + 60_000;
  const asked = (moreTimeSince: number | null) =>
    ownEnd({...VISITOR_TERMS, moreTimeSince}, NOW, 60_000);
  expect(asked(null)).toBe(end);
  expect(ownSpan(VISITOR_TERMS, 60_000)).toBe(60_000);
  expect(asked(NOW - 1)).toBe(NOW + 600_000);
  expect(asked(end - 1)).toBe(NOW + 600_000);
  expect(asked(end)).toBe(end);
});

describe('the offer of a product', () => {
  const usual = {startTime: NOW, expiryTime: NOW + PRODUCT_OFFER_MS};
  const visit = {type: 'visit', lasts: LONG} as const;

  test('begins with 150 minutes, which storage takes', () => {
    const offer = transitionProductOffer(null, visit, NOW);
    expect(offer).toEqual({startTime: NOW, expiryTime: NOW + LONG});
    expect(parseStoredOffer(offer)).toEqual(offer);
    expect(productOfferStatus(offer, NOW)).toEqual({kind: 'active', remainingSeconds: LONG / 1000});
  });

  test('is lengthened while it runs, not once it is over', () => {
    const last = NOW + PRODUCT_OFFER_MS - 1;
    expect(transitionProductOffer(usual, visit, last)?.expiryTime).toBe(NOW + LONG);
    expect(transitionProductOffer(usual, visit, last + 1)).toBe(usual);
    const long = {startTime: NOW, expiryTime: NOW + LONG};
    expect(transitionProductOffer(long, {type: 'visit'}, last)).toBe(long);
  });

  test('stays rejected, and storage takes that, whenever it was', () => {
    const long = {startTime: NOW, expiryTime: NOW + LONG};
    for (const after of [1, PRODUCT_OFFER_MS, LONG - 1]) {
      const rejected = transitionProductOffer(long, {type: 'reject'}, NOW + after);
      expect(rejected?.expiryTime).toBe(NOW + after);
      expect(parseStoredOffer(rejected)).toEqual(rejected);
      expect(transitionProductOffer(rejected, visit, NOW + after)).toBe(rejected);
    }
  });
});

test('a line keeps its discount for 150 minutes', () => {
  const line = aLine('v1', {price: usd('5.0'), compareAtPrice: usd('10.0')});
  const end = NOW + LINE_DISCOUNT_MS * MORE_TIME_FACTOR;
  expect(lineDiscount(line, end - 1, MORE)).toMatchObject({kind: 'active', remainingSeconds: 1});
  expect(lineDiscount(line, end, MORE).kind).toBe('ended');
  expect(nextLineChange([line], NOW, MORE)).toBe(end);
});

test('a line whose discount was over when more time was asked for stays at its full price', () => {
  const line = aLine('v1', {price: usd('5.0'), compareAtPrice: usd('10.0')});
  const late = NOW + LINE_DISCOUNT_MS;
  const at = (moreTimeSince: number) =>
    lineDiscount(line, late, {...VISITOR_TERMS, moreTimeSince}).kind;
  expect(at(late)).toBe('ended');
  expect(at(late - 1)).toBe('active');
});

test('the cross-sell is open for ten minutes, also when more time is asked for after it began', () => {
  const record = {
    productId: 'gid://shopify/Product/1',
    expiresAt: NOW + CROSS_SELL_MS,
    cooldownUntil: 0,
    wasUsed: false,
  };
  const end = NOW + CROSS_SELL_MS * MORE_TIME_FACTOR;
  expect(crossSellStatus(record, end - 1, MORE)).toMatchObject({kind: 'open', remainingSeconds: 1});
  expect(crossSellStatus(record, end, MORE).kind).toBe('expired');
  expect(nextCrossSellChange(record, NOW, MORE)).toBe(end);
});

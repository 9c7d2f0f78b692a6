import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  offerOf,
  parseStoredOffers,
  transitionProductOffers,
  type ProductOffers,
} from '~/domain/offers/product-offer';
import {DAY, MINUTE, NOW, stored} from '../fixtures';

const visit = (offers: ProductOffers, handle: string, now: number) =>
  transitionProductOffers(offers, handle, {type: 'visit'}, now);
const ONE = visit({}, 'a', NOW);

test('each product has a countdown of its own', () => {
  const two = visit(ONE, 'b', NOW + MINUTE);
  expect(offerOf(two, 'a')?.startTime).toBe(NOW);
  expect(offerOf(two, 'b')?.startTime).toBe(NOW + MINUTE);
  expect(offerOf(two, 'c')).toBeNull();
});

test('a visit that changes nothing returns the same records', () => {
  expect(visit(ONE, 'a', NOW + MINUTE)).toBe(ONE);
});

test('rejecting one leaves the others', () => {
  const two = visit(ONE, 'b', NOW);
  const rejected = transitionProductOffers(two, 'a', {type: 'reject'}, NOW + 1);
  expect(offerOf(rejected, 'a')?.expiryTime).toBe(NOW + 1);
  expect(offerOf(rejected, 'b')).toBe(offerOf(two, 'b'));
});

test('a record is kept to 24 hours after its expiry, and forgotten then', () => {
  const later = NOW + 15 * MINUTE + DAY;
  expect(offerOf(visit(ONE, 'b', later - 1), 'a')).not.toBeNull();
  expect(offerOf(visit(ONE, 'b', later), 'a')).toBeNull();
});

test('the latest 200 are kept', () => {
  let offers: ProductOffers = {};
  for (let i = 0; i < 201; i++) offers = visit(offers, `p${i}`, NOW + i);
  expect(Object.keys(offers)).toHaveLength(200);
  expect(offerOf(offers, 'p0')).toBeNull();
  expect(offerOf(offers, 'p200')).not.toBeNull();
});

describe('stored records', () => {
  test('come back as they were stored', () => {
    expect(parseStoredOffers(stored(ONE))).toEqual(ONE);
  });

  test('lose what is no record, and keep the others', () => {
    const tampered = {...ONE, b: {startTime: NOW, expiryTime: NOW + DAY}, c: 'soon', d: null};
    expect(parseStoredOffers(stored(tampered))).toEqual(ONE);
  });

  test.each(['__proto__', 'constructor', 'toString'])('treat %s as any other handle', (handle) => {
    expect(offerOf({}, handle)).toBeNull();
    const offers = visit({}, handle, NOW);
    expect(offerOf(offers, handle)?.startTime).toBe(NOW);
    expect(offerOf(parseStoredOffers(stored(offers)), handle)?.startTime).toBe(NOW);
  });

  test('never make it throw', () => {
    fc.assert(fc.property(fc.anything(), (value) => void parseStoredOffers(value)));
  });
});

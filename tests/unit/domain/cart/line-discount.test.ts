import {describe, expect, test} from 'vitest';
import {lineDiscount, liveOffer, nextLineChange} from '~/domain/cart/line-amounts';
import {VISITOR_TERMS as TERMS, type OfferTerms} from '~/domain/offers/offer-terms';
import {aLine, anOfferLine, DAY, MINUTE, NOW, usd} from '../fixtures';

const discounted = aLine('v1', {price: usd('15.0'), compareAtPrice: usd('20.0')});

describe('a compare-at price higher than the price', () => {
  test('is an active discount with 15 minutes left when the line is added', () => {
    expect(lineDiscount(discounted, NOW, TERMS)).toEqual({
      kind: 'active',
      price: usd('15.0'),
      originalPrice: usd('20.0'),
      percent: 25,
      remainingSeconds: 900,
    });
  });

  test('has ended after 15:00, and the price reverts to the compare-at price', () => {
    expect(lineDiscount(discounted, NOW + 15 * MINUTE, TERMS)).toEqual({
      kind: 'ended',
      price: usd('20.0'),
    });
  });

  test('never has more than 15 minutes left, also when the clock jumps back', () => {
    expect(lineDiscount(discounted, NOW - DAY, TERMS)).toMatchObject({remainingSeconds: 900});
  });
});

describe('the percentage of the badge', () => {
  test.each([
    ['19.9', '20.0', 1],
    ['17.5', '20.0', 13],
    ['17.51', '20.0', 12],
    ['0.0', '20.0', 100],
  ])('from %s instead of %s is %i', (price, compareAt, percent) => {
    const line = aLine('v1', {price: usd(price), compareAtPrice: usd(compareAt)});
    expect(lineDiscount(line, NOW, TERMS)).toMatchObject({percent});
  });

  test("is the offer's own on a line bought through one, however small the price", () => {
    expect(lineDiscount(anOfferLine('combo-10', '0.05'), NOW, TERMS)).toMatchObject({percent: 10});
  });

  test('is there where only several units together save a cent', () => {
    const line = anOfferLine('combo-30', '0.01');
    expect(lineDiscount({...line, quantity: 1}, NOW, TERMS).kind).toBe('special');
    expect(lineDiscount({...line, quantity: 2}, NOW, TERMS)).toMatchObject({percent: 30});
    expect(liveOffer({...line, quantity: 2}, NOW, TERMS)).toBe('combo-30');
  });
});

test.each([
  ['equal to the price', '20.0', '20.0'],
  ['lower than the price', '20.0', '15.0'],
  ['too little higher for one percent', '20.0', '20.01'],
  ['of zero', '0.0', '0.0'],
])(
  'a compare-at price without a discount %s is a special offer at the price',
  (_, price, compareAt) => {
    const line = aLine('v1', {price: usd(price), compareAtPrice: usd(compareAt)});
    const special = {kind: 'special', price: usd(price)};
    expect(lineDiscount(line, NOW, TERMS)).toEqual(special);
    expect(lineDiscount(line, NOW + DAY, TERMS)).toEqual(special);
  },
);

test('without a compare-at price there is nothing to show', () => {
  expect(lineDiscount(aLine(), NOW, TERMS)).toEqual({kind: 'none', price: usd('20.0')});
});

describe('in a campaign', () => {
  const terms: OfferTerms = {
    mode: 'campaign',
    windows: {'combo-20': {startsAt: NOW - DAY, endsAt: NOW + DAY}},
  };
  const line = anOfferLine('combo-20', '20.0');

  test("a line follows the shop's window, not its own age", () => {
    expect(lineDiscount(line, NOW + DAY - 1, terms)).toMatchObject({
      kind: 'active',
      price: usd('16.0'),
      remainingSeconds: 1,
    });
    expect(liveOffer(line, NOW + DAY - 1, terms)).toBe('combo-20');
    expect(lineDiscount(line, NOW + DAY, terms)).toEqual({kind: 'ended', price: usd('20.0')});
    expect(liveOffer(line, NOW + DAY, terms)).toBeNull();
    expect(liveOffer(line, NOW - DAY - 1, terms)).toBeNull();
    expect(nextLineChange([line], NOW, terms)).toBe(NOW + DAY);
  });
});

describe.each(['campaign', 'none'] as const)('in mode %s', (mode) => {
  const terms: OfferTerms = {mode, windows: {}};

  test('what the shop has on sale stays on sale, without a clock', () => {
    expect(lineDiscount(discounted, NOW + 1000 * DAY, terms)).toEqual({
      kind: 'active',
      price: usd('15.0'),
      originalPrice: usd('20.0'),
      percent: 25,
      remainingSeconds: null,
    });
    expect(nextLineChange([discounted], NOW, terms)).toBeNull();
  });
});

test("the next change of a cart is the end of a line's 15 minutes", () => {
  const lines = [discounted, {...discounted, addedAt: NOW - MINUTE}];
  expect(nextLineChange(lines, NOW, TERMS)).toBe(NOW + 14 * MINUTE);
  expect(nextLineChange(lines, NOW + 14 * MINUTE, TERMS)).toBe(NOW + 15 * MINUTE);
  expect(nextLineChange(lines, NOW + 15 * MINUTE, TERMS)).toBeNull();
});

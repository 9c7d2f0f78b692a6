import {expect, test} from 'vitest';
import {runningLevel, VISITOR_TERMS} from '~/domain/offers/offer-terms';
import {
  COMBO_COMPANIONS,
  COMBO_LEVELS,
  isOfferCode,
  OFFER_CODES,
  offerPercent,
  OFFERS,
} from '~/domain/offers/offers';

test.each(['combo-10', 'combo-20', 'combo-30', 'cross-sell'])(
  '%s is an offer of this shop',
  (code) => {
    expect(isOfferCode(code)).toBe(true);
  },
);

test.each(['combo-99', 'COMBO-10', '', 'toString', '__proto__', null, 10, ['combo-10']])(
  '%j is not',
  (code) => {
    expect(isOfferCode(code)).toBe(false);
  },
);

test('a combo takes more off the more companions it has', () => {
  expect(COMBO_LEVELS.map(offerPercent)).toEqual([10, 20, 30]);
  expect(COMBO_COMPANIONS).toBe(3);
  expect([0, 1, 2, 3, 4].map((companions) => runningLevel(VISITOR_TERMS, companions, 0))).toEqual([
    null,
    'combo-10',
    'combo-20',
    'combo-30',
    'combo-30',
  ]);
});

test('only the highest level of a combo is greeted as the best', () => {
  const best = OFFER_CODES.filter((code) => OFFERS[code].copyKey === 'best');
  expect(best).toEqual(COMBO_LEVELS.slice(-1));
});

test('the cross-sell takes half off one unit, once', () => {
  expect(OFFERS['cross-sell']).toMatchObject({percent: 50, maxQuantity: 1, maxLines: 1});
  expect(offerPercent(null)).toBe(0);
});

test('every offer takes a whole percent off, of at least one unit', () => {
  for (const code of OFFER_CODES) {
    const {percent, maxQuantity, maxLines} = OFFERS[code];
    expect(Number.isInteger(percent) && percent > 0 && percent < 100).toBe(true);
    expect(maxQuantity >= 1 && maxLines >= 1).toBe(true);
  }
});

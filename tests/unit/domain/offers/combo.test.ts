import {describe, expect, test} from 'vitest';
import {
  comboFeedback,
  comboOffer,
  startCombo,
  transitionCombo,
  type ComboState,
} from '~/domain/offers/combo';
import {VISITOR_TERMS as TERMS, type OfferTerms} from '~/domain/offers/offer-terms';
import {offerPercent, isOfferCode} from '~/domain/offers/offers';
import {campaignStatus, type ProductOfferStatus} from '~/domain/offers/product-offer';
import {NOW, SECOND} from '../fixtures';

const ACTIVE: ProductOfferStatus = {kind: 'active', remainingSeconds: 60};
const EXPIRED: ProductOfferStatus = {kind: 'expired'};

function toggle(
  combo: ComboState,
  id: string,
  {status = ACTIVE, terms = TERMS, now = NOW} = {},
): ComboState {
  return transitionCombo(combo, {type: 'toggle', id, status, terms}, now);
}

describe('the combo', () => {
  test('starts with all companions ticked, 3 at most, and nothing to say', () => {
    expect(startCombo(['a', 'b', 'b', 'c', 'd'])).toEqual({
      companionIds: ['a', 'b', 'c'],
      tickedIds: ['a', 'b', 'c'],
      feedback: null,
    });
  });

  test('unticks and ticks, keeping the order of the companions', () => {
    const without = toggle(startCombo(['a', 'b', 'c']), 'b');
    expect(without.tickedIds).toEqual(['a', 'c']);
    expect(toggle(without, 'b').tickedIds).toEqual(['a', 'b', 'c']);
  });
});

describe('the discount', () => {
  test.each([
    [0, 0, null],
    [1, 10, 'combo-10'],
    [2, 20, 'combo-20'],
    [3, 30, 'combo-30'],
    [4, 30, 'combo-30'],
  ] as const)('for %i companions is %i%%', (ticked, percent, offer) => {
    expect(comboOffer(ticked, ACTIVE, TERMS, NOW)).toBe(offer);
    expect(offerPercent(offer)).toBe(percent);
  });

  test.each([0, 1, 2, 3])('for %i companions is 0 once the offer has expired', (ticked) => {
    expect(comboOffer(ticked, EXPIRED, TERMS, NOW)).toBeNull();
  });
});

describe('the feedback', () => {
  test('warns on the way down and congratulates on the way up', () => {
    let combo = startCombo(['a', 'b', 'c']);
    const said = ['a', 'b', 'c', 'a', 'b', 'c'].map((id) => {
      combo = toggle(combo, id);
      return comboFeedback(combo, NOW);
    });
    expect(said).toEqual([
      {kind: 'lowered', level: 'combo-20'},
      {kind: 'lowered', level: 'combo-10'},
      {kind: 'normal-price'},
      {kind: 'raised', level: 'combo-10'},
      {kind: 'raised', level: 'combo-20'},
      {kind: 'raised', level: 'combo-30'},
    ]);
  });

  test('says that the offer has expired whatever is ticked', () => {
    const combo = startCombo(['a', 'b']);
    expect(comboFeedback(toggle(combo, 'a', {status: EXPIRED}), NOW)).toEqual({kind: 'expired'});
  });

  test('is shown at 4.999 s and gone at 5 s', () => {
    const combo = toggle(startCombo(['a', 'b']), 'a');
    expect(comboFeedback(combo, NOW + 5 * SECOND - 1)).toEqual({
      kind: 'lowered',
      level: 'combo-10',
    });
    expect(comboFeedback(combo, NOW + 5 * SECOND)).toBeNull();
  });
});

describe('in a campaign', () => {
  const terms: OfferTerms = {
    mode: 'campaign',
    windows: {
      'combo-20': {startsAt: NOW, endsAt: NOW + 2 * SECOND},
      'combo-30': {startsAt: NOW, endsAt: NOW + SECOND},
    },
  };
  const at = (ticked: number, now: number) =>
    comboOffer(ticked, campaignStatus(terms, 3, now), terms, now);

  test('each level counts while its own code runs, and the next lower one after that', () => {
    expect([at(3, NOW - 1), at(3, NOW), at(3, NOW + SECOND - 1)]).toEqual([
      null,
      'combo-30',
      'combo-30',
    ]);
    expect([at(3, NOW + SECOND), at(3, NOW + 2 * SECOND)]).toEqual(['combo-20', null]);
  });

  test('companions without a level of theirs take nothing off, and nothing is said of them', () => {
    expect(at(1, NOW)).toBeNull();
    const one = toggle(startCombo(['a', 'b']), 'a', {terms});
    expect(comboFeedback(one, NOW)).toBeNull();
    expect(comboFeedback(toggle(one, 'b', {terms}), NOW)).toEqual({kind: 'normal-price'});
  });

  test('nothing is said of an offer that is not made', () => {
    const status = campaignStatus(terms, 3, NOW - 1);
    expect(status).toEqual({kind: 'none'});
    expect(comboFeedback(toggle(startCombo(['a']), 'a', {terms, status}), NOW)).toBeNull();
  });
});

test.each(['combo-99', 'COMBO-10', '', 'toString', '__proto__', null, 10, ['combo-10']])(
  '%j is not',
  (code) => {
    expect(isOfferCode(code)).toBe(false);
  },
);

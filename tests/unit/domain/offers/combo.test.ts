import {describe, expect, test} from 'vitest';
import {
  comboCost,
  comboFeedback,
  comboOffer,
  comboPercent,
  startCombo,
  transitionCombo,
  type ComboState,
} from '~/domain/offers/combo';
import {NOW, SECOND, usd} from '../fixtures';

function toggle(combo: ComboState, id: string, {expired = false, now = NOW} = {}): ComboState {
  return transitionCombo(combo, {type: 'toggle', id, expired}, now);
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

  test('does nothing for what is no companion, such as the locked product itself', () => {
    const combo = startCombo(['a']);
    expect(toggle(combo, 'current')).toBe(combo);
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
    expect(comboPercent(ticked, false)).toBe(percent);
    expect(comboOffer(ticked, false)).toBe(offer);
  });

  test.each([0, 1, 2, 3])('for %i companions is 0 once the offer has expired', (ticked) => {
    expect(comboPercent(ticked, true)).toBe(0);
    expect(comboOffer(ticked, true)).toBeNull();
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
    expect(comboFeedback(toggle(combo, 'a', {expired: true}), NOW)).toEqual({kind: 'expired'});
  });

  test('is shown at 4.999 s and gone at 5 s', () => {
    const combo = toggle(startCombo(['a', 'b']), 'a');
    expect(comboFeedback(combo, NOW + 5 * SECOND - 1)).toEqual({
      kind: 'lowered',
      level: 'combo-10',
    });
    expect(comboFeedback(combo, NOW + 5 * SECOND)).toBeNull();
  });

  test('lasts 5 seconds from the last change', () => {
    const combo = toggle(startCombo(['a', 'b']), 'a');
    const again = toggle(combo, 'a', {now: NOW + 4 * SECOND});
    expect(comboFeedback(again, NOW + 9 * SECOND - 1)).toEqual({kind: 'raised', level: 'combo-20'});
  });
});

describe('the cost', () => {
  test('is the sum of what each line will cost, rounded one by one', () => {
    const prices = [usd('12.35'), usd('12.35'), usd('0.05')];
    expect(comboCost(prices, 10)).toEqual({regular: usd('24.75'), total: usd('22.26')});
    expect(comboCost(prices, 0).total).toEqual(usd('24.75'));
  });

  test('of the product alone is its price', () => {
    expect(comboCost([usd('9.99')], 0)).toEqual({regular: usd('9.99'), total: usd('9.99')});
  });
});

/**
 * The combo on the product page (docs/product.md 6.3): the product itself is locked in,
 * up to 3 companions are ticked or not, all of them at first; 0/10/20/30% for 0/1/2/3 ticked, and 0
 * once the product's offer has expired. Each change is answered for 5 seconds.
 */
import type {OfferCode} from './offers';
import {addMoney, percentOff, type Money} from '../text/money';
import {COMBO_COMPANIONS, COMBO_FEEDBACK_MS, COMBO_PERCENTS} from '../limits';

export type ComboPercent = (typeof COMBO_PERCENTS)[number];

export type ComboFeedback =
  | 'congrats-10'
  | 'congrats-20'
  | 'congrats-30'
  | 'only-20'
  | 'only-10'
  | 'normal-price'
  | 'expired';

export interface ComboState {
  /** Product ids, 3 at most. */
  readonly companionIds: readonly string[];
  readonly tickedIds: readonly string[];
  /** The answer to the last change, until a moment in epoch milliseconds. */
  readonly feedback: {readonly code: ComboFeedback; readonly until: number} | null;
}

/** Ticks or unticks a companion; `expired` says whether the product's offer has. */
export interface ComboToggle {
  readonly type: 'toggle';
  readonly id: string;
  readonly expired: boolean;
}

/** The combo as the page opens: the first 3 distinct companions, all ticked. */
export function startCombo(ids: readonly string[]): ComboState {
  const companionIds = [...new Set(ids)].slice(0, COMBO_COMPANIONS);
  return {companionIds, tickedIds: companionIds, feedback: null};
}

/** The combo after a toggle at `now` (epoch milliseconds); the same one for an unknown companion. */
export function transitionCombo(combo: ComboState, event: ComboToggle, now: number): ComboState {
  const {companionIds, tickedIds} = combo;
  if (!companionIds.includes(event.id)) return combo;
  const ticking = !tickedIds.includes(event.id);
  const ticked = companionIds.filter((id) => (id === event.id ? ticking : tickedIds.includes(id)));
  const code = event.expired ? 'expired' : feedbackFor(ticked.length, ticking);
  return {companionIds, tickedIds: ticked, feedback: {code, until: now + COMBO_FEEDBACK_MS}};
}

/** The feedback to show at `now` (epoch milliseconds). */
export function comboFeedback(combo: ComboState, now: number): ComboFeedback | null {
  return combo.feedback && now < combo.feedback.until ? combo.feedback.code : null;
}

/** The discount for a number of ticked companions. */
export function comboPercent(ticked: number, expired: boolean): ComboPercent {
  return (!expired && COMBO_PERCENTS[Math.min(ticked, COMBO_COMPANIONS)]) || 0;
}

/** The offer that the added lines carry; null at 0%. */
export function comboOffer(ticked: number, expired: boolean): OfferCode | null {
  const percent = comboPercent(ticked, expired);
  return percent ? `combo-${percent}` : null;
}

/** What the combo costs: each product is discounted and rounded on its own, as its cart line will be. */
export interface ComboCost {
  readonly regular: Money;
  readonly total: Money;
}

/** The cost of these prices at `percent` off. @throws {RangeError} without prices or with mixed currencies. */
export function comboCost(prices: readonly Money[], percent: ComboPercent): ComboCost {
  return {
    regular: prices.reduce(addMoney),
    total: prices.map((price) => percentOff(price, percent)).reduce(addMoney),
  };
}

function feedbackFor(ticked: number, ticking: boolean): ComboFeedback {
  const percent = comboPercent(ticked, false);
  if (percent === 0) return 'normal-price';
  if (ticking) return `congrats-${percent}`;
  return percent === 20 ? 'only-20' : 'only-10';
}

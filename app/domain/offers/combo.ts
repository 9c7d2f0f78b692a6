/**
 * The combo on the product page (docs/product.md 6.3): the product itself is locked in,
 * its companions are ticked or not, all of them at first; the table of offers says what so many ticked
 * ones take off, and nothing is once the product's offer has expired. Each change is answered for 5 s.
 */
import {COMBO_FEEDBACK_MS} from '../limits';
import {addMoney, percentOff, type Money} from '../text/money';
import {COMBO_COMPANIONS, comboLevel, offerPercent, type OfferCode} from './offers';

export type ComboFeedback =
  /** Ticking or unticking a companion led to this level. */
  | {readonly kind: 'raised' | 'lowered'; readonly level: OfferCode}
  | {readonly kind: 'normal-price' | 'expired'};

export interface ComboState {
  /** Product ids, as many as the highest level takes at most. */
  readonly companionIds: readonly string[];
  readonly tickedIds: readonly string[];
  /** The answer to the last change, until a moment in epoch milliseconds. */
  readonly feedback: {readonly said: ComboFeedback; readonly until: number} | null;
}

/** Ticks or unticks a companion; `expired` says whether the product's offer has. */
export interface ComboToggle {
  readonly type: 'toggle';
  readonly id: string;
  readonly expired: boolean;
}

/** The combo as the page opens: the first distinct companions, all ticked. */
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
  const said = feedbackTo(event, ticked.length, ticking);
  return {companionIds, tickedIds: ticked, feedback: {said, until: now + COMBO_FEEDBACK_MS}};
}

/** The feedback to show at `now` (epoch milliseconds). */
export function comboFeedback(combo: ComboState, now: number): ComboFeedback | null {
  return combo.feedback && now < combo.feedback.until ? combo.feedback.said : null;
}

/** The offer that the added lines carry; null when nothing is taken off. */
export function comboOffer(ticked: number, expired: boolean): OfferCode | null {
  return expired ? null : comboLevel(ticked);
}

/** Percent off for a number of ticked companions. */
export function comboPercent(ticked: number, expired: boolean): number {
  return offerPercent(comboOffer(ticked, expired));
}

/** What the combo costs: each product is discounted and rounded on its own, as its cart line will be. */
export interface ComboCost {
  readonly regular: Money;
  readonly total: Money;
}

/** The cost of these prices at `percent` off. @throws {RangeError} without prices or with mixed currencies. */
export function comboCost(prices: readonly Money[], percent: number): ComboCost {
  return {
    regular: prices.reduce(addMoney),
    total: prices.map((price) => percentOff(price, percent)).reduce(addMoney),
  };
}

function feedbackTo(event: ComboToggle, ticked: number, ticking: boolean): ComboFeedback {
  if (event.expired) return {kind: 'expired'};
  const level = comboLevel(ticked);
  return level ? {kind: ticking ? 'raised' : 'lowered', level} : {kind: 'normal-price'};
}

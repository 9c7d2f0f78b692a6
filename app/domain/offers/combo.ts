/**
 * The combo on the product page (docs/product.md 6.3): the product itself is locked in,
 * its companions are ticked or not, all of them at first; `runningLevel` (`./offer-terms.ts`) says which level so many
 * ticked ones reach, the table of offers (`./offers.ts`) what it takes off, and nothing is while the product has no offer. What a line of it then costs is decided by `linePrices`
 * (`../cart/cart-line.ts`) for a unit and by `lineAmounts` (`../cart/cart-total.ts`) for the whole line. Each change is
 * answered for `COMBO_FEEDBACK_MS`.
 */
import {COMBO_FEEDBACK_MS} from '../limits';
import {runningLevel, type OfferTerms} from './offer-terms';
import {COMBO_COMPANIONS, type OfferCode} from './offers';
import type {ProductOfferStatus} from './product-offer';

export type ComboFeedback =
  /** Ticking or unticking a companion led to this level. */
  | {readonly kind: 'raised' | 'lowered'; readonly level: OfferCode}
  | {readonly kind: 'normal-price' | 'expired' | 'declined'};

export interface ComboState {
  /** Product ids, limited by the highest level. */
  readonly companionIds: readonly string[];
  readonly tickedIds: readonly string[];
  /** The answer to the last change, until a moment in epoch milliseconds. */
  readonly feedback: {readonly said: ComboFeedback; readonly until: number} | null;
}

/** The shopper ticks or unticks a companion while the product's offer has this `status`. */
export interface ComboToggle {
  readonly type: 'toggle';
  readonly id: string;
  readonly status: ProductOfferStatus;
  readonly terms: OfferTerms;
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
  const said = feedbackTo(event, ticked.length, ticking, now);
  const feedback = said && {said, until: now + COMBO_FEEDBACK_MS};
  return {companionIds, tickedIds: ticked, feedback};
}

/** The feedback to show at `now` (epoch milliseconds). */
export function comboFeedback(combo: ComboState, now: number): ComboFeedback | null {
  return combo.feedback && now < combo.feedback.until ? combo.feedback.said : null;
}

/** The offer that the added lines carry at `now` (epoch milliseconds); null when nothing is taken off. */
export function comboOffer(
  ticked: number,
  status: ProductOfferStatus,
  terms: OfferTerms,
  now: number,
): OfferCode | null {
  return status.kind === 'active' ? runningLevel(terms, ticked, now) : null;
}

function feedbackTo({status, terms}: ComboToggle, ticked: number, ticking: boolean, now: number) {
  if (status.kind === 'none') return null;
  if (status.kind === 'expired') return {kind: 'expired'} as const;
  const level = runningLevel(terms, ticked, now);
  if (level) return {kind: ticking ? 'raised' : 'lowered', level} as const;
  // A campaign may have no offer for so few.
  return ticked === 0 ? ({kind: 'normal-price'} as const) : null;
}

/**
 * The offers that a cart line may have been bought through, and what each takes off
 * (docs/product.md 6.1). The checkout maps them to the operator's discount codes.
 */
import {CROSS_SELL_PERCENT} from '../limits';

/** Percent by offer. */
export const OFFER_PERCENTS = {
  'combo-10': 10,
  'combo-20': 20,
  'combo-30': 30,
  'cross-sell': CROSS_SELL_PERCENT,
} as const;

export type OfferCode = keyof typeof OFFER_PERCENTS;

/** Whether the value is the code of an offer that this shop makes. */
export function isOfferCode(value: unknown): value is OfferCode {
  return typeof value === 'string' && Object.hasOwn(OFFER_PERCENTS, value);
}
